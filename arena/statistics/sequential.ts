/**
 * A generalised sequential probability ratio test on unit differences: stop a comparison as soon as it is
 * decided, at stated error rates. Unit differences are taken for normal and their variance is estimated (Wald,
 * "Sequential analysis", 1947; Li, Liu and Ying, "The generalized sequential probability ratio test", 2014).
 */

import { observationsIn } from "./unvaried.ts";

/** Units before the first decision: the variance is estimated from the data. */
export const MIN_SEQUENTIAL_UNITS = 16;

/** The two hypotheses about the mean difference: at most 0 (H0), at least `delta` (H1), and their errors. */
export interface SequentialTest {
  /** Above 0. */
  readonly delta: number;
  /** Chance to accept H1 where the difference is 0. */
  readonly alpha: number;
  /** Chance to accept H0 where the difference is `delta`. */
  readonly beta: number;
  /** Games that a unit's difference is the mean of; default 1. */
  readonly gamesEach?: number;
}

/** "H1": the difference is there; "H0": it is not; "undecided": more units are needed. */
export type Decision = "undecided" | "H0" | "H1";

/** All that the test remembers; plain data, folded unit by unit. */
export interface SequentialState {
  readonly units: number;
  readonly mean: number;
  /** Sum of squared deviations from the mean. */
  readonly squares: number;
  readonly decision: Decision;
}

/** A test that has seen nothing. */
export const UNSTARTED: SequentialState = { units: 0, mean: 0, squares: 0, decision: "undecided" };

/**
 * Takes in the difference of unit `index`. Units count in index order, whatever order they were finished in: a
 * unit out of turn throws. Once decided the state stays as it is, so units that were already under way do not
 * change the outcome.
 */
export function observeUnit(
  test: SequentialTest,
  state: SequentialState,
  index: number,
  difference: number,
): SequentialState {
  if (state.decision !== "undecided") return state;
  if (index !== state.units) {
    throw new Error(
      `sequential test: unit ${index} out of turn, expected unit ${state.units}; hand units over in index order`,
    );
  }
  const units = state.units + 1;
  const mean = state.mean + (difference - state.mean) / units;
  const squares = state.squares + (difference - state.mean) * (difference - mean);
  return { units, mean, squares, decision: decide(test, units, mean, squares) };
}

/** The estimate of a sequential test. After a stop it is not the estimate of a run of planned length. */
export interface SequentialEstimate {
  /** Null before the first unit. */
  readonly difference: number | null;
  readonly units: number;
  /** Null while undecided; else the words to print beside the number. */
  readonly label: string | null;
}

/** The mean difference so far, labelled if the test has stopped. */
export function sequentialEstimate({ units, mean, decision }: SequentialState): SequentialEstimate {
  const label =
    decision === "undecided"
      ? null
      : decision === "H0"
        ? "stopped early (H0): the difference is smaller than was asked for"
        : "stopped early (H1): the difference is likely overstated; confirm on fresh seeds";
  return { difference: units === 0 ? null : mean, units, label };
}

function decide(
  { delta, alpha, beta, gamesEach = 1 }: SequentialTest,
  units: number,
  mean: number,
  squares: number,
): Decision {
  if (units < MIN_SEQUENTIAL_UNITS) return "undecided";
  // Units that never varied have at least the variance that one unit won instead of lost would bring.
  const variance = squares > 0 ? squares / (units - 1) : 1 / (observationsIn(units, gamesEach) + 1);
  // The log-likelihood ratio of two normals, times the variance.
  const evidence = delta * units * (mean - delta / 2);
  if (evidence > variance * Math.log((1 - beta) / alpha)) return "H1";
  if (evidence < variance * Math.log(beta / (1 - alpha))) return "H0";
  return "undecided";
}
