import type { Seat } from "../../components/index.ts";
import type { GameEvent } from "../../src/events.ts";
import { createGame, type Game } from "../../src/game.ts";
import { restoreSnapshot, type Snapshot } from "../../src/snapshot.ts";
import { executeTurn, stepPhase } from "../../systems/pipeline.ts";
import type { Decision } from "./decision.ts";
import { gameKey } from "./game-key.ts";
import type { GameRecord } from "./record.ts";
import type { Setting } from "./setting.ts";
import { type TableView, viewOf } from "./table-view.ts";
import { Tape } from "./tape.ts";
import { watchEvents } from "./watch-events.ts";

/** One step of a game as it is shown: an event, the decisions that led to it, and the table after it. */
export interface Frame {
  readonly index: number;
  /** Player-turn, from 1. */
  readonly turn: number;
  readonly round: number;
  /** The seat on turn. */
  readonly seat: Seat;
  readonly event: GameEvent;
  /** What was decided since the event before; the last event of a turn has what followed it too. */
  readonly decisions: readonly Decision[];
  readonly table: TableView;
}

/** A table at which single turns of a recorded game are played again under observation. */
export class Stage {
  private readonly game: Game;
  private readonly tape: Tape;
  private frames: Frame[] = [];
  private decisions: Decision[] = [];
  private turn = 0;
  private firstFrame = 0;

  constructor(record: GameRecord, { board, rules }: Setting) {
    this.tape = new Tape(record, (decision) => this.decisions.push(decision));
    const players = record.seats.map((_, seat) => this.tape.player(seat as Seat));
    this.game = createGame(board, rules, players);
    const { world } = this.game;
    world.key = gameKey(record);
    world.events.setMode("log");
    watchEvents(world.events, () => this.look());
  }

  /** The frames of player-turn `turn`, from 1, played from the state at its beginning; the first is number `firstFrame`. */
  play(turn: number, beginning: Snapshot, firstFrame: number): readonly Frame[] {
    const { world } = this.game;
    this.turn = turn;
    this.firstFrame = firstFrame;
    this.frames = [];
    this.decisions = [];
    restoreSnapshot(world, beginning);
    world.events.clear();
    this.tape.rewind(turn - 1);
    executeTurn(this.game, (game) => {
      const seen = this.frames.length;
      stepPhase(game);
      // What a phase did after its last event, a card's payment for one, shows with that event.
      if (this.frames.length > seen) this.amendLast({ table: viewOf(world) });
    });
    const { decisions } = this.frames.at(-1) as Frame;
    this.amendLast({ decisions: [...decisions, ...this.decisions] });
    return this.frames;
  }

  private look(): void {
    const { world } = this.game;
    this.frames.push({
      index: this.firstFrame + this.frames.length,
      turn: this.turn,
      round: world.turn.round,
      seat: world.turn.seat,
      event: world.events.read(world.events.length - 1, world.board),
      decisions: this.decisions,
      table: viewOf(world),
    });
    this.decisions = [];
  }

  private amendLast(
    change: { readonly table: TableView } | { readonly decisions: readonly Decision[] },
  ): void {
    const last = this.frames.length - 1;
    this.frames[last] = { ...(this.frames[last] as Frame), ...change };
  }
}
