import type { Seat } from "../../../components/index.ts";
import { QUESTION, QUESTIONS, type Question } from "../../../src/events/questions.ts";
import type { Fault, Game } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { described, oneLine, readAnswer, type WireAnswer, writeAnswer } from "./answers.ts";
import { GameHash } from "./game-hash.ts";
import { TOKEN_LENGTH } from "./hash-chain.ts";
import { JsonBytes } from "./json-bytes.ts";
import type { AskedPair, GameIdentity, GameRecord, RecordedForfeit } from "./record.ts";

type Step = (game: Game) => void;

/** Stands in a turn's place until its hash is known. */
const NO_TOKEN = "_".repeat(TOKEN_LENGTH);

/** Writes down one game while it is played: move the game by the recorder's step, then take the record. */
export class Recorder {
  private readonly identity: GameIdentity;
  private readonly withReasons: boolean;
  private readonly hash: GameHash;
  private readonly pairs: AskedPair[] = [];
  /** By seat and question: place in `pairs`, −1 before the first. */
  private readonly places: Int16Array;
  private readonly reasons = new Map<string, number>();
  private readonly forfeits: RecordedForfeit[] = [];
  /** The JSON of the turns, without the brackets around them. */
  private readonly turns = new JsonBytes();
  private turnCount = 0;
  /** Decisions so far of the turn that is being played, and the place of its hash. */
  private decisions = 0;
  private tokenPlace = 0;
  /** The last decision, which is written once nothing can change it any more; its place in `pairs`, −1 for none. */
  private last = -1;
  private lastAnswer: WireAnswer = null;
  private lastReason: string | null = null;

  /** `reasons`: ask every player why, after each answer. */
  constructor(identity: GameIdentity, { reasons = false }: { readonly reasons?: boolean } = {}) {
    this.identity = identity;
    this.withReasons = reasons;
    this.hash = new GameHash(identity);
    this.places = new Int16Array(identity.seats.length * QUESTIONS.length).fill(-1);
    this.beginTurn();
  }

  /** A step that records answers, faults, forfeits and the end of every turn; `inner` moves the game. */
  step(inner: Step = stepPhase): Step {
    let attached = false;
    return (game) => {
      if (!attached) this.attach(game);
      attached = true;
      const { turn, work } = game.world;
      const retired = turn.retired;
      const debtor = turn.phase === PHASE.bankrupt ? work.debtor : -1;
      inner(game);
      if (turn.retired > retired) this.noteForfeits(game, retired, debtor);
      if (turn.phase !== PHASE.preTurn && turn.ending === ENDING.none) return;
      this.endTurn(game);
      if (turn.ending !== ENDING.none) game.onAnswer = null;
      else this.beginTurn();
    };
  }

  /** The JSON of the finished game's record, in UTF-8. */
  bytes(): Uint8Array {
    const { identity, hash, pairs, reasons, turns, forfeits } = this;
    const json = new JsonBytes();
    const head = { ...identity, opening: hash.opening, asked: pairs, reasons: [...reasons.keys()] };
    json.text(JSON.stringify(head).slice(0, -1));
    json.ascii(',"turns":[');
    json.append(turns.written());
    json.ascii("],");
    json.text(JSON.stringify({ forfeits, hash: hash.digest }).slice(1));
    return json.written();
  }

  /** The record of the finished game. */
  record(): GameRecord {
    return JSON.parse(new TextDecoder().decode(this.bytes())) as GameRecord;
  }

  private attach(game: Game): void {
    game.onAnswer = (seat, question, answer) =>
      this.decide(seat, question, writeAnswer(question, answer), this.reasonOf(game.players[seat]));
    const { onFault } = game;
    game.onFault = (fault) => {
      this.noteFault(fault);
      onFault?.(fault);
    };
  }

  /** An answer that was thrown instead of given, or after which the position was not what it was before. */
  private noteFault({ seat, ask, reason, message }: Fault): void {
    if (!isQuestion(ask)) return;
    if (reason === "threw") this.decide(seat, ask, { threw: oneLine(message) }, null);
    if (reason !== "wrote-to-view" || this.last === -1) return;
    this.lastAnswer = { wroteToView: described(readAnswer(ask, this.lastAnswer)) };
  }

  private decide(seat: Seat, question: Question, answer: WireAnswer, reason: string | null): void {
    this.writeLast();
    const index = seat * QUESTIONS.length + QUESTIONS.indexOf(question);
    if (this.places[index] === -1) this.places[index] = this.pairs.push([seat, question]) - 1;
    this.last = this.places[index];
    this.lastAnswer = answer;
    this.lastReason = reason;
    this.decisions++;
  }

  private writeLast(): void {
    const { last, lastAnswer, lastReason, turns } = this;
    if (last === -1) return;
    const [seat, question] = this.pairs[last];
    this.hash.decide(seat, question, lastAnswer, lastReason);
    turns.ascii(",[");
    turns.value(last);
    turns.ascii(",");
    turns.value(lastAnswer);
    if (lastReason !== null) {
      const index = this.reasons.get(lastReason) ?? this.reasons.size;
      this.reasons.set(lastReason, index);
      turns.ascii(`,${index}`);
    }
    turns.ascii("]");
    this.last = -1;
  }

  private beginTurn(): void {
    const { turns } = this;
    turns.ascii(turns.length === 0 ? '["' : ',["');
    this.tokenPlace = turns.length;
    turns.ascii(`${NO_TOKEN}"`);
    this.decisions = 0;
  }

  private endTurn({ world }: Game): void {
    this.writeLast();
    this.turns.overwrite(this.tokenPlace, this.hash.endTurn(world));
    this.turns.ascii("]");
    this.turnCount++;
  }

  /** Only a debtor goes bankrupt by the rules; whoever else has left the game did so for a fault. */
  private noteForfeits({ world: { bankrupt, seats } }: Game, before: number, debtor: number): void {
    const left = Array.from({ length: seats }, (_, seat) => seat)
      .filter((seat) => bankrupt[seat] > before && seat !== debtor)
      .sort((a, b) => bankrupt[a] - bankrupt[b]);
    for (const seat of left) this.forfeits.push([this.turnCount + 1, this.decisions, seat]);
  }

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

const isQuestion = (ask: Fault["ask"]): ask is Question => ask in QUESTION;
