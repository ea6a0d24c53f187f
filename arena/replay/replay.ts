import type { Seat } from "../../components/index.ts";
import { createGame, type Game } from "../../src/game.ts";
import { resetWorld } from "../../src/setup.ts";
import { ENDING } from "../../src/turn-state.ts";
import { executeTurn } from "../../systems/pipeline.ts";
import { type Difference, Parted } from "./difference.ts";
import { GameHash } from "./game-hash.ts";
import { gameKey } from "./game-key.ts";
import type { GameRecord } from "./record.ts";
import type { Setting } from "./setting.ts";
import { Tape } from "./tape.ts";

/** A recorded game played again by the engine, turn by turn, every turn held against the record's hash. */
export class Replay {
  private readonly record: GameRecord;
  readonly game: Game;
  private readonly tape: Tape;
  private readonly hash: GameHash;
  private played = 0;
  private parted: Difference | null = null;

  constructor(record: GameRecord, { board, rules }: Setting) {
    this.record = record;
    this.hash = new GameHash(record);
    this.tape = new Tape(record, ({ seat, question, answer, reason }) =>
      this.hash.decided(seat, question, answer, reason ?? ""),
    );
    const players = record.seats.map((_, seat) => this.tape.player(seat as Seat));
    this.game = createGame(board, rules, players);
    resetWorld(this.game.world, gameKey(record));
    if (this.hash.opening !== record.opening) {
      this.part(
        0,
        "the identity (engine, rules, board, seed, unit, game, seats) is not the one that was recorded",
      );
    }
  }

  /** Player-turns played and found equal. */
  get turns(): number {
    return this.played;
  }

  /** Where record and engine part, or null while they agree. */
  get difference(): Difference | null {
    return this.parted;
  }

  /** Plays the next turn. False once the game is over or a difference is found. */
  next(): boolean {
    const { record, game, tape, played } = this;
    const { turn } = game.world;
    if (this.parted !== null) return false;
    const over = turn.ending !== ENDING.none;
    if (played === record.turns.length || over) {
      if (!over) this.part(played, "the record ends, the game goes on");
      else if (played < record.turns.length) this.part(played + 1, "the game is over, the record goes on");
      else if (this.hash.digest !== record.hash) this.part(played, "the final hash is not the recorded one");
      return false;
    }
    const { seat } = turn;
    tape.rewind(played);
    try {
      executeTurn(game);
    } catch (error) {
      if (!(error instanceof Parted)) throw error;
      this.parted = error.difference;
      return false;
    }
    this.parted = tape.leftOver();
    if (this.parted !== null) return false;
    if (this.hash.turned(game.world) !== record.turns[played]?.[0]) {
      this.part(played + 1, "the position or the answers are not the recorded ones", seat);
      return false;
    }
    this.played++;
    return true;
  }

  private part(turn: number, message: string, seat: Seat | null = null): void {
    this.parted = { turn, seat, question: null, message };
  }
}
