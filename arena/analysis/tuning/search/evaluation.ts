/** The only thing that a search knows of the game: settings go in, one score per unit comes out. */

import type { Settings } from "../../../../src/player/parameters.ts";

/** The units `from` … `to` − 1. A unit is a seed: everyone who plays a unit plays it under the same chance. */
export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Plays every setting on every unit and answers one row per setting, in the order given, with one score per unit,
 * in unit order; higher is better. A score must depend on its setting and its unit only, so the work may be split
 * over any number of workers.
 */
export type Evaluate = (
  settings: readonly Settings[],
  units: UnitRange,
) => Promise<readonly (readonly number[])[]>;

/** Number of units in a range. */
export function unitCount({ from, to }: UnitRange): number {
  return to - from;
}

/** Evaluates and checks the shape of the answer. Throws, in one line, on a missing row or a score that is no number. */
export async function evaluated(
  evaluate: Evaluate,
  settings: readonly Settings[],
  units: UnitRange,
): Promise<readonly (readonly number[])[]> {
  const rows = await evaluate(settings, units);
  const expected = `expected ${settings.length} rows of ${unitCount(units)} finite scores`;
  if (rows.length !== settings.length) throw new Error(`evaluation gave ${rows.length} rows: ${expected}`);
  rows.forEach((row, i) => {
    if (row.length !== unitCount(units) || !row.every(Number.isFinite)) {
      throw new Error(`evaluation of ${JSON.stringify(settings[i])} gave [${row.join(", ")}]: ${expected}`);
    }
  });
  return rows;
}
