import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deriveKey } from "../../../src/chance/random.ts";
import { GUARDED, parseEntrant } from "../../players/registry.ts";
import type { TierDefinition } from "../../players/tier.ts";
import { GREEDY } from "../../players/tiers/greedy.ts";
import { TRADER } from "../../players/tiers/trader.ts";
import { recordGames } from "../../replay/record/record-game.ts";
import { makePlan } from "../../tournament/plan/make-plan.ts";
import { readPlayers } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { playIntoStore } from "../../tournament/play-into-store.ts";
import { Store } from "../../tournament/store/store.ts";
import { measureLatency } from "./latency.ts";
import { type Bench, measure } from "./measure.ts";
import { measurePlayouts } from "./playouts.ts";
import { measureYardstick } from "./yardstick.ts";

/**
 * Parts of the program that are measured one by one. `engine`: games of four Greedy, who hardly think. `table`: games of the
 * line-up. `tournament`: the same games with seatings, a worker thread, a store and its transactions, start excluded.
 * `recording`: the same games written down. `questions`: answers of a program on the other side of a pipe, by their median.
 * `playouts`: positions that four Greedy play on for 30 rounds, as a planner does; `traders`: the same with four Traders.
 */
export const PARTS = [
  "engine",
  "table",
  "tournament",
  "recording",
  "questions",
  "playouts",
  "traders",
] as const;
export type Part = (typeof PARTS)[number];

/** Unit in which a part is counted. */
export const COUNTED: Readonly<Record<Part, "games" | "questions" | "playouts">> = {
  engine: "games",
  table: "games",
  tournament: "games",
  recording: "games",
  questions: "questions",
  playouts: "playouts",
  traders: "playouts",
};

/** Measured speed of a part. */
export interface PartRate {
  readonly part: Part;
  /** What {@link COUNTED} names, of one second: of processor time, all threads together; questions by the clock on the wall. */
  readonly perSecond: number;
  /** How many of these were timed. */
  readonly counted: number;
  /** Speed of the processor meanwhile, see {@link measureYardstick}: rates compare by their quotients with it. */
  readonly blocksPerSecond: number;
}

export interface BenchSetup extends Bench {
  readonly seed: string;
}

type Go = (played: number) => boolean | Promise<boolean>;

/** Measures one part but `table`, which {@link measure} does with more to say. */
export async function measurePart(
  part: Exclude<Part, "table">,
  setup: BenchSetup,
  goOn: Go,
): Promise<PartRate> {
  const before = measureYardstick();
  const { counted, perSecond } = await MEASURES[part](setup, goOn);
  return { part, counted, perSecond, blocksPerSecond: (before + measureYardstick()) / 2 };
}

interface Counted {
  readonly counted: number;
  readonly perSecond: number;
}

const MEASURES: Readonly<Record<Exclude<Part, "table">, (setup: BenchSetup, goOn: Go) => Promise<Counted>>> =
  {
    async engine(setup, goOn) {
      const { throughput } = await measure({ ...setup, players: Array(4).fill("greedy") }, goOn);
      return { counted: throughput.games, perSecond: throughput.gamesPerSecond };
    },

    async tournament(setup) {
      const plan = planOf(setup);
      const start = await secondsOf(() => playStored({ ...plan, units: 1 }));
      const all = await secondsOf(() => playStored({ ...plan, units: plan.units + 1 }));
      return rate(plan.units * plan.games, all - start);
    },

    async recording(setup, goOn) {
      const plan = planOf({ ...setup, games: Math.ceil(setup.games / RECORDED_SHARE) });
      const games = Array.from({ length: plan.games }, (_, game) => game);
      const write = (unit: number): void => {
        for (const record of recordGames(plan, unit, games, { reasons: false })) JSON.stringify(record);
      };
      write(0);
      let counted = 0;
      const seconds = await secondsOf(async () => {
        for (let unit = 0; unit < plan.units && (await goOn(counted)); unit++, counted += plan.games)
          write(unit);
      });
      return rate(counted, seconds);
    },

    async questions({ board, rules, games, key }) {
      const entrants = [PROGRAM, "random"].map((player) => parseEntrant(player, GUARDED));
      const played = Math.min(games, PROGRAM_GAMES);
      const plan = { board, rules, entrants, key: deriveKey(key, 0, 3), games: played, warmUp: played };
      const [answers] = measureLatency(plan);
      return { counted: answers.decisions, perSecond: 1e6 / answers.p50 };
    },

    playouts: (setup, goOn) => playoutsOf(GREEDY, setup, goOn),
    traders: (setup, goOn) => playoutsOf(TRADER, setup, goOn),
  };

async function playoutsOf(tier: TierDefinition, setup: BenchSetup, goOn: Go): Promise<Counted> {
  const { board, rules, key, games } = setup;
  const plan = { board, rules, tier, key: deriveKey(key, 0, 4), playouts: games, warmUp: games };
  const { counted, seconds } = await measurePlayouts(plan, goOn);
  return rate(counted, seconds);
}

/** Games of the other parts for each game that is recorded, which takes longer. */
const RECORDED_SHARE = 4;
/** Games that the program plays, and before them to warm up; some sixty questions each. */
const PROGRAM_GAMES = 20;
/** The example program, found by the package's own name from the sources and from the build. */
const EXAMPLE = join(
  dirname(createRequire(import.meta.url).resolve("monopoly-arena/package.json")),
  "examples/javascript/first-player.mjs",
);

const PROGRAM = `exec:"${process.execPath}" "${EXAMPLE}"`;

function planOf({ board, rules, players, games, seed }: BenchSetup): RunnablePlan {
  const plan = makePlan({
    board,
    rules,
    players: readPlayers(players.join()),
    seed,
    format: "line-up",
    mode: "learning",
    seatPolicy: "all",
    units: 1,
    memory: {},
  });
  return { ...plan, units: Math.ceil(games / plan.games) };
}

/** Plays the plan into a store of its own, on one worker thread. */
async function playStored(plan: RunnablePlan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "arena-bench-"));
  const store = Store.write(join(folder, "bench.db"));
  try {
    const run = { ...store.run(store.createRun(plan)), plan };
    await playIntoStore(store, [run], {
      workers: 1,
      thinkLimit: 60,
      signal: new AbortController().signal,
      tick: () => {},
      stored: () => {},
      decided: () => false,
    });
  } finally {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time of `work`, all threads of this process together. */
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A difference of two times may vanish where little was played. */
const rate = (counted: number, seconds: number): Counted => ({
  counted,
  perSecond: counted / Math.max(seconds, 1e-6),
});
