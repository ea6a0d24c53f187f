/** Which parameters matter: the result with one parameter at a time moved a step away. */

import {
  counts,
  type ParameterSpec,
  type ParameterValue,
  type Settings,
  settled,
} from "../../../../src/player/parameters.ts";
import {
  adjustedComparisons,
  CONFIDENCE,
  clipped,
  DIFFERENCE,
  type Interval,
  liesWithin,
  MARGIN,
} from "../../../statistics/index.ts";
import { type Evaluate, evaluated, type UnitRange } from "./evaluation.ts";
import { type Judge, ONE_TABLE } from "./judge.ts";
import { coordinateOf, valueAt } from "./unit-cube.ts";

/** Step by which a number is moved, as a share of its axis. */
const STEP = 0.25;

/** One parameter at another value, everything else as it is. */
export interface Deviation {
  readonly value: ParameterValue;
  /** Score of the deviation minus score of the result, paired within units. */
  readonly difference: number;
  /** Adjusted as `p` is. */
  readonly interval: Interval;
  /** p-value of "no difference", adjusted by Holm for all deviations of all parameters. */
  readonly p: number;
}

export interface Sensitivity {
  readonly parameter: string;
  readonly value: ParameterValue;
  readonly deviations: readonly Deviation[];
  /** The largest difference among the deviations, without its sign; null where there are none. */
  readonly effect: number | null;
  /**
   * "irrelevant": every interval lies within the margin; "matters": some difference is beyond chance; "unclear":
   * neither, so it takes more units to tell; "does not count": beside the others of these settings it changes nothing.
   */
  readonly finding: "matters" | "irrelevant" | "unclear" | "does not count";
}

/**
 * Moves each parameter of `settings` alone, numbers a quarter of their axis both ways (as far as the range goes) and
 * the others to every other value, and compares with the result on the same units, which should be fresh. A parameter
 * that does not count beside the others is not moved. Answers in the order of the declaration; `margin` is in the unit of the scores. Rejects as `evaluate` does.
 */
export async function measureSensitivity(
  specs: readonly ParameterSpec[],
  settings: Settings,
  evaluate: Evaluate,
  units: UnitRange,
  margin: number = MARGIN,
  judge: Judge = ONE_TABLE,
): Promise<Sensitivity[]> {
  const moves = specs.flatMap((spec) =>
    counts(spec, settings)
      ? neighbours(spec, settings[spec.name]!).map((value) => ({ name: spec.name, value }))
      : [],
  );
  const moved = moves.map(({ name, value }) => settled(specs, { ...settings, [name]: value }));
  const played = [settings, ...moved];
  const [own, ...others] = await evaluated(evaluate, played, units);
  const comparisons = adjustedComparisons(others.length, (which, confidence) =>
    judge.compare(others[which]!, own!, units.from, confidence),
  );
  const deviations = moves.map((move, i) => {
    const { difference, interval, adjusted } = comparisons[i]!;
    return { ...move, difference, interval: clipped(interval, DIFFERENCE), p: adjusted ?? 1 };
  });
  return specs.map(({ name }) => {
    const own = deviations.filter((deviation) => deviation.name === name);
    return {
      parameter: name,
      value: settings[name]!,
      deviations: own.map(({ value, difference, interval, p }) => ({ value, difference, interval, p })),
      effect: own.length === 0 ? null : Math.max(...own.map(({ difference }) => Math.abs(difference))),
      finding: own.length === 0 ? "does not count" : findingOf(own, margin),
    };
  });
}

/** The values that a parameter is moved to. */
function neighbours(spec: ParameterSpec, value: ParameterValue): ParameterValue[] {
  if (spec.type === "boolean") return [!value];
  if (spec.type === "choice") return spec.choices.filter((choice) => choice !== value);
  const [min, max] = spec.range;
  const moved = [-STEP, STEP].map((step) => {
    const far = valueAt(spec, Math.min(1, Math.max(0, coordinateOf(spec, value) + step)));
    const next = Number(value) + Math.sign(step);
    return spec.type === "int" && far === value && next >= min && next <= max ? next : far;
  });
  return moved.filter((other) => other !== value);
}

function findingOf(deviations: readonly Deviation[], margin: number): Sensitivity["finding"] {
  if (deviations.every(({ interval }) => liesWithin(interval, margin))) return "irrelevant";
  return deviations.some(({ p }) => p < 1 - CONFIDENCE) ? "matters" : "unclear";
}
