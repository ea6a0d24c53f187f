import type { Seat } from "../../../components/index.ts";
import { seedKey } from "../../../src/chance/random.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import { executeTurn } from "../../../systems/pipeline.ts";
import { openingOf } from "../../scenario/opening.ts";
import { dealKey, unitKey } from "../../tournament/plan/keys.ts";
import { Forfeits } from "../../tournament/unit/forfeit.ts";
import type { Decision } from "./decision.ts";
import type { Difference } from "./difference.ts";
import type { GameRecord } from "./record.ts";
import type { Setting } from "./setting.ts";
import { Tape } from "./tape.ts";

/** A table at which a record's answers are given again: the engine as it played, with the players as it heard them. */
export class RecordedTable {
  readonly game: Game;
  private readonly record: GameRecord;
  private readonly tape: Tape;
  private readonly forfeits = new Forfeits();
  private turn = 0;
  private heard = 0;

  /** `heard` is told of every decision as it is given. */
  constructor(record: GameRecord, { board, rules }: Setting, heard: (decision: Decision) => void) {
    this.record = record;
    this.tape = new Tape(record, (decision) => {
      this.heard++;
      this.letGo();
      heard(decision);
    });
    const players = record.seats.map((_, seat) => this.tape.player(seat as Seat));
    this.game = createGame(board, rules, players);
    const { seed, unit, deal, position } = record;
    openingOf(board, rules, position)(this.game.world, dealKey(unitKey(seedKey(seed), unit), deal));
  }

  /**
   * Plays player-turn `turn`, from 1, which must be the one that the world stands at; `looked` is called after each
   * phase. Returns an answer that was left over. Throws `Parted` inside a question that the record does not answer.
   */
  playTurn(turn: number, looked: () => void = () => {}): Difference | null {
    this.turn = turn;
    this.heard = 0;
    this.forfeits.clear();
    this.tape.rewind(turn - 1);
    this.letGo();
    executeTurn(this.game, (game) => {
      this.forfeits.step(game);
      looked();
    });
    return this.tape.leftOver();
  }

  /** Seats whose fault has just been made leave at the end of the turn. */
  private letGo(): void {
    for (const [turn, after, seat] of this.record.forfeits) {
      if (turn === this.turn && after === this.heard) this.forfeits.add(seat as Seat);
    }
  }
}
