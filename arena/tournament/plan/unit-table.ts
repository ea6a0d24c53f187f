import { RandomStream, seedKey } from "../../../src/chance/random.ts";
import { tablesKey } from "./keys.ts";
import type { TournamentPlan } from "./plan.ts";
import type { Schedule } from "./schedule.ts";

type Drawing = Pick<TournamentPlan, "population" | "seed">;

/**
 * The table of the plan's population that a unit is played at, by its number: drawn by the seed without replacement, so that
 * as many neighbouring units as there are tables have one of each. 0 in the other formats, whose units play all tables.
 */
export function tableOfUnit({ population, seed }: Drawing, unit: number): number {
  return population === undefined ? 0 : drawnTable(seed, population.tables.length, unit);
}

/** {@link tableOfUnit} of a plan with that seed and so many tables. */
export function drawnTable(seed: string, tables: number, unit: number): number {
  const stream = new RandomStream(tablesKey(seedKey(seed), Math.floor(unit / tables)));
  return stream.shuffle(Array.from({ length: tables }, (_, table) => table))[unit % tables];
}

/** Numbers of the seatings that a unit goes through. */
export function seatingsOfUnit(plan: Drawing, { tables }: Pick<Schedule, "tables">, unit: number) {
  return tables[tableOfUnit(plan, unit)];
}
