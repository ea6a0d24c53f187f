import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import type { Timeline } from "./timeline.ts";

/** The squares that the token of a move passes, the last being where it rests; empty for an event that is no move. */
export function walkOf(timeline: Timeline, index: number): readonly Square[] {
  const { board, rules } = timeline;
  const { event, turn } = timeline.frame(index);
  if (event.type !== "PlayerMoved") return [];
  const before = index > timeline.firstFrame(turn) ? timeline.frame(index - 1).event : null;
  const step = before !== null && sendsBack(before, board, rules) ? -1 : 1;
  const squares: Square[] = [];
  let at = event.from as number;
  do {
    at = (at + step + board.size) % board.size;
    squares.push(at as Square);
  } while (at !== event.to);
  return squares;
}

/** True for a card that moves its token backwards. */
function sendsBack(event: GameEvent, board: Board, rules: RuleSet): boolean {
  if (event.type !== "CardDrawn") return false;
  const deck = event.isChance ? "chance" : "communityChest";
  const printed = board.data.decks[deck].find(({ id }) => id === event.effect)?.effect;
  return (rules.cards[deck]?.[event.effect] ?? printed)?.kind === "moveBack";
}
