import { dollars, type GameLabels } from "../narration/game-labels.ts";
import type { Mark, PaidRent } from "../timeline/marks.ts";
import type { Timeline } from "../timeline/timeline.ts";

/** Rents that are told of a game. */
const MOST_RENTS = 5;

/** A monopoly or bankruptcy in one sentence. */
export function describeMark({ board, names }: GameLabels, mark: Mark): string {
  return mark.kind === "bankruptcy"
    ? `${names[mark.seat]} goes bankrupt`
    : `${names[mark.seat]} holds all of ${board.groups[mark.group]?.name}`;
}

/** A rent in one sentence. */
export function describeRent(
  { board, names }: GameLabels,
  { payer, payee, amount, square }: PaidRent,
): string {
  return `${names[payer]} pays ${names[payee]} ${dollars(amount)} for ${board.names[square]}`;
}

/** The marks of a game but for those that change nothing any more: the deeds that its last bankruptcy hands over. */
export function notableMarks({ marks, turns }: Timeline): readonly Mark[] {
  return marks.filter(({ kind, turn }) => kind === "bankruptcy" || turn < turns);
}

/** The rents of a game that were the biggest, those first. */
export function largestRents({ rents }: Timeline, most = MOST_RENTS): readonly PaidRent[] {
  return rents.toSorted((a, b) => b.amount - a.amount || a.frame - b.frame).slice(0, most);
}

/** `A greedy`, or `A greedy and C hl` after a tie: whoever won. */
export function winnersText({ outcomes }: Timeline, { names }: GameLabels): string {
  return names.filter((_, seat) => (outcomes[seat]?.win ?? 0) > 0).join(" and ");
}

/** Who plays the seats of playouts: `with Trader in every seat`, `with Greedy, Trader and Trader in the seats`. */
export function policiesText(policies: readonly string[]): string {
  const [first] = policies;
  if (policies.every((policy) => policy === first)) return `with ${first} in every seat`;
  return `with ${policies.slice(0, -1).join(", ")} and ${policies.at(-1)} in the seats`;
}
