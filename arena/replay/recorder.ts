import type { Seat } from "../../components/index.ts";
import type { Game } from "../../src/game.ts";
import { Halt } from "../../src/halt.ts";
import { PHASE } from "../../src/phases.ts";
import { leavesToBase, METHOD_OF, type Player } from "../../src/player.ts";
import type { Question } from "../../src/questions.ts";
import { ENDING } from "../../src/turn-state.ts";
import { stepPhase } from "../../systems/pipeline.ts";
import { oneLine, type WireAnswer, writeAnswer } from "./answers.ts";
import { GameHash } from "./game-hash.ts";
import { oneVoice } from "./one-voice.ts";
import type { AskedPair, GameIdentity, GameRecord, RecordedDecision, RecordedTurn } from "./record.ts";

type Step = (game: Game) => void;

/** Writes down one game while it is played: seat the players through it, step the game through it, then take the record. */
export class Recorder {
  private readonly identity: GameIdentity;
  private readonly withReasons: boolean;
  private readonly hash: GameHash;
  private readonly pairs: AskedPair[] = [];
  private readonly reasons = new Map<string, number>();
  private readonly turns: RecordedTurn[] = [];
  private decisions: RecordedDecision[] = [];

  /** `reasons`: ask every player why, after each answer. */
  constructor(identity: GameIdentity, { reasons = false }: { readonly reasons?: boolean } = {}) {
    this.identity = identity;
    this.withReasons = reasons;
    this.hash = new GameHash(identity);
  }

  /** The player with every answer written down; it plays, learns and is asked exactly as without. */
  seat(player: Player, seat: Seat): Player {
    const recorded = oneVoice(
      (question) => !leavesToBase(player, question),
      (question, args) => {
        let answer: unknown;
        try {
          answer = Reflect.apply(player[METHOD_OF[question]], player, args);
        } catch (error) {
          if (!(error instanceof Halt)) {
            this.decided(seat, question, { threw: oneLine(messageOf(error)) }, "");
          }
          throw error;
        }
        this.decided(seat, question, writeAnswer(question, answer), this.reasonOf(player));
        return answer;
      },
    );
    return Object.assign(recorded, {
      ...(player.memory === undefined ? {} : { memory: player.memory }),
      gameStarted: player.gameStarted?.bind(player),
      gameEnded: player.gameEnded?.bind(player),
    } satisfies { [Hook in keyof Player]?: Player[Hook] | undefined });
  }

  /** A step that notes the end of every turn; `inner` is what moves the game. */
  step(inner: Step = stepPhase): Step {
    return (game) => {
      inner(game);
      const { turn } = game.world;
      if (turn.phase !== PHASE.preTurn && turn.ending === ENDING.none) return;
      this.turns.push([this.hash.turned(game.world), ...this.decisions]);
      this.decisions = [];
    };
  }

  /** The record of the finished game. */
  record(): GameRecord {
    const { identity, hash, pairs, reasons, turns } = this;
    return {
      ...identity,
      opening: hash.opening,
      asked: pairs,
      reasons: [...reasons.keys()],
      turns,
      hash: hash.digest,
    };
  }

  private decided(seat: Seat, question: Question, answer: WireAnswer, reason: string): void {
    this.hash.decided(seat, question, answer, reason);
    const asked = this.pairOf(seat, question);
    this.decisions.push(reason === "" ? [asked, answer] : [asked, answer, this.indexOf(reason)]);
  }

  private pairOf(seat: Seat, question: Question): number {
    const known = this.pairs.findIndex(([who, what]) => who === seat && what === question);
    return known === -1 ? this.pairs.push([seat, question]) - 1 : known;
  }

  private indexOf(reason: string): number {
    const index = this.reasons.get(reason) ?? this.reasons.size;
    this.reasons.set(reason, index);
    return index;
  }

  private reasonOf(player: Player): string {
    if (!this.withReasons || player.reason === undefined) return "";
    try {
      return oneLine(player.reason());
    } catch {
      // A player that cannot say why has still answered.
      return "";
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
