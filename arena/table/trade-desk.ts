import type { Seat, Square } from "../../components/index.ts";
import { jailCardCount } from "../../src/law/card-piles.ts";
import { type Bundle, bundle, type TradeOffer } from "../../src/law/trade.ts";
import { DecisionContext } from "../../src/player/decision-context.ts";
import type { Game } from "../../src/player/game.ts";
import { refusalOf } from "../../systems/asking/judge-answer.ts";
import { parseEntrant, seatEntrant } from "../players/registry.ts";
import { quickly } from "../players/tier.ts";
import type { OpenTable } from "./open-table.ts";
import { standInKey } from "./seated-players.ts";
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

/** An offer that a player would take, by a stand-in for it. */
export interface Quote {
  readonly offer: TradeOffer;
  /** Why it would, in its words. */
  readonly reason: string;
  /** Dollars that the asker parts with, deeds at printed prices, less those that it gets beside what it asked for. */
  readonly price: number;
}

/** Quotes that are named at most. */
const MOST_QUOTES = 3;

/**
 * Asks a player what it wants for a bundle of its own: the fewest dollars, and the fewest beside one deed of the asker's,
 * on top of what the asker gives already. A stand-in answers, a player of the same settings that has not seen this game,
 * so the player itself may think otherwise. Empty where it would take none of it, or a person sits there.
 */
export function quotesFor(table: OpenTable, asker: Seat, to: Seat, gives: Bundle, gets: Bundle): Quote[] {
  const { position: game, identity } = table;
  const seat = identity.seats[to];
  if (seat === undefined || isPerson(seat) || to === asker) return [];
  const askedFor = bundle({ deeds: gets.deeds, jailCards: gets.jailCards });
  const stand = standIn(table, to, seat.player);
  const mine = tradables(game).find(({ seat }) => seat === asker);
  const beside = (mine?.deeds ?? []).filter((square) => !gives.deeds.includes(square));
  const offers = [gives.deeds, ...beside.map((square) => [...gives.deeds, square])].flatMap((deeds) => {
    const quote = fewestDollars(
      game,
      asker,
      to,
      bundle({ deeds, jailCards: gives.jailCards }),
      askedFor,
      stand,
    );
    return quote === null ? [] : [quote];
  });
  return offers.toSorted((a, b) => a.price - b.price).slice(0, MOST_QUOTES);
}

/** Answers offers as the player of a seat might. */
type StandIn = (from: Seat, offer: TradeOffer) => { readonly accepts: boolean; readonly reason: string };

/** A new player for every offer: what it said to the last one is not to sway it. */
function standIn({ position, identity }: OpenTable, seat: Seat, spec: string): StandIn {
  const named = parseEntrant(spec);
  const entrant = named.tier.quick === undefined ? named : parseEntrant(quickly(named.tier));
  const ctx = new DecisionContext(position.world, seat);
  return (from, offer) => {
    const player = seatEntrant(entrant, standInKey(identity, seat));
    player.gameStarted?.(ctx);
    const accepts = player.tradeResponse(ctx, from, offer);
    return { accepts, reason: player.reason?.() ?? "" };
  };
}

/** The offer of these deeds that asks the fewest dollars of the asker, or leaves it the most; null where none is taken. */
function fewestDollars(
  game: Game,
  asker: Seat,
  to: Seat,
  gives: Bundle,
  gets: Bundle,
  stand: StandIn,
): Quote | null {
  const { cash, board } = game.world;
  // Dollars from −(cash of the other) to the asker's cash: more of them are never less welcome.
  const offerOf = (dollars: number): TradeOffer => ({
    to,
    give: { ...gives, cash: Math.max(0, dollars) },
    get: { ...gets, cash: Math.max(0, -dollars) },
  });
  let high = cash[asker];
  if (refusalOf(game, asker, "proposeTrade", offerOf(high)) !== null) return null;
  if (!stand(asker, offerOf(high)).accepts) return null;
  let low = -cash[to] - 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (stand(asker, offerOf(middle)).accepts) high = middle;
    else low = middle;
  }
  const offer = offerOf(high);
  const { reason } = stand(asker, offer);
  const deeds = gives.deeds.reduce((sum, square) => sum + board.price[square], 0);
  return { offer, reason, price: high + deeds };
}
