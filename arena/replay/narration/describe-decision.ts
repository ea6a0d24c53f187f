import type { Board } from "../../../src/board/board.ts";
import { isFault, type WireBundle, type WireOffer } from "../record/answers.ts";
import type { Decision } from "../record/decision.ts";
import { dollars, type GameLabels } from "./game-labels.ts";

/**
 * A decision that leads to no event (leaving an auction, waiting for a double) in one sentence below a heading that names
 * the seat on turn; null for every other decision.
 */
export function describeSilentDecision(
  { names }: GameLabels,
  { seat, question, answer }: Decision,
): string | null {
  if (question === "bid" && answer === 0) return `${names[seat]} leaves the auction`;
  if (question === "jail" && answer === "roll") return "tries for a double";
  return null;
}

/** Details of a decision that its event lacks: the terms of an offer, the text of a faulty answer; null for none. */
export function decisionTerms({ board }: GameLabels, { question, answer }: Decision): string | null {
  if (isFault(answer)) return `answered: ${Object.entries(answer).flat().join(" ")}`;
  if (question !== "proposeTrade" || answer === null) return null;
  const [, give, get] = answer as WireOffer;
  return `gives ${describeBundle(board, give)}; gets ${describeBundle(board, get)}`;
}

function describeBundle(board: Board, [cash, jailCards, ...deeds]: WireBundle): string {
  const parts = [
    ...(cash === 0 ? [] : [dollars(cash)]),
    ...deeds.map((square) => board.names[square] ?? `square ${square}`),
    ...(jailCards === 0 ? [] : [`${jailCards} jail card${jailCards > 1 ? "s" : ""}`]),
  ];
  return parts.length === 0 ? "nothing" : parts.join(", ");
}
