import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planHash, sha256 } from "../../../../arena/tournament/plan/plan.ts";
import { connectServer, hostOf } from "../../../../arena/tournament/queue/connect-server.ts";
import { packPlan, unpackPlan } from "../../../../arena/tournament/queue/plan-parcel.ts";
import {
  identityDifference,
  identityDigest,
  programIdentity,
} from "../../../../arena/tournament/queue/program-identity.ts";
import type { ServeState } from "../../../../arena/tournament/queue/serve-queue.ts";
import { serveQueue } from "../../../../arena/tournament/queue/serve-queue.ts";
import { packUnit, unitDigest, unpackUnit } from "../../../../arena/tournament/queue/unit-packet.ts";
import { type Announcement, programKey } from "../../../../arena/tournament/queue/unit-queue.ts";
import {
  DURABLE,
  HAS_POSTGRES,
  HAS_REDIS,
  startPostgres,
  startRedis,
  type TestServer,
} from "../../../support/queue-servers.ts";
import { planOf, playUnit } from "../plans.ts";
import { freshPath, PLAN, UNITS } from "../store/units.ts";
import { playedBy, withOddWorker, withServer, withWorkers } from "./queued.ts";

/** A player file in a folder of its own. */
function playerFile(name: string, more = ""): string {
  const path = join(dirname(freshPath()), name);
  writeFileSync(
    path,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
export default definePlayer({ api: 1, label: "Miner", create: () => new (class extends PassivePlayer { ${more} })() });
`,
  );
  return path;
}

test("a unit survives its way through the queue", () => {
  const [unit] = UNITS;
  const { worker, result } = unpackUnit(packUnit("w", unit));
  expect({ worker, result }).toEqual({ worker: "w", result: unit });
  expect(result === null ? null : unitDigest(result)).toBe(unitDigest(unit));
  expect(() => unpackUnit('{"worker": 7}')).toThrow("worker");
});

test("another program is told by where it differs", () => {
  const own = programIdentity();
  expect(identityDifference(own, programIdentity())).toBeNull();
  expect(identityDifference(own, { ...own, node: 1 })).toBe(`node ${own.node}, expected 1`);
  expect(identityDifference(own, { ...own, build: "0".repeat(64) })).toMatch(/^build \w+, expected 0+$/);
});

test("a password is in no message", async () => {
  expect(hostOf("rediss://me:secret@queue.example:6380")).toBe("queue.example:6380");
  expect(hostOf("postgres://me:secret@queue.example/arena")).toBe("queue.example");
  expect(() => hostOf("http://me:secret@queue.example")).toThrow(
    /^--queue: expected an address such as redis:/,
  );
  for (const protocol of ["redis", "postgres"]) {
    await expect(connectServer(`${protocol}://me:secret@127.0.0.1:1`)).rejects.toThrow(
      /^queue 127\.0\.0\.1:1: nobody answers there; is the server running/,
    );
  }
});

describe("a plan on its way to a worker", () => {
  test("brings the code of player files, which runs where it is allowed", () => {
    const plan = planOf(`${playerFile("mine.mjs")},greedy`);
    const parcel = packPlan(plan, 20);
    expect(() => unpackPlan(parcel, planHash(plan), false)).toThrow(
      /^the plan brings player files \(.*mine\.mjs\), and this worker was started without --allow-players$/,
    );
    expect(unpackPlan(parcel, planHash(plan), true).plan).toEqual(plan);
  });

  test("is refused with code that is not the planned one", () => {
    const file = playerFile("mine.mjs");
    const plan = planOf(`${file},greedy`);
    const { files, ...rest } = JSON.parse(packPlan(plan, 20));
    const [[name, compiled]] = Object.entries<{ code: string }>(files);
    const code = `${compiled.code};`;
    const tampered = { ...rest, files: { [name]: { ...compiled, code, digest: sha256(code) } } };
    expect(() => unpackPlan(JSON.stringify(tampered), planHash(plan), true)).toThrow(
      /mine\.mjs came with code other than the plan's$/,
    );
    expect(() => unpackPlan(JSON.stringify({ ...rest, files: {} }), planHash(plan), true)).toThrow(
      /mine\.mjs came with code other than the plan's$/,
    );
    expect(() => unpackPlan(packPlan(PLAN, 20), planHash(plan), true)).toThrow(
      `the plan of hash ${planHash(plan)} is another one`,
    );
  });

  test("never brings a program", () => {
    const [first, second] = PLAN.players;
    const plan = { ...PLAN, players: [{ ...first, spec: "exec:true", digest: "0".repeat(64) }, second] };
    expect(() => packPlan(plan, 20)).toThrow("--queue: exec:true is a program and stays on this machine");
    const forged = JSON.stringify({ plan, thinkLimit: 20, files: {} });
    expect(() => unpackPlan(forged, planHash(plan), true)).toThrow("programs never travel");
  });
});

const SERVERS = [
  { kind: "Redis", has: HAS_REDIS, start: () => startRedis(...DURABLE) },
  { kind: "PostgreSQL", has: HAS_POSTGRES, start: () => startPostgres() },
];

