import type { Seat, Square } from "../../components/index.ts";
import { jailCardCount } from "../../src/law/card-piles.ts";
import { type Bundle, bundle, type TradeOffer } from "../../src/law/trade.ts";
import { DecisionContext } from "../../src/player/decision-context.ts";
import type { Game } from "../../src/player/game.ts";
import { refusalOf } from "../../systems/asking/judge-answer.ts";
import { type Entrant, parseEntrant, seatEntrant } from "../players/registry.ts";
import { quickly } from "../players/tier.ts";
import { writeAnswer } from "../replay/record/answers.ts";
import { OpenTable } from "./open-table.ts";
import { keyOfSeat } from "./seated-players.ts";
import { isPerson } from "./table-setup.ts";

/** What a seat can put into a trade. */
export interface Tradable {
  readonly seat: Seat;
  readonly cash: number;
  readonly jailCards: number;
  readonly deeds: readonly Square[];
}

/** What every seat in the game can put into a trade: deeds whose group carries no building. */
export function tradables({ world }: Game): Tradable[] {
  const { table, bankrupt, cash, jailCards, deeds, owner, derived, set } = world;
  return table
    .filter((seat) => bankrupt[seat] === 0)
    .map((seat) => ({
      seat,
      cash: cash[seat],
      jailCards: jailCardCount(jailCards[seat]),
      deeds: deeds.filter((square) => owner[square] === seat && derived.setBuildings[set[square]] === 0),
    }));
}

/** An offer that a player would take. */
export interface Quote {
  readonly offer: TradeOffer;
  /** Why it would, in its words. */
  readonly reason: string;
  /** Dollars that the asker parts with, deeds at printed prices, less those that it gets beside what it asked for. */
  readonly price: number;
}

/** Quotes that are named at most. */
const MOST_QUOTES = 3;

/** Shares of the worth at stake that are added where the player itself wants more than its stand-in. */
const MORE = [0, 0.1, 0.3] as const;

/**
 * Asks a player what it wants for a bundle of its own: the fewest dollars, and the fewest beside one deed of the asker's,
 * on top of what the asker gives already. A stand-in finds them, a player of the same settings that has not seen this game;
 * then the player itself is asked, at a copy of the table. Empty where it would take none of it, or where a person, a file
 * or a program sits there.
 */
export function quotesFor(table: OpenTable, asker: Seat, to: Seat, gives: Bundle, gets: Bundle): Quote[] {
  const { position: game, identity } = table;
  const seat = identity.seats[to];
  if (seat === undefined || isPerson(seat) || to === asker) return [];
  const entrant = parseEntrant(seat.player);
  if (entrant.digest !== null) return [];
  const askedFor = bundle({ deeds: gets.deeds, jailCards: gets.jailCards });
  const stand = standIn(table, to, entrant);
  const mine = tradables(game).find(({ seat }) => seat === asker);
  const beside = (mine?.deeds ?? []).filter((square) => !gives.deeds.includes(square));
  const found = [gives.deeds, ...beside.map((square) => [...gives.deeds, square])].flatMap((deeds) => {
    const given = bundle({ deeds, jailCards: gives.jailCards });
    const dollars = fewestDollars(game, asker, to, given, askedFor, stand);
    return dollars === null ? [] : [{ given, dollars, price: dollars + worthOf(game, deeds) }];
  });
  const cheapest = found.toSorted((a, b) => a.price - b.price).slice(0, MOST_QUOTES);
  const stake = worthOf(game, askedFor.deeds);
  return cheapest.flatMap(({ given, dollars }) => {
    for (const more of MORE) {
      const offered = Math.min(game.world.cash[asker], dollars + Math.ceil(more * stake));
      const offer = offerOf(to, given, askedFor, offered);
      const reason = acceptanceOf(table, offer);
      if (reason !== null) return [{ offer, reason, price: offered + worthOf(game, given.deeds) }];
    }
    return [];
  });
}

/** Printed prices of deeds. */
function worthOf({ world }: Game, deeds: readonly Square[]): number {
  return deeds.reduce((sum, square) => sum + world.board.price[square], 0);
}

/** The reason for which the partner would take the offer now, found at a copy of the table; null where it would not. */
function acceptanceOf({ identity, setting, entries }: OpenTable, offer: TradeOffer): string | null {
  const copy = new OpenTable(identity, setting, entries).settle();
  if (copy.answer({ question: "proposeTrade", answer: writeAnswer("proposeTrade", offer) }) !== null)
    return null;
  const response = copy.entries[entries.length + 1];
  return response?.question === "respondTrade" && response.answer === true ? (response.reason ?? "") : null;
}

/** Answers offers as the player of a seat might. */
type StandIn = (from: Seat, offer: TradeOffer) => boolean;

/** A new player for every offer: what it said to the last one is not to sway it. */
function standIn({ position, identity }: OpenTable, seat: Seat, { tier, ...rest }: Entrant): StandIn {
  const entrant = tier.quick === undefined ? { tier, ...rest } : parseEntrant(quickly(tier));
  const ctx = new DecisionContext(position.world, seat);
  return (from, offer) => {
    const player = seatEntrant(entrant, keyOfSeat(identity, seat));
    player.gameStarted?.(ctx);
    return player.tradeResponse(ctx, from, offer);
  };
}

/** An offer with dollars on one side: given where they are positive, asked for where they are not. */
const offerOf = (to: Seat, give: Bundle, get: Bundle, dollars: number): TradeOffer => ({
  to,
  give: { ...give, cash: Math.max(0, dollars) },
  get: { ...get, cash: Math.max(0, -dollars) },
});

/** The fewest dollars with which these bundles are taken, negative where the other pays; null where they never are. */
function fewestDollars(
  game: Game,
  asker: Seat,
  to: Seat,
  gives: Bundle,
  gets: Bundle,
  takes: StandIn,
): number | null {
  const { cash } = game.world;
  // From all the other has to all the asker has: more of them are never less welcome.
  let high = cash[asker];
  const most = offerOf(to, gives, gets, high);
  if (refusalOf(game, asker, "proposeTrade", most) !== null || !takes(asker, most)) return null;
  let low = -cash[to] - 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (takes(asker, offerOf(to, gives, gets, middle))) high = middle;
    else low = middle;
  }
  return high;
}
