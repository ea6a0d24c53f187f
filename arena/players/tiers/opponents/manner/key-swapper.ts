import type { Seat, Square } from "../../../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";
import { completes, isRailroad, isTradable } from "./sets.ts";
import type { Proposing } from "./style.ts";

/** Rounds before the owner who turned a swap down is asked for the same deed again. */
const ASKED_AGAIN = 8;

/** Offers a deed that completes the owner's set, or a railroad, for the deed that completes one of its own. */
export class KeySwapper implements Proposing {
  /** By square: the round from which it may be asked for. */
  private askedFrom = new Int32Array(0);

  begin({ board }: DecisionContext): void {
    if (this.askedFrom.length !== board.size) this.askedFrom = new Int32Array(board.size);
    this.askedFrom.fill(0);
  }

  propose(ctx: DecisionContext): TradeOffer | null {
    for (const wanted of ctx.board.deeds) {
      const to = ctx.squareOwners[wanted];
      if (to < 0 || to === ctx.playerId || ctx.round < this.askedFrom[wanted]) continue;
      if (!isTradable(ctx, wanted) || !completes(ctx, wanted)) continue;
      const gift = this.giftFor(ctx, to, wanted);
      if (gift === null) continue;
      this.askedFrom[wanted] = ctx.round + ASKED_AGAIN;
      return { to, give: bundle({ deeds: [gift] }), get: bundle({ deeds: [wanted] }) };
    }
    return null;
  }

  /** The first deed in board order that the owner needs: a key to a set of its own, else a railroad. */
  private giftFor(ctx: DecisionContext, to: Seat, wanted: Square): Square | null {
    const { board } = ctx;
    let railroad: Square | null = null;
    for (const square of board.deeds) {
      if (ctx.squareOwners[square] !== ctx.playerId || board.set[square] === board.set[wanted]) continue;
      if (!isTradable(ctx, square) || ctx.ownsCompleteSet(board.set[square])) continue;
      if (completes(ctx, square, to)) return square;
      if (railroad === null && isRailroad(ctx, square)) railroad = square;
    }
    return railroad;
  }
}
