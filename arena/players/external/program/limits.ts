/** How long a player's program may take, in milliseconds, and how much it may say. */
export interface ProgramLimits {
  /** From the start of the process to the answer to the handshake. */
  readonly startMs: number;
  /** For one answer. */
  readonly decisionMs: number;
  /** For all answers of one game together. */
  readonly gameMs: number;
  /** Games in a row in which the process may break down before it is left down. */
  readonly restarts: number;
}

export const PROGRAM_LIMITS: ProgramLimits = {
  startMs: 10_000,
  decisionMs: 2_000,
  gameMs: 60_000,
  restarts: 3,
};
