import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPlayers } from "../../arena/tournament/plan/player-list.ts";
import type { UnitResult } from "../../arena/tournament/unit/unit-result.ts";
import { playTournament } from "../../arena/tournament/workers/play-tournament.ts";
import { withWorkerPool } from "../../arena/tournament/workers/worker-pool.ts";
import { planOf } from "../arena/tournament/plans.ts";
import { BUYS, fileOf, HOSTILE_PLAYERS } from "./hostile-players.ts";

/** Seconds for one call: far more than one takes that comes to an end, however busy the machine. */
const PATIENCE = 120;
/** Seconds for a call of a player that loops: cut off sooner than it need be, it plays no other game. */
const LOOP_LIMIT = 0.5;
const LOOPS = "gave no answer in time";
const folder = mkdtempSync(join(tmpdir(), "arena-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Plans of every class of players, each once, against two tiers. */
const classes = [...new Set(HOSTILE_PLAYERS.flatMap(({ hostile, harmless }) => [hostile, harmless]))];
const [path, learner] = [false, true].map((learns) => {
  const file = join(folder, `stranger-${learns}.mjs`);
  writeFileSync(file, fileOf(classes, learns));
  return file;
});
const plans = classes.map((members, act) =>
  planOf(`${members.includes("memory") ? learner : path}:act=a${act},greedy,random`, {
    units: 1,
    games: 6,
    onFault: "passive",
    seed: "hostile",
  }),
);

/** Whether a player of the class loops somewhere. */
const loops = classes.map((members) =>
  HOSTILE_PLAYERS.some(({ hostile, fault }) => hostile === members && fault?.source.includes(LOOPS)),
);

async function playAll(isolate: boolean): Promise<Map<number, UnitResult>> {
  const results = new Map<number, UnitResult>();
  for (const [thinkLimit, looping] of [
    [LOOP_LIMIT, true],
    [PATIENCE, false],
  ] as const) {
    const acts = [...plans.keys()].filter((act) => loops[act] === looping);
    await withWorkerPool(2, (pool) =>
      playTournament(
        acts.map((act) => ({ plan: plans[act], units: [0] })),
        {
          pool,
          isolate,
          thinkLimit,
          signal: new AbortController().signal,
          commit: (place, { units }) => {
            for (const unit of units) results.set(acts[place], unit);
            return true;
          },
          tick: () => {},
        },
      ),
    );
  }
  return results;
}

describe.each([
  { seating: "guarded", isolate: false },
  { seating: "isolated", isolate: true },
])("seated $seating", ({ isolate }) => {
  let results: ReadonlyMap<number, UnitResult>;
  beforeAll(async () => {
    results = await playAll(isolate);
  });

  test.each(HOSTILE_PLAYERS)(
    "a player that $does costs itself the answer and nobody else anything",
    (player) => {
      const { fault } = player;
      const hostile = results.get(classes.indexOf(player.hostile));
      const harmless = results.get(classes.indexOf(player.harmless));
      expect(hostile?.games).toEqual(harmless?.games);
      expect(hostile?.totals).toEqual(harmless?.totals);
      expect(harmless?.faults).toEqual([]);
      const messages = hostile?.faults.map(({ message }) => message) ?? [];
      if (fault === null) expect(messages).toEqual([]);
      else expect(messages).toContainEqual(expect.stringMatching(fault));
    },
  );
});

describe("a file that attacks while it is loaded is named", () => {
  test.each([
    ["ends the process", "process.exit(0);", /ended its thread with exit code 0$/],
    ["changes what it shares", "Array.prototype.push = () => 0;", /changed Array\.prototype\.push/],
  ])("one that %s", (name, text, message) => {
    const path = join(folder, `${name.replaceAll(" ", "-")}.mjs`);
    writeFileSync(path, `${text}${fileOf(["", BUYS])}`);
    expect(() => readPlayers(`${path},greedy`)).toThrow(message);
  });
});
