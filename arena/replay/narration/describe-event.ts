import { HOTEL, type Seat, type Square } from "../../../components/index.ts";
import type { EventType, GameEvent } from "../../../src/events/events.ts";
import { dollars, FACES, type GameLabels } from "./game-labels.ts";

/** Words for the parts of a sentence. */
interface Words {
  seat(seat: Seat): string;
  square(square: Square): string;
  /** The text printed on the card. */
  card(id: string, isChance: boolean): string;
}

type Describe<Type extends GameEvent["type"]> = (
  event: Extract<GameEvent, { type: Type }>,
  words: Words,
) => string;

/** One sentence an event, in the order of the event table. */
const SENTENCES: { readonly [Type in GameEvent["type"]]: Describe<Type> } = {
  TurnStarted: ({ player }, { seat }) => `${seat(player)} is on turn`,
  DiceRolled: ({ player, die1, die2, doubles }, { seat }) =>
    `${seat(player)} throws ${FACES[die1]}${FACES[die2]} ${die1 + die2}${doubles ? ", a double" : ""}`,
  PlayerMoved: ({ player, to, passedGo }, { seat, square }) =>
    `${seat(player)} moves to ${square(to)}${passedGo && to !== 0 ? " past GO" : ""}`,
  SalaryCollected: ({ player, amount }, { seat }) => `${seat(player)} collects ${dollars(amount)} at GO`,
  PropertyBought: ({ player, square: deed, price }, { seat, square }) =>
    `${seat(player)} buys ${square(deed)} for ${dollars(price)}`,
  PropertyAuctioned: ({ winner, square: deed, price }, { seat, square }) =>
    `${square(deed)} goes to ${seat(winner)} for ${dollars(price)}`,
  PropertyDeclined: ({ player, square: deed }, { seat, square }) =>
    `${seat(player)} does not buy ${square(deed)}`,
  RentPaid: ({ payer, payee, amount, square: deed }, { seat, square }) =>
    `${seat(payer)} pays ${seat(payee)} ${dollars(amount)} rent for ${square(deed)}`,
  TaxPaid: ({ player, amount, taxKind }, { seat }) =>
    `${seat(player)} pays ${dollars(amount)} ${taxKind} tax`,
  CardDrawn: ({ player, isChance, effect }, { seat, card }) =>
    `${seat(player)} draws ${isChance ? "Chance" : "Community Chest"}: ${card(effect, isChance)}`,
  HouseBuilt: ({ player, square: lot, houses }, { seat, square }) =>
    `${seat(player)} builds ${houses === HOTEL ? "a hotel" : `house ${houses}`} on ${square(lot)}`,
  PropertyMortgaged: ({ player, square: deed, amount }, { seat, square }) =>
    `${seat(player)} mortgages ${square(deed)} for ${dollars(amount)}`,
  PropertyUnmortgaged: ({ player, square: deed, cost }, { seat, square }) =>
    `${seat(player)} lifts the mortgage on ${square(deed)} for ${dollars(cost)}`,
  TradeOffered: ({ proposer, responder }, { seat }) => `${seat(proposer)} offers ${seat(responder)} a trade`,
  TradeAccepted: ({ responder }, { seat }) => `${seat(responder)} accepts`,
  TradeDeclined: ({ responder }, { seat }) => `${seat(responder)} declines`,
  PlayerJailed: ({ player, reason }, { seat }) =>
    `${seat(player)} goes to jail${{ square: "", card: " by a card", doubles: " for a third double" }[reason]}`,
  PlayerReleasedFromJail: ({ player, method }, { seat }) =>
    `${seat(player)} leaves jail ${{ fine: "for the fine", card: "by a card", doubles: "by a double" }[method]}`,
  PlayerBankrupt: ({ player, creditor }, { seat }) =>
    `${seat(player)} is bankrupt${creditor === null ? "" : `, and ${seat(creditor)} takes what is left`}`,
  GameOver: ({ winner }, { seat }) =>
    winner === null ? "the game is over: a tie" : `the game is over: ${seat(winner)} wins`,
  AuctionStarted: ({ square: deed }, { square }) => `${square(deed)} is auctioned`,
  AuctionBid: ({ player, amount }, { seat }) => `${seat(player)} bids ${dollars(amount)}`,
  AuctionWon: ({ player, square: deed, amount }, { seat, square }) =>
    `${seat(player)} wins ${square(deed)} for ${dollars(amount)}`,
  DecisionRefused: ({ seat: who, ask, reason }, { seat }) => `${seat(who)} is refused at ${ask}: ${reason}`,
  BuildingSold: ({ player, square: lot, houses, amount }, { seat, square }) =>
    `${seat(player)} sells buildings on ${square(lot)} down to ${houses} for ${dollars(amount)}`,
  InterestPaid: ({ player, square: deed, amount }, { seat, square }) =>
    `${seat(player)} pays ${dollars(amount)} interest on ${square(deed)}`,
  DeedTransferred: ({ square: deed, from, to }, { seat, square }) =>
    `${square(deed)} passes from ${from === null ? "the bank" : seat(from)} to ${to === null ? "the bank" : seat(to)}`,
  CardReturned: ({ player, isChance }, { seat }) =>
    `${seat(player)} returns the jail card of ${isChance ? "Chance" : "Community Chest"}`,
  JackpotWon: ({ player, amount }, { seat }) => `${seat(player)} wins the pot of ${dollars(amount)}`,
  BuildingContested: ({ player, square: lot }, { seat, square }) =>
    `the last buildings are contested: ${seat(player)} wants one for ${square(lot)}`,
  SpeedDieRolled: ({ player, face }, { seat }) => `${seat(player)} throws ${face} with the speed die`,
};

/** The event in one sentence; it begins with the seat that acts, where one does. */
export function describeEvent({ board, names }: GameLabels, event: GameEvent): string {
  const words: Words = {
    seat: (seat) => names[seat],
    square: (square) => board.names[square],
    card: (id, isChance) => {
      const deck = board.data.decks[isChance ? "chance" : "communityChest"];
      return deck.find((card) => card.id === id)?.text ?? id;
    },
  };
  return (SENTENCES[event.type] as Describe<GameEvent["type"]>)(event as never, words);
}

/** Events that add nothing to the events next to them. */
export const REDUNDANT_EVENTS: ReadonlySet<EventType> = new Set(["TurnStarted", "PropertyAuctioned"]);

/** Events of bidders, who need not be the seat on turn: the name is never left out. */
const BIDDER_EVENTS: ReadonlySet<EventType> = new Set(["AuctionBid", "AuctionWon"]);

/** The event in one sentence below a heading that names `seat`, which is on turn: that name is left out where it is implied. */
export function describeInTurn(labels: GameLabels, seat: Seat, event: GameEvent): string {
  const sentence = describeEvent(labels, event);
  const name = `${labels.names[seat]} `;
  return BIDDER_EVENTS.has(event.type) || !sentence.startsWith(name) ? sentence : sentence.slice(name.length);
}
