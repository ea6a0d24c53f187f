import type { Seat } from "../../../components/index.ts";
import { seedKey } from "../../../src/chance/random.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import { executeTurn } from "../../../systems/pipeline.ts";
import { openingOf } from "../../scenario/opening.ts";
import { dealKey, unitKey } from "../../tournament/plan/keys.ts";
import { Forfeits } from "../../tournament/unit/forfeit.ts";
import type { Difference } from "./difference.ts";
import type { GameRecord } from "./record.ts";
import { type DecisionHook, RecordedAnswers } from "./recorded-answers.ts";
import type { Setting } from "./setting.ts";

/** A table at which a record's answers are given again: the engine as it played, with the players as it heard them. */
export class RecordedTable {
  readonly game: Game;
  private readonly record: GameRecord;
  private readonly answers: RecordedAnswers;
  private readonly forfeits = new Forfeits();
  private turn = 0;
  /** Decisions of the turn so far. */
  private decided = 0;

  /** `onDecision` is called with every decision as it is given. */
  constructor(record: GameRecord, { board, rules }: Setting, onDecision: DecisionHook) {
    this.record = record;
    this.answers = new RecordedAnswers(record, (decision, args) => {
      this.decided++;
      this.letGo();
      onDecision(decision, args);
    });
    const players = record.seats.map((_, seat) => this.answers.player(seat as Seat));
    this.game = createGame(board, rules, players);
    const { seed, unit, deal, position } = record;
    openingOf(board, rules, position)(this.game.world, dealKey(unitKey(seedKey(seed), unit), deal));
  }

  /**
   * Plays player-turn `turn`, from 1, which must be the one that the world stands at; `looked` is called after each
   * phase. Returns an answer that was left over. Throws `DifferenceFound` inside a question that the record does not answer.
   */
  playTurn(turn: number, looked: () => void = () => {}): Difference | null {
    this.turn = turn;
    this.decided = 0;
    this.forfeits.clear();
    this.answers.rewind(turn - 1);
    this.letGo();
    executeTurn(this.game, (game) => {
      this.forfeits.step(game);
      looked();
    });
    return this.answers.leftOver();
  }

  /** Seats whose fault has just been made leave at the end of the turn. */
  private letGo(): void {
    for (const [turn, after, seat] of this.record.forfeits) {
      if (turn === this.turn && after === this.decided) this.forfeits.add(seat as Seat);
    }
  }
}
