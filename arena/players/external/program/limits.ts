import { LIMITS } from "../limits.ts";

/** Times that a player's program may take, in milliseconds, and the number of its breakdowns. */
export interface ProgramLimits {
  /** From the start of the process to the answer to the handshake. */
  readonly startMs: number;
  /** For one answer. */
  readonly decisionMs: number;
  /** For all answers of one game together. */
  readonly gameMs: number;
  /** Times in a row, within a unit, that the process may break down before it is left down. */
  readonly restarts: number;
}

export const PROGRAM_LIMITS: ProgramLimits = LIMITS;

/** The limits of a program that may take `decisionMs` for one answer, and for a game as many times that as by default. */
export function limitsOf(decisionMs: number): ProgramLimits {
  return { ...PROGRAM_LIMITS, decisionMs, gameMs: (decisionMs * LIMITS.gameMs) / LIMITS.decisionMs };
}
