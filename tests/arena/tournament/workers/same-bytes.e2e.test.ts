import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { RandomStream, seedKey } from "../../../../src/chance/random.ts";
import { Gate } from "../gate.ts";
import { arena, documentOf, freshFolder, shortRules, unitsIn, when } from "../process.ts";

const folder = freshFolder();
const rules = shortRules(folder);
const PLAYERS = "random,greedy,validator,hl-spec";
const run = (store: string, ...more: string[]): string[] => [
  ...["run", "--players", PLAYERS, "--rules", rules, "--seasons", "12", "--games", "24", "--quiet", "--json"],
  ...["--store", join(folder, store), ...more],
];
const gate = new Gate(folder);
const gatekeeper = join(folder, "gatekeeper.ts");
writeFileSync(
  gatekeeper,
  `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
${gate.source}
class Gatekeeper extends PassivePlayer { gameStarted() { pass(); } }
export default definePlayer({ api: 1, label: "Gatekeeper", create: () => new Gatekeeper() });\n`,
);
/** The same run with a player that stands still before a closed gate, for as long as the test wants. */
const held = (store: string, ...more: string[]): string[] => [
  ...run(store, ...more).map((word) => (word === PLAYERS ? PLAYERS.replace("random", gatekeeper) : word)),
  ...["--think-limit", "600"],
];
/** A game of a run on one worker, from 1, before which some of its seasons are stored and others are not. */
const HALFWAY = 150;

describe("a tournament", () => {
  let alone: Readonly<Record<string, unknown>>;
  let heldAlone: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    alone = documentOf(await arena(run("one.db", "--workers", "1")));
    heldAlone = documentOf(await arena(held("held-one.db", "--workers", "1")));
  });

  test.each(["2", "4"])("is the same, byte for byte, on %s workers", async (workers) => {
    expect(documentOf(await arena(run(`${workers}.db`, "--workers", workers)))).toEqual(alone);
  });

  test("is the same when it is killed at any moment and resumed", async () => {
    const store = join(folder, "killed.db");
    const delays = new RandomStream(seedKey("kills"));
    const line = held("killed.db", "--workers", "2", "--resume");
    // First in the middle of it, then at any moment; from there it may also come to its end.
    gate.close(HALFWAY / 2);
    for (let kill = 0; kill < 3; kill++) {
      const before = unitsIn(store);
      const { code } = await arena(line, (end) =>
        when(
          () => (kill === 0 ? gate.reached : unitsIn(store) > before),
          () => setTimeout(() => end("SIGKILL"), delays.below(150)),
        ),
      );
      gate.open();
      if (kill === 0) expect(code).toBe(null);
      expect(unitsIn(store)).toBeGreaterThanOrEqual(before);
    }
    expect(documentOf(await arena(line))).toEqual(heldAlone);
  });

  test("is the same when it is put together from shards", async () => {
    const shards = [
      { store: "a.db", units: "0-4" },
      { store: "b.db", units: "5-11" },
    ];
    for (const { store, units } of shards) {
      const part = documentOf(await arena(run(store, "--units", units)));
      expect(part).toMatchObject({ stop: "part", units: { planned: 12 } });
    }
    const stores = shards.map(({ store }) => join(folder, store));
    const merged = await arena(["merge", ...stores, "--into", join(folder, "all.db"), "--json", "--quiet"]);
    expect(JSON.parse(merged.stdout)).toEqual(alone);
  });

  test("is saved on Ctrl-C as far as it is, and the line that it prints goes on with it", async () => {
    const line = held("interrupted.db", "--workers", "1").filter((word) => word !== "--quiet");
    gate.close(HALFWAY);
    const stopped = await arena(line, (end) =>
      when(
        () => gate.reached,
        () => end("SIGINT"),
      ),
    );
    gate.open();
    expect(stopped.code).toBe(130);
    expect(JSON.parse(stopped.stdout)).toMatchObject({ stop: "interrupted" });
    const [, resume = ""] =
      /interrupted: [1-9]\d* of 12 seasons are saved in .*; go on with\n {2}node \S+ (.*)\n/.exec(
        stopped.stderr,
      ) ?? [];
    expect(resume).toMatch(/ --resume$/);
    const finished = await arena([...resume.split(" "), "--json", "--quiet"]);
    expect(documentOf(finished)).toEqual(heldAlone);
  });
});

describe("a second run of the same store", () => {
  test("is refused while the first goes on, which loses nothing", async () => {
    const store = join(folder, "shared.db");
    const line = held("shared.db", "--workers", "1");
    let second: ReturnType<typeof arena> | undefined;
    gate.close(HALFWAY);
    // The first stands still while the second asks.
    const first = arena(line, () =>
      when(
        () => gate.reached,
        () => {
          second = arena(line);
          second.finally(() => gate.open());
        },
      ),
    );
    const { code, stdout } = await first;
    const refused = await second;
    expect(code).toBe(0);
    expect(JSON.parse(stdout).stop).toBe("completed");
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused?.stderr).toBe(
      `arena run: store ${store}: another run is writing it; wait for it, or give --store another file\n`,
    );
  });
});
