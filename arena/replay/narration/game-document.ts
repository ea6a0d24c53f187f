import type { GameEvent } from "../../../src/events/events.ts";
import type { GameOutcome } from "../../../src/player/player.ts";
import type { Decision } from "../record/decision.ts";
import type { GameIdentity } from "../record/record.ts";
import type { Mark } from "../timeline/marks.ts";
import type { TableView } from "../timeline/table-view.ts";
import type { Timeline } from "../timeline/timeline.ts";

/** A game for programs: what was played, everything that happened in order, and how it ended. */
export interface GameDocument extends GameIdentity {
  readonly events: readonly DocumentedEvent[];
  readonly marks: readonly Mark[];
  readonly outcomes: readonly GameOutcome[];
  /** The table at the end. */
  readonly table: TableView;
}

/** An event with its place, and what was decided before it. */
export interface DocumentedEvent {
  readonly turn: number;
  readonly round: number;
  /** The seat on turn. */
  readonly seat: number;
  readonly event: GameEvent;
  readonly decisions: readonly Decision[];
  /** Cash by seat after it. */
  readonly cash: readonly number[];
}

export function gameDocument(timeline: Timeline): GameDocument {
  const { format, engine, rules, board, position, seed, unit, game, deal, seats } = timeline.record;
  const frames = timeline.frames(0, timeline.length);
  return {
    ...{ format, engine, rules, board, position, seed, unit, game, deal, seats },
    events: frames.map(({ turn, round, seat, event, decisions, table }) => ({
      turn,
      round,
      seat,
      event,
      decisions,
      cash: table.seats.map(({ cash }) => cash),
    })),
    marks: timeline.marks,
    outcomes: timeline.outcomes,
    table: timeline.frame(timeline.length - 1).table,
  };
}
