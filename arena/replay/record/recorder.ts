import type { Seat } from "../../../components/index.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { Fault, Game } from "../../../src/player/game.ts";
import { Halt } from "../../../src/player/halt.ts";
import type { Player } from "../../../src/player/player.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import { described, oneLine, readAnswer, type WireAnswer, writeAnswer } from "./answers.ts";
import { GameHash, type HashedDecision } from "./game-hash.ts";
import type {
  AskedPair,
  GameIdentity,
  GameRecord,
  RecordedDecision,
  RecordedForfeit,
  RecordedTurn,
} from "./record.ts";

type Step = (game: Game) => void;

/**
 * Writes down one game while it is played: seat the players through it, step the game through it, then take the record.
 * The engine knows nothing of it.
 */
export class Recorder {
  private readonly identity: GameIdentity;
  private readonly withReasons: boolean;
  private readonly hash: GameHash;
  private readonly pairs: AskedPair[] = [];
  private readonly reasons = new Map<string, number>();
  private readonly turns: RecordedTurn[] = [];
  private readonly forfeits: RecordedForfeit[] = [];
  /** Of the turn that is being played. */
  private decisions: HashedDecision[] = [];

  /** `reasons`: ask every player why, after each answer. */
  constructor(identity: GameIdentity, { reasons = false }: { readonly reasons?: boolean } = {}) {
    this.identity = identity;
    this.withReasons = reasons;
    this.hash = new GameHash(identity);
  }

  /** The player with every answer written down; it plays, learns and is asked exactly as without. */
  seat(player: Player, seat: Seat): Player {
    return wrappedPlayer(player, {
      answer: (question, _args, call) => {
        let answer: unknown;
        try {
          answer = call();
        } catch (error) {
          if (!(error instanceof Halt)) this.keep(seat, question, { threw: oneLine(messageOf(error)) });
          throw error;
        }
        this.keep(seat, question, writeAnswer(question, answer), this.reasonOf(player));
        return answer;
      },
    });
  }

  /** A step that notes faults, forfeits and the end of every turn; `inner` is what moves the game. */
  step(inner: Step = stepPhase): Step {
    let listening = false;
    return (game) => {
      const { turn, work, bankrupt } = game.world;
      if (!listening) {
        this.listen(game);
        listening = true;
      }
      const before = Array.from(bankrupt as ArrayLike<number>);
      const debtor = turn.phase === PHASE.bankrupt ? work.debtor : -1;
      inner(game);
      // Only a debtor goes bankrupt by the rules; whoever else has left the game did so for a fault.
      const left = before.flatMap((was, seat) => (bankrupt[seat] === was || seat === debtor ? [] : [seat]));
      left.sort((a, b) => bankrupt[a] - bankrupt[b]);
      for (const seat of left) this.forfeits.push([this.turns.length + 1, this.decisions.length, seat]);
      if (turn.phase !== PHASE.preTurn && turn.ending === ENDING.none) return;
      this.turns.push([this.hash.turned(this.decisions, game.world), ...this.decisions.map(this.written)]);
      this.decisions = [];
    };
  }

  /** The record of the finished game. */
  record(): GameRecord {
    const { identity, hash, pairs, reasons, turns, forfeits } = this;
    return {
      ...identity,
      opening: hash.opening,
      asked: pairs,
      reasons: [...reasons.keys()],
      turns,
      forfeits,
      hash: hash.digest,
    };
  }

  private keep(seat: Seat, question: Question, answer: WireAnswer, reason: string | null = null): void {
    this.decisions.push({ seat, question, answer, reason });
  }

  /** Only the engine sees that a player wrote to its view. */
  private listen(game: Game): void {
    const { onFault } = game;
    game.onFault = (fault: Fault) => {
      const last = this.decisions.at(-1);
      if (fault.reason === "wrote-to-view" && last?.question === fault.ask && last.seat === fault.seat) {
        const wroteToView = described(readAnswer(last.question, last.answer));
        this.decisions[this.decisions.length - 1] = { ...last, answer: { wroteToView } };
      }
      onFault?.(fault);
    };
  }

  private readonly written = ({ seat, question, answer, reason }: HashedDecision): RecordedDecision => {
    const known = this.pairs.findIndex(([who, what]) => who === seat && what === question);
    const asked = known === -1 ? this.pairs.push([seat, question]) - 1 : known;
    if (reason === null) return [asked, answer];
    const index = this.reasons.get(reason) ?? this.reasons.size;
    this.reasons.set(reason, index);
    return [asked, answer, index];
  };

  private reasonOf(player: Player): string | null {
    if (!this.withReasons || player.reason === undefined) return null;
    try {
      return oneLine(player.reason()) || null;
    } catch {
      // A player that cannot say why has still answered.
      return null;
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
