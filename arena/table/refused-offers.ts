import type { Seat } from "../../components/index.ts";
import type { Question } from "../../src/events/questions.ts";
import type { WireAnswer, WireOffer } from "../replay/record/answers.ts";
import type { RecordedSeat } from "../replay/record/record.ts";
import { isPerson } from "./table-setup.ts";

/** Offers that people have refused in a game, followed answer by answer. */
export interface RefusedOffers {
  note(seat: Seat, question: Question, answer: WireAnswer): void;
  /** True when the seat has made just this offer before, and a person refused it. */
  has(seat: Seat, offer: WireAnswer): boolean;
}

export function refusedOffers(seats: readonly RecordedSeat[]): RefusedOffers {
  const refused = new Set<string>();
  let open: string | null = null;
  return {
    note(seat, question, answer) {
      if (question === "proposeTrade") open = answer === null ? null : keyOf(seat, answer);
      if (question !== "respondTrade") return;
      if (open !== null && answer !== true && isPerson(seats[seat])) refused.add(open);
      open = null;
    },
    has: (seat, offer) => offer !== null && refused.has(keyOf(seat, offer)),
  };
}

/** An offer as text, the same whatever the order of its deeds. */
function keyOf(seat: Seat, offer: WireAnswer): string {
  if (!Array.isArray(offer)) return "";
  const [to, give, get] = offer as unknown as WireOffer;
  const side = ([cash, cards, ...deeds]: readonly number[]): string =>
    [cash, cards, ...deeds.toSorted((a, b) => a - b)].join();
  return `${seat}>${to}:${side(give)}/${side(get)}`;
}
