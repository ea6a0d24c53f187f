import type { Board } from "../../../src/board/board.ts";
import { EVENT_TYPES, type GameEvent } from "../../../src/events/events.ts";
import { QUESTIONS } from "../../../src/events/questions.ts";
import { REFUSALS } from "../../../src/events/refusals.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { BRANCHES } from "./branches.ts";
import { whyNever } from "./ruled-out.ts";

/** Counts by kind and name, with a zero for what never fired. */
export type Census = Readonly<Record<CensusKind, Map<string, number>>>;

export const CENSUS_KINDS = ["square", "card", "phase", "event", "question", "refusal", "branch"] as const;
export type CensusKind = (typeof CENSUS_KINDS)[number];

/** Something that never happened, and why it cannot under these rules, or null when it should have. */
export interface NeverFired {
  readonly kind: CensusKind;
  readonly name: string;
  readonly because: string | null;
}

const cardName = (board: Board, card: number): string =>
  `${card < board.deckSize[0] ? "chance" : "communityChest"}.${board.cards[card]?.id}`;

/** A census with every name at zero. */
export function openCensus(board: Board): Census {
  const zeros = (names: Iterable<string>) => new Map(Array.from(names, (name) => [name, 0]));
  return {
    square: zeros(board.names),
    card: zeros(board.cards.map((_, card) => cardName(board, card))),
    phase: zeros(Object.keys(PHASE)),
    event: zeros(EVENT_TYPES),
    question: zeros(QUESTIONS),
    refusal: zeros(REFUSALS),
    branch: zeros(Object.keys(BRANCHES)),
  };
}

export function note(census: Census, kind: CensusKind, name: string, times = 1): void {
  census[kind].set(name, (census[kind].get(name) ?? 0) + times);
}

/** Counts the events of one player-turn: their kinds, the cards, the refusals, and the branches they show. */
export function countTurn(census: Census, board: Board, events: readonly GameEvent[]): void {
  for (const event of events) {
    note(census, "event", event.type);
    if (event.type === "CardDrawn")
      note(census, "card", `${event.isChance ? "chance" : "communityChest"}.${event.effect}`);
    if (event.type === "DecisionRefused") note(census, "refusal", event.reason);
  }
  for (const [branch, shows] of Object.entries(BRANCHES)) {
    if (shows({ events, board })) note(census, "branch", branch);
  }
}

/** Everything that never fired, with the reason where the rules forbid it. */
export function neverFired(census: Census, board: Board, rules: RuleSet): NeverFired[] {
  return CENSUS_KINDS.flatMap((kind) =>
    [...census[kind]]
      .filter(([, times]) => times === 0)
      .map(([name]) => ({ kind, name, because: whyNever(kind, name, board, rules) })),
  );
}
