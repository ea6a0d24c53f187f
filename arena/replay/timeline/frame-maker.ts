import type { GameEvent } from "../../../src/events/events.ts";
import { restoreSnapshot, type Snapshot } from "../../../src/world/snapshot.ts";
import type { Decision } from "../record/decision.ts";
import type { GameRecord } from "../record/record.ts";
import { RecordedTable } from "../record/recorded-table.ts";
import type { Setting } from "../record/setting.ts";
import type { Frame } from "./frame.ts";
import { viewOf } from "./table-view.ts";

/** Plays single turns of a recorded game again and makes a frame of every event. */
export class FrameMaker {
  private readonly table: RecordedTable;
  private frames: Frame[] = [];
  private decisions: Decision[] = [];
  private turn = 0;
  private firstFrame = 0;

  constructor(record: GameRecord, setting: Setting) {
    this.table = new RecordedTable(record, setting, (decision) => this.decisions.push(decision));
    const { events } = this.table.game.world;
    events.setMode("log");
    events.subscribe(() => this.addFrame());
  }

  /** The frames of player-turn `turn`, from 1, played from the state at its beginning; the first is number `firstFrame`. */
  play(turn: number, beginning: Snapshot, firstFrame: number): readonly Frame[] {
    const { world } = this.table.game;
    this.turn = turn;
    this.firstFrame = firstFrame;
    this.frames = [];
    this.decisions = [];
    restoreSnapshot(world, beginning);
    world.events.clear();
    let seen = 0;
    this.table.playTurn(turn, () => {
      // What a phase did after its last event, a card's payment for one, shows with that event.
      if (this.frames.length > seen) this.amendLast({ table: viewOf(world) });
      seen = this.frames.length;
    });
    const { decisions } = this.frames.at(-1) as Frame;
    this.amendLast({ decisions: [...decisions, ...this.decisions] });
    return this.frames;
  }

  private addFrame(): void {
    const { world } = this.table.game;
    this.frames.push({
      index: this.firstFrame + this.frames.length,
      turn: this.turn,
      round: world.turn.round,
      seat: world.turn.seat,
      event: this.asRecorded(world.events.read(world.events.length - 1, world.board)),
      decisions: this.decisions,
      table: viewOf(world),
    });
    this.decisions = [];
  }

  /** A player that wrote to its view cannot do so again: it throws instead, and the event is given its own reason back. */
  private asRecorded(event: GameEvent): GameEvent {
    const answer = this.decisions.at(-1)?.answer;
    const wrote = typeof answer === "object" && answer !== null && "wroteToView" in answer;
    return event.type === "DecisionRefused" && wrote ? { ...event, reason: "wrote-to-view" } : event;
  }

  private amendLast(change: Partial<Pick<Frame, "table" | "decisions">>): void {
    const last = this.frames.length - 1;
    this.frames[last] = { ...this.frames[last], ...change };
  }
}