describe.each(SERVERS)("a run by way of a queue on $kind (skipped where there is none)", ({ has, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    if (has) server = await start();
  });
  afterAll(() => server?.stop());

  test.skipIf(!has)("comes to the same units as one without, from one worker and from two", async () => {
    const one = await withWorkers(server.url, {}, () => playedBy(server.url, PLAN));
    expect(one).toMatchObject({ stop: "completed", units: UNITS });
    expect(one.state?.units).toMatchObject({ total: 6, done: 6, inFlight: 0, failed: 0 });
    const two = await withWorkers(server.url, { count: 2 }, () =>
      playedBy(server.url, PLAN, { replayShare: 1 }),
    );
    expect(two).toMatchObject({ stop: "completed", units: UNITS });
    expect(two.state?.units).toMatchObject({ done: 6, repeated: 6, mismatched: 0 });
  });

  test.skipIf(!has)("goes on where the server is lost and comes back", async () => {
    let played = 0;
    const lose = (state: ServeState): void => {
      if (played === 0 && state.done > 0) void server.restart();
      played = state.done;
    };
    const found = await withWorkers(server.url, { told: lose }, () => playedBy(server.url, PLAN));
    expect(found).toMatchObject({ stop: "completed", units: UNITS });
    expect(played).toBeGreaterThan(0);
  });

  test.skipIf(!has)("waits for another run of the program to end", async () => {
    const identity = programIdentity();
    const key = programKey(identityDigest(identity));
    const announcement: Announcement = { identity, coordinator: "another" };
    await withServer(server.url, async (other) => {
      await other.claim(key, JSON.stringify(announcement), 60);
      const waits = (line: string): void => {
        expect(line).toMatch(/^queue \S+: another run uses it; waiting until it ends$/);
        void other.remove([key]);
      };
      const found = await withWorkers(server.url, {}, () => playedBy(server.url, PLAN, { waits }));
      expect(found.stop).toBe("completed");
    });
  });

  test.skipIf(!has)("stops when two workers disagree, and names them", async () => {
    const plan = planOf("random,greedy", { units: 2, games: 2 });
    let sent = 0;
    const liar = async ({ data }: { readonly data: { readonly unit: number } }): Promise<string> => {
      const unit = playUnit(plan, data.unit);
      const games = unit.games.map((word, i) => (i === 3 ? word + sent : word));
      return packUnit(`liar-${sent++}`, { ...unit, games });
    };
    const running = withOddWorker(server.url, liar, () => playedBy(server.url, plan, { replayShare: 1 }));
    await expect(running).rejects.toThrow(
      /^workers liar-\d and liar-\d disagree on unit \d; one of them is not to be trusted/,
    );
  });

  test.skipIf(!has)("lists the units that failed with their last worker, and is incomplete", async () => {
    const plan = planOf("random,greedy", { units: 1, games: 2, seed: "failing" });
    const failing = async (): Promise<string> => {
      throw new Error("no room");
    };
    const running = withOddWorker(server.url, failing, () => playedBy(server.url, plan));
    await expect(running).rejects.toMatchObject({
      name: "IncompleteError",
      message:
        "incomplete: unit 0 failed 3 times, last on worker odd (no room); finished units are kept, --resume goes on",
    });
  });

  test.skipIf(!has)("seats player files on workers that allow it, and is incomplete on others", async () => {
    const plan = planOf(`${playerFile("mine.mjs")},greedy`, { units: 2, games: 2 });
    const units = [playUnit(plan, 0), playUnit(plan, 1)];
    const allowed = await withWorkers(server.url, { allowPlayers: true }, () => playedBy(server.url, plan));
    expect(allowed).toMatchObject({ stop: "completed", units });
    let last: ServeState | undefined;
    const told = (state: ServeState): void => {
      last = state;
    };
    const refused = withWorkers(server.url, { told }, () => playedBy(server.url, plan));
    await expect(refused).rejects.toThrow("this worker was started without --allow-players");
    expect(last).toMatchObject({ done: 0, failed: 6, lastError: expect.stringContaining("--allow-players") });
  });

  test.skipIf(!has)("stops at the fault of a player file where the plan says so", async () => {
    const file = playerFile("faulty.mjs", "shouldBuyProperty() { throw new Error('lost my way'); }");
    const plan = planOf(`${file},greedy`, { units: 1, games: 2 });
    const { stop, fault } = await withWorkers(server.url, { allowPlayers: true }, () =>
      playedBy(server.url, plan),
    );
    expect(stop).toBe("fault");
    expect(fault?.first.message).toMatch(/^lost my way \(.*faulty\.mjs:2\)$/);
  });

  test.skipIf(!has)("refuses a worker that is another program, by name", async () => {
    const identity = { ...programIdentity(), engine: "0.0.0" };
    const announcement: Announcement = { identity, coordinator: "another" };
    const key = programKey(identityDigest(identity));
    await withServer(server.url, async (other) => {
      await other.set(key, JSON.stringify(announcement));
      const { url } = server;
      const settings = { url, slots: 1, allowPlayers: false, told: () => {} };
      const serving = serveQueue({ ...settings, signal: new AbortController().signal });
      await expect(serving).rejects.toThrow(
        /^queue \S+: its work is for another program: this one has engine /,
      );
      await other.remove([key]);
    });
  });
});

describe("a server that may lose work is refused", () => {
  test.skipIf(!HAS_REDIS)(
    "a Redis that does not write down what it has (skipped where there is none)",
    async () => {
      const careless = await startRedis("--appendonly", "no");
      await expect(playedBy(careless.url, PLAN)).rejects.toThrow(/appendonly is no, expected yes/);
      await careless.stop();
    },
  );

  test.skipIf(!HAS_POSTGRES)(
    "a PostgreSQL that does not wait for the disk (skipped where there is none)",
    async () => {
      const careless = await startPostgres("-c", "fsync=off");
      await expect(playedBy(careless.url, PLAN)).rejects.toThrow(/fsync is off, expected on/);
      await careless.stop();
    },
  );
});
