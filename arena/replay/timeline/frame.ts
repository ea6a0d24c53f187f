import type { Seat } from "../../../components/index.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import type { Decision } from "../record/decision.ts";
import type { TableView } from "./table-view.ts";

/** One step of a game: an event, the decisions that led to it, and the table after it. */
export interface Frame {
  readonly index: number;
  /** Player-turn, from 1. */
  readonly turn: number;
  readonly round: number;
  /** The seat on turn. */
  readonly seat: Seat;
  readonly event: GameEvent;
  /** Decisions since the event before; the last event of a turn has those that followed it too. */
  readonly decisions: readonly Decision[];
  readonly table: TableView;
}
