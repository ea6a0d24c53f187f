import type { Seat } from "../../../../../components/index.ts";
import { type Bundle, bundle } from "../../../../../src/law/trade.ts";
import { type Seated, seated } from "../../seated.ts";

/** A fresh player of the tier in seat 0 of that table, at the beginning of its game. */
export function begun(...table: Parameters<typeof seated>): Seated {
  const made = seated(...table);
  made.player.gameStarted?.(made.ctx);
  return made;
}

/** One side of an offer by names. */
export interface Side {
  readonly cash?: number;
  readonly deeds?: readonly string[];
}

const sideOf = ({ at }: Seated, { cash = 0, deeds = [] }: Side): Bundle =>
  bundle({ cash, deeds: deeds.map(at) });

/** Whether the player takes an offer of seat 1: what it is given, and what it gives. */
export function takes(seated: Seated, give: Side, get: Side): boolean {
  const offer = { to: 0 as Seat, give: sideOf(seated, give), get: sideOf(seated, get) };
  return seated.player.tradeResponse(seated.ctx, 1 as Seat, offer);
}

/** What the player offers: to whom, and both sides with the deeds by name. */
export function proposal(seated: Seated) {
  const offer = seated.player.proposeTrade(seated.ctx);
  if (offer === null) return null;
  const named = ({ cash, deeds }: Bundle) => ({
    cash,
    deeds: deeds.map((deed) => seated.ctx.board.names[deed]),
  });
  return { to: offer.to, give: named(offer.give), get: named(offer.get) };
}

/** Which of the deeds by name the player would buy with so much in hand. */
export const buys = (seated: Seated, name: string): boolean =>
  seated.player.shouldBuyProperty(seated.ctx, seated.at(name));

export const bids = (seated: Seated, name: string, standing = 0): number =>
  seated.player.auctionBid(seated.ctx, seated.at(name), standing);
