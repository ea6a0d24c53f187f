import type { Seat } from "../../components/index.ts";
import type { Question } from "../../src/events/questions.ts";
import type { Refusal } from "../../src/events/refusals.ts";
import type { Game } from "../../src/player/game.ts";
import type { Ask } from "./ask.ts";
import {
  BID,
  BID_BUILDING,
  BUILD,
  BUY,
  INCOME_TAX,
  JAIL,
  MORTGAGE,
  PROPOSE_TRADE,
  RAISE_CASH,
  RESPOND_TRADE,
  SELL_BUILDINGS,
  SPEED_DIE,
  TAKE_MORTGAGED_DEED,
  UNMORTGAGE,
} from "./questions-asked.ts";

const JUDGES: Readonly<Record<Question, Pick<Ask<never, never, never>, "refusal">>> = {
  jail: JAIL,
  buy: BUY,
  bid: BID,
  build: BUILD,
  sellBuildings: SELL_BUILDINGS,
  mortgage: MORTGAGE,
  unmortgage: UNMORTGAGE,
  raiseCash: RAISE_CASH,
  proposeTrade: PROPOSE_TRADE,
  respondTrade: RESPOND_TRADE,
  takeMortgagedDeed: TAKE_MORTGAGED_DEED,
  bidBuilding: BID_BUILDING,
  incomeTax: INCOME_TAX,
  speedDie: SPEED_DIE,
};

/**
 * The reason for which the seat may not give this answer in the position as it stands, or null: what the engine would say
 * of it, before it is given. `subject`: the arguments of the question's method after the context.
 */
export function refusalOf(
  game: Game,
  seat: Seat,
  question: Question,
  answer: unknown,
  [subject, detail]: readonly unknown[] = [],
): Refusal | null {
  return JUDGES[question].refusal(game, seat, answer as never, subject as never, detail as never);
}
