/** The nine phases of a turn, in the specification's order; the numbers are those of recorded states. */
export const PHASE = {
  preTurn: 0,
  rolling: 1,
  resolving: 2,
  acquisition: 3,
  auction: 4,
  financialCrisis: 5,
  bankrupt: 6,
  strategic: 7,
  endTurn: 8,
} as const;

export type Phase = (typeof PHASE)[keyof typeof PHASE];
export type PhaseName = keyof typeof PHASE;

/**
 * The answer of a phase that has finished its own part: play goes on with the pending obligations, then with
 * `turn.resume`. Not a phase itself.
 */
export const RESUME = -1;

/** The answer of a phase: the phase that comes next, or {@link RESUME}. */
export type Next = Phase | typeof RESUME;
