import { resolve } from "node:path";
import { RandomStream, type Seed, seedKey } from "../../../src/chance/random.ts";
import type { Difference } from "../../replay/record/difference.ts";
import { recordGames } from "../../replay/record/record-game.ts";
import { settingOfPlan } from "../../replay/record/setting.ts";
import { verifyRecord } from "../../replay/record/verify-record.ts";
import { verifyStoredGame } from "../../replay/record/verify-stored-game.ts";
import { runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import { Store } from "../../tournament/store/store.ts";
import { rowLayout } from "../../tournament/unit/game-row.ts";
import { readRecord } from "./record-source.ts";
import { refused } from "./refused.ts";

/** Result of playing one game again. */
export interface CheckedGame {
  /** The file, or `RUN:unit/game`. */
  readonly game: string;
  /** Player-turns that came out the same. */
  readonly turns: number;
  readonly difference: Difference | null;
}

/** Plays the record that a command line names again. Refuses in one line what cannot be played here. */
export function checkRecord(name: string, { store, trustPlayers }: Sample, engine: string): CheckedGame {
  const { record, setting } = readRecord(name, { store, trustPlayers }, engine);
  return { game: name, ...verifyRecord(record, setting) };
}

/** Which games of a run are played again. */
export interface Sample {
  readonly sample: number;
  readonly seed: Seed;
  readonly store: string;
  /** True to start external players that the store names. */
  readonly trustPlayers: boolean;
}

/** Plays games of a stored run again, drawn by a seed, each from the run's plan alone, and holds them against the store. */
export function* checkRun(run: number, sample: Sample, engine: string): Generator<CheckedGame> {
  const store = refused(() => Store.read(resolve(sample.store)));
  try {
    const plan = refused(() => runnablePlan(store.run(run).plan, sample.trustPlayers));
    const setting = refused(() => settingOfPlan(plan, engine));
    const drawn = draw(store.finishedUnits(run), plan.games, sample);
    const { width } = rowLayout(plan.seats, scheduleOf(plan).learners.length);
    for (const { unit, games } of store.units(run)) {
      const places = drawn.get(unit) ?? [];
      if (places.length === 0) continue;
      const recorders = refused(() => recordGames(plan, unit, places, { reasons: false }));
      for (const [game, recorder] of recorders) {
        const stored = games.subarray(game * width, (game + 1) * width);
        yield { game: `${run}:${unit}/${game}`, ...verifyStoredGame(recorder.record(), setting, stored) };
      }
    }
  } finally {
    store.close();
  }
}

/** As many different games as are asked for, or all that there are, by unit. */
function draw(units: readonly number[], gamesEach: number, { sample, seed }: Sample): Map<number, number[]> {
  const total = units.length * gamesEach;
  const all = Array.from({ length: total }, (_, index) => index);
  const drawn = new RandomStream(seedKey(seed)).shuffle(all).slice(0, sample);
  const byUnit = new Map<number, number[]>();
  for (const index of drawn.sort((a, b) => a - b)) {
    const unit = units[Math.floor(index / gamesEach)];
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), index % gamesEach]);
  }
  return byUnit;
}
