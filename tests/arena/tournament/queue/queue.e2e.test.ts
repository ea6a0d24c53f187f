import { Worker } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import { playIntoStore } from "../../../../arena/tournament/play-into-store.ts";
import {
  identityDifference,
  identityDigest,
  programIdentity,
} from "../../../../arena/tournament/queue/program-identity.ts";
import { hostOf } from "../../../../arena/tournament/queue/redis-connection.ts";
import { serveQueue } from "../../../../arena/tournament/queue/serve-queue.ts";
import { packUnit, unitDigest, unpackUnit } from "../../../../arena/tournament/queue/unit-packet.ts";
import { programKey, queueName, type UnitJob } from "../../../../arena/tournament/queue/unit-queue.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../plans.ts";
import { freshPath, PLAN, UNITS } from "../store/units.ts";
import { DURABLE, HAS_REDIS, type RedisServer, startRedis } from "./redis-server.ts";

/** Plays a plan by the queue into a new store, and returns its units. */
async function playedBy(
  url: string,
  plan: RunnablePlan,
  queue: { volatile?: boolean; replayShare?: number } = {},
) {
  const store = Store.write(freshPath());
  try {
    const run = { ...store.run(store.createRun(plan)), plan };
    const { stop } = await playIntoStore(store, [run], {
      workers: 1,
      thinkLimit: 20,
      signal: new AbortController().signal,
      tick: () => {},
      stored: () => {},
      decided: () => false,
      queue: { url, volatile: false, replayShare: 0, ...queue },
    });
    return { stop, units: [...store.units(run.run)] };
  } finally {
    store.close();
  }
}

/** Workers that play while `work` goes on. */
async function withWorkers<T>(url: string, count: number, work: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const serving = Array.from({ length: count }, () =>
    serveQueue({ url, slots: 1, signal, played: () => {} }),
  );
  try {
    return await work();
  } finally {
    controller.abort();
    await Promise.all(serving);
  }
}

test("a unit survives its way through the queue", () => {
  const [unit] = UNITS;
  const { worker, result } = unpackUnit(packUnit("w", unit));
  expect({ worker, result }).toEqual({ worker: "w", result: unit });
  expect(unitDigest(result)).toBe(unitDigest(unit));
  expect(() => unpackUnit('{"worker": 7}')).toThrow("worker");
});

test("another program is told by where it differs", () => {
  const own = programIdentity();
  expect(identityDifference(own, programIdentity())).toBeNull();
  expect(identityDifference(own, { ...own, node: 1 })).toBe(`node ${own.node}, expected 1`);
  expect(identityDifference(own, { ...own, build: "0".repeat(64) })).toMatch(/^build \w+, expected 0+$/);
});

test("a password is in no message", () => {
  expect(hostOf("rediss://me:secret@queue.example:6380")).toBe("queue.example:6380");
  expect(() => hostOf("http://me:secret@queue.example")).toThrow(
    /^--queue: expected an address such as redis:/,
  );
});

describe.skipIf(!HAS_REDIS)("a run by way of a queue (needs redis-server)", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis(...DURABLE);
  });
  afterAll(() => server.stop());

  test("comes to the same units as one without, from one worker and from two", async () => {
    const one = await withWorkers(server.url, 1, () => playedBy(server.url, PLAN));
    expect(one).toEqual({ stop: "completed", units: UNITS });
    const two = await withWorkers(server.url, 2, () => playedBy(server.url, PLAN));
    expect(two).toEqual(one);
  });

  test("stops when two workers disagree, and names them", async () => {
    const plan = planOf("random,greedy", { units: 2, games: 2 });
    const identity = programIdentity();
    const connection = new Redis(server.url, { maxRetriesPerRequest: null });
    // Sends another worker's word for every unit, each time a different one.
    let sent = 0;
    const liar = new Worker<UnitJob, string>(
      queueName(identity),
      async ({ data }) => {
        const unit = playUnit(plan, data.unit);
        const games = unit.games.map((word, i) => (i === 3 ? word + sent : word));
        return packUnit(`liar-${sent++}`, { ...unit, games });
      },
      { connection },
    );
    try {
      await expect(playedBy(server.url, plan, { replayShare: 1 })).rejects.toThrow(
        /^workers liar-\d and liar-\d disagree on unit \d; one of them is not to be trusted/,
      );
    } finally {
      await liar.close();
      connection.disconnect();
    }
  });

  test("refuses a worker that is another program, by name", async () => {
    const other = await startRedis(...DURABLE);
    const redis = new Redis(other.url);
    const identity = { ...programIdentity(), engine: "0.0.0" };
    await redis.set(programKey(identityDigest(identity)), JSON.stringify(identity));
    redis.disconnect();
    const serving = serveQueue({
      url: other.url,
      slots: 1,
      signal: AbortSignal.abort(),
      played: () => {},
    });
    await expect(serving).rejects.toThrow(
      /^queue \S+: its work is for another program: this one has engine /,
    );
    await other.stop();
  });

  test("refuses a server that may lose work", async () => {
    const careless = await startRedis("--appendonly", "no");
    await expect(playedBy(careless.url, PLAN)).rejects.toThrow(/appendonly is no, expected yes/);
    await careless.stop();
  });

  test("lists the units that failed, and is incomplete", async () => {
    const plan = planOf("random,greedy", { units: 1, games: 2, seed: "failing" });
    const connection = new Redis(server.url, { maxRetriesPerRequest: null });
    const failing = new Worker<UnitJob, string>(
      queueName(programIdentity()),
      async () => {
        throw new Error("no room");
      },
      { connection },
    );
    try {
      await expect(playedBy(server.url, plan)).rejects.toThrow(
        "incomplete: unit 0 failed 3 times (no room); finished units are kept, --resume goes on",
      );
    } finally {
      await failing.close();
      connection.disconnect();
    }
  });

  test("lets nobody's code travel", async () => {
    const [first, second] = PLAN.players;
    const plan = { ...PLAN, players: [{ ...first, spec: "exec:true", digest: "0".repeat(64) }, second] };
    await expect(playedBy(server.url, plan)).rejects.toThrow("--queue: exec:true stays on this machine");
  });
});
