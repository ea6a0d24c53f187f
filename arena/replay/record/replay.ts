import type { Seat } from "../../../components/index.ts";
import type { Game } from "../../../src/player/game.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { type Difference, DifferenceFound } from "./difference.ts";
import { GameHash } from "./game-hash.ts";
import type { GameRecord } from "./record.ts";
import type { DecisionHook } from "./recorded-answers.ts";
import { RecordedTable } from "./recorded-table.ts";
import type { Setting } from "./setting.ts";

/** A recorded game played again by the engine, turn by turn, every turn held against the record's hash. */
export class Replay {
  private readonly record: GameRecord;
  private readonly table: RecordedTable;
  private readonly hash: GameHash;
  private played = 0;
  private parted: Difference | null = null;

  /** `onDecision` is called inside each question, before its answer is given. */
  constructor(record: GameRecord, setting: Setting, onDecision: DecisionHook = () => {}) {
    this.record = record;
    this.hash = new GameHash(record);
    this.table = new RecordedTable(record, setting, (decision, args) => {
      const { seat, question, answer, reason } = decision;
      this.hash.decide(seat, question, answer, reason);
      onDecision(decision, args);
    });
    if (this.hash.opening !== record.opening) {
      this.part(
        0,
        "the identity (engine, rules, board, position, seed, unit, game, seats) is not the one that was recorded",
      );
    }
  }

  get game(): Game {
    return this.table.game;
  }

  /** Player-turns played and found equal. */
  get turns(): number {
    return this.played;
  }

  /** The first difference between record and engine, null while they agree. */
  get difference(): Difference | null {
    return this.parted;
  }

  /** Plays the next turn. False once the game is over or a difference is found. */
  next(): boolean {
    if (this.parted !== null || this.atEnd()) return false;
    const { seat } = this.game.world.turn;
    const turn = this.played + 1;
    try {
      this.parted = this.table.playTurn(turn);
    } catch (error) {
      if (!(error instanceof DifferenceFound)) throw error;
      this.parted = error.difference;
    }
    if (this.parted !== null) return false;
    if (this.hash.endTurn(this.game.world) !== this.record.turns[this.played]?.[0]) {
      this.part(turn, "the position or the answers are not the recorded ones", seat);
      return false;
    }
    this.played = turn;
    return true;
  }

  /** True when there is no further turn; game and record must then end alike. */
  private atEnd(): boolean {
    const { record, played } = this;
    const over = this.game.world.turn.ending !== ENDING.none;
    const more = played < record.turns.length;
    if (!over && more) return false;
    if (!over) this.part(played, "the record ends, the game goes on");
    else if (more) this.part(played + 1, "the game is over, the record goes on");
    else if (this.hash.digest !== record.hash) this.part(played, "the final hash is not the recorded one");
    return true;
  }

  private part(turn: number, message: string, seat: Seat | null = null): void {
    this.parted = { turn, seat, question: null, message };
  }
}
