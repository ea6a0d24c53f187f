import type { GameEvent } from "../../../src/events/events.ts";
import type { Decision } from "../record/decision.ts";

/** Questions whose answers bring an event about. */
const LEADS_TO: Readonly<Record<string, readonly string[]>> = {
  PropertyBought: ["buy"],
  PropertyDeclined: ["buy"],
  AuctionBid: ["bid", "bidBuilding"],
  HouseBuilt: ["build", "bidBuilding"],
  BuildingSold: ["sellBuildings", "raiseCash"],
  PropertyMortgaged: ["mortgage", "raiseCash"],
  PropertyUnmortgaged: ["unmortgage", "takeMortgagedDeed"],
  TradeOffered: ["proposeTrade"],
  TradeAccepted: ["respondTrade"],
  TradeDeclined: ["respondTrade"],
  PlayerReleasedFromJail: ["jail"],
  InterestPaid: ["takeMortgagedDeed"],
  TaxPaid: ["incomeTax"],
};

/** The decision that the event is the outcome of, or null for one of chance or of the rules. */
export function decisionOf(decisions: readonly Decision[], event: GameEvent): Decision | null {
  if (event.type === "DecisionRefused") return decisions.findLast(({ seat }) => seat === event.seat) ?? null;
  const questions = LEADS_TO[event.type] ?? [];
  return decisions.findLast(({ question }) => questions.includes(question)) ?? null;
}
