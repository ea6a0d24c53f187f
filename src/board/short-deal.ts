import type { RuleSet } from "../rules/rule-set.ts";
import type { Board } from "./board.ts";

/** The reason for which a board has too few deeds to be dealt to so many seats (E-1), or null. */
export function shortDeal(board: Board, { startingDeeds }: RuleSet, seats: number): string | null {
  const wanted = startingDeeds * seats;
  const there = board.deeds.length;
  if (wanted <= there) return null;
  return `${startingDeeds} for each of ${seats} seats are ${wanted}, and ${board.id} has ${there} deeds`;
}
