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
 * What a phase answers that is done with its own: play goes on with what is pending, and then where `turn.resume` says.
 * No phase itself.
 */
export const RESUME = -1;

/** What a phase says comes next. */
export type Next = Phase | typeof RESUME;
