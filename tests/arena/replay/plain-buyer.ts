import type { Seat, Square } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { PassivePlayer } from "../../../src/player/player.ts";

/** A player of the tests' own, so that their games change with the engine alone: buys, trades for groups, builds, says why. */
export class PlainBuyer extends PassivePlayer {
  private readonly reserve: number;
  private why = "";

  constructor(reserve: number) {
    super();
    this.reserve = reserve;
  }

  reason(): string {
    return this.why;
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    const left = ctx.cash - ctx.board.price[square];
    this.why = `would keep $${left} of the $${this.reserve} that it wants`;
    return left >= this.reserve;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const most = Math.min(ctx.board.price[square], ctx.cash - this.reserve);
    this.why = `goes up to $${Math.max(0, most)}`;
    const bid = standing + 20;
    return bid <= most ? bid : 0;
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    const plan = ctx.plan();
    const lots: Square[] = [];
    for (let more = true; more; ) {
      const lot = ctx.board.deeds.find(
        (square) => plan.cash >= 150 + ctx.board.houseCost[square] && plan.build(square) === null,
      );
      more = lot !== undefined;
      if (lot !== undefined) lots.push(lot);
    }
    this.why = `can build ${lots.length}`;
    return lots;
  }

  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    const { board } = ctx;
    for (const [set, { squares }] of board.groups.entries()) {
      const missing = squares.filter((square) => ctx.squareOwners[square] !== ctx.playerId);
      const [square] = missing;
      if (missing.length !== 1 || square === undefined || ctx.groupIsBuilt(square)) continue;
      const owner = ctx.squareOwners[square];
      const cash = Math.min(ctx.cash - this.reserve, 3 * board.price[square]);
      if (owner < 0 || cash <= 0) continue;
      this.why = `wants the whole of ${board.groups[set]?.name}`;
      return { to: owner, give: bundle({ cash }), get: bundle({ deeds: [square] }) };
    }
    this.why = "";
    return null;
  }

  override tradeResponse(ctx: DecisionContext, _from: Seat, { give, get }: TradeOffer): boolean {
    const price = get.deeds.reduce((sum, square) => sum + ctx.board.price[square], 0);
    this.why = `values it at $${2 * price}`;
    return give.cash >= 2 * price;
  }
}
