import type { Seat, Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";

/** Refusals remembered, the oldest forgotten first. */
const REMEMBERED = 64;
/** Rounds before an offer that was refused is made again. */
const REFUSAL_ROUNDS = 8;
/** Rounds before a deed goes back to the seat it was traded with. */
const RETURN_ROUNDS = 12;

/** Offers and trades of this game, so that no refused offer is repeated at once and no deed goes there and back. */
export class OfferLog {
  private readonly refused = new Int32Array(REMEMBERED);
  private readonly refusedIn = new Int32Array(REMEMBERED);
  private refusals = 0;
  private tradedWith = new Int8Array(0);
  private tradedIn = new Int32Array(0);

  begin(boardSize: number): void {
    if (this.tradedWith.length !== boardSize) {
      this.tradedWith = new Int8Array(boardSize);
      this.tradedIn = new Int32Array(boardSize);
    }
    this.tradedWith.fill(-1);
    this.refusals = 0;
  }

  /** An offer of that digest was refused. */
  refuse(digest: number, round: number): void {
    const at = this.refusals++ % REMEMBERED;
    this.refused[at] = digest;
    this.refusedIn[at] = round;
  }

  refusedLately(digest: number, round: number): boolean {
    const known = Math.min(this.refusals, REMEMBERED);
    for (let i = 0; i < known; i++) {
      if (this.refused[i] === digest && round - this.refusedIn[i] < REFUSAL_ROUNDS) return true;
    }
    return false;
  }

  /** Deeds have changed hands between the player and `other`. */
  traded(round: number, other: Seat, deeds: readonly Square[]): void {
    for (const square of deeds) {
      this.tradedWith[square] = other;
      this.tradedIn[square] = round;
    }
  }

  /** True when the deed changed hands between the player and `other` of late, so that it stays where it is. */
  movedBetween(ctx: DecisionContext, square: Square, other: Seat): boolean {
    return this.tradedWith[square] === other && ctx.turnNumber - this.tradedIn[square] < RETURN_ROUNDS;
  }
}

/** Initial value of the digest of an offer (FNV-1a). */
export const DIGEST_SEED = 0x811c9dc5 | 0;

/** Mixes a number into a digest. */
export function mix(digest: number, value: number): number {
  return Math.imul(digest ^ value, 0x01000193);
}
