import type { Seat, Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { EventType, GameEvent } from "../../../src/events/events.ts";
import { HOTEL } from "../../../src/law/holdings.ts";
import { thousands } from "../../../src/text/thousands.ts";
import type { WireBundle, WireOffer } from "../record/answers.ts";
import { isFault } from "../record/answers.ts";
import type { Decision } from "../record/decision.ts";
import type { RecordedSeat } from "../record/record.ts";

/** How a game is told: squares by their names, seats by letter and player. */
export interface Speech {
  readonly board: Board;
  /** By seat: `B greedy`. */
  readonly names: readonly string[];
}

/** The letter that stands for a seat on the board and in every line. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function speechOf(board: Board, seats: readonly RecordedSeat[]): Speech {
  return { board, names: seats.map(({ player }, seat) => `${seatLetter(seat)} ${player}`) };
}

/** `$1,234`. */
export function dollars(amount: number): string {
  return `$${thousands(amount)}`;
}

/** A die's face as one character. */
export const FACES = ["·", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

interface Words {
  seat(seat: Seat): string;
  square(square: Square): string;
  /** What the card says. */
  card(id: string, isChance: boolean): string;
}

type Teller<Type extends GameEvent["type"]> = (
  event: Extract<GameEvent, { type: Type }>,
  says: Words,
) => string;

/** One sentence an event, in the order of the event table. */
const TELL: { readonly [Type in GameEvent["type"]]: Teller<Type> } = {
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
export function tellEvent({ board, names }: Speech, event: GameEvent): string {
  const words: Words = {
    seat: (seat) => names[seat],
    square: (square) => board.names[square],
    card: (id, isChance) => {
      const deck = board.data.decks[isChance ? "chance" : "communityChest"];
      return deck.find((card) => card.id === id)?.text ?? id;
    },
  };
  return (TELL[event.type] as Teller<GameEvent["type"]>)(event as never, words);
}

/** Events that their neighbours tell already. */
export const UNTOLD: ReadonlySet<EventType> = new Set(["TurnStarted", "PropertyAuctioned"]);

/** Events among bidders, who speak in turn whoever's turn it is: none goes without its name. */
const OF_BIDDERS: ReadonlySet<EventType> = new Set(["AuctionBid", "AuctionWon"]);

/** The event as it is told below the name of `seat`, which is on turn: that name is left out where nobody else can be meant. */
export function tellInTurn(speech: Speech, seat: Seat, event: GameEvent): string {
  const sentence = tellEvent(speech, event);
  const name = `${speech.names[seat]} `;
  return OF_BIDDERS.has(event.type) || !sentence.startsWith(name) ? sentence : sentence.slice(name.length);
}

/**
 * A decision that no event tells, as it is told below the name of the seat on turn, or null: leaving an auction, with the
 * name of who leaves; waiting for a double.
 */
export function tellQuietDecision({ names }: Speech, { seat, question, answer }: Decision): string | null {
  if (question === "bid" && answer === 0) return `${names[seat]} leaves the auction`;
  if (question === "jail" && answer === "roll") return "tries for a double";
  return null;
}

/** What a decision adds to the event that it led to: what is offered, what was answered and refused; or null. */
export function tellDetail({ board }: Speech, { question, answer }: Decision): string | null {
  if (isFault(answer)) return `answered: ${Object.entries(answer).flat().join(" ")}`;
  if (question !== "proposeTrade" || answer === null) return null;
  const [, give, get] = answer as WireOffer;
  return `gives ${tellBundle(board, give)}; gets ${tellBundle(board, get)}`;
}

function tellBundle(board: Board, [cash, jailCards, ...deeds]: WireBundle): string {
  const parts = [
    ...(cash === 0 ? [] : [dollars(cash)]),
    ...deeds.map((square) => board.names[square] ?? `square ${square}`),
    ...(jailCards === 0 ? [] : [`${jailCards} jail card${jailCards > 1 ? "s" : ""}`]),
  ];
  return parts.length === 0 ? "nothing" : parts.join(", ");
}
