import type { Seat } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { transfer } from "../../src/law/bank.ts";
import { transferDeed } from "../../src/law/deed-actions.ts";
import type { Bundle, TradeOffer } from "../../src/law/trade.ts";
import type { Game } from "../../src/player/game.ts";
import { copyOffer } from "../../src/player/plain-answer.ts";
import { MONEY } from "../../src/world/money.ts";
import { GAME_TALLY, TALLY } from "../../src/world/tally.ts";
import type { World } from "../../src/world/world.ts";
import { ask, attends } from "../asking/ask.ts";
import { PROPOSE_TRADE, RESPOND_TRADE } from "../asking/questions-asked.ts";
import { tellTradeAnswered } from "../asking/telling.ts";
import { tally } from "./settle.ts";

/**
 * Lets the seat offer trades until it has nothing to offer or has made as many as a turn allows. False as soon as
 * a trade left something to settle: the rest of the offers come after it.
 */
export function offerTrades(game: Game, seat: Seat): boolean {
  const { world } = game;
  const { turn, events } = world;
  if (!attends(game, PROPOSE_TRADE, seat)) return true;
  while (turn.offers < world.rules.tradeOffersPerTurn && somethingTradable(world)) {
    const offer = ask(game, PROPOSE_TRADE, seat, undefined, undefined);
    if (offer === null) return true;
    turn.offers++;
    countForGame(world, GAME_TALLY.offers);
    events.emit(EVENT.TradeOffered, seat, offer.to);
    const accepted = ask(game, RESPOND_TRADE, offer.to, seat, copyOffer(offer));
    tellTradeAnswered(game, seat, offer, accepted);
    if (!accepted) {
      events.emit(EVENT.TradeDeclined, seat, offer.to);
      continue;
    }
    events.emit(EVENT.TradeAccepted, seat, offer.to);
    exchange(world, seat, offer);
    if (world.work.depth > 0) return false;
  }
  return true;
}

/** Settles an accepted trade at once: cash, deeds as they stand, jail cards. */
function exchange(world: World, from: Seat, offer: TradeOffer): void {
  const { to, give, get } = offer;
  countForGame(world, GAME_TALLY.trades);
  tally(world, from, TALLY.tradesMade);
  tally(world, to, TALLY.tradesMade);
  transfer(world, from, to, give.cash, MONEY.trade);
  transfer(world, to, from, get.cash, MONEY.trade);
  moveJailCards(world, from, to, give.jailCards, get.jailCards);
  // M-6: each mortgaged deed waits for its new owner's choice, in the order the offer named them.
  moveDeeds(world, from, get);
  moveDeeds(world, to, give);
}

/** Last to first, so that the first named is on top of what is pending. */
function moveDeeds(world: World, to: Seat, side: Bundle): void {
  for (let i = side.deeds.length - 1; i >= 0; i--) {
    const square = side.deeds[i];
    transferDeed(world, square, to);
    if (world.mortgaged[square] !== 0) world.work.pushMortgagedDeed(to, square, 0);
  }
}

/** Swaps jail cards; of two held, the first deck's goes first. */
function moveJailCards(world: World, a: Seat, b: Seat, fromA: number, fromB: number): void {
  const leavingA = firstCards(world.jailCards[a], fromA);
  const leavingB = firstCards(world.jailCards[b], fromB);
  world.jailCards[a] = (world.jailCards[a] & ~leavingA) | leavingB;
  world.jailCards[b] = (world.jailCards[b] & ~leavingB) | leavingA;
}

/** The lowest `count` bits of `held`. */
function firstCards(held: number, count: number): number {
  let taken = 0;
  for (let deck = 0; count > 0; deck++) {
    if ((held & (1 << deck)) === 0) continue;
    taken |= 1 << deck;
    count--;
  }
  return taken;
}

/** True when some trade would be legal: a jail card is held, or a deed whose group carries no building. */
function somethingTradable(world: World): boolean {
  for (const seat of world.table) if (world.jailCards[seat] !== 0) return true;
  for (const square of world.deeds) {
    if (world.owner[square] < 0) continue;
    if (world.derived.setBuildings[world.set[square]] === 0) return true;
  }
  return false;
}

function countForGame(world: World, which: number): void {
  world.gameTallies[which]++;
}
