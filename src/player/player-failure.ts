import type { Refusal } from "../events/refusals.ts";

/** Reason for which an answer did not count; `hung`: none came, and the player was cut off from outside. */
export type FaultReason = Refusal | "hung";

/**
 * Thrown in place of an answer by who seats a player elsewhere: what it found to be wrong, by the reason that is counted.
 * No player is ever given one, so what a player throws is none.
 */
export class PlayerFailure extends Error {
  override readonly name = "PlayerFailure";
  readonly reason: FaultReason;

  constructor(reason: FaultReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The reason that is counted for what a call of a player threw. */
export function failureReason(thrown: unknown): FaultReason {
  try {
    return thrown instanceof PlayerFailure ? thrown.reason : "threw";
  } catch {
    // A proxy that does not even say what it is.
    return "threw";
  }
}
