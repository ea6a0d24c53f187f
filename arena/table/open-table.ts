import type { Seat } from "../../components/index.ts";
import { seedKey } from "../../src/chance/random.ts";
import type { Question } from "../../src/events/questions.ts";
import type { Refusal } from "../../src/events/refusals.ts";
import { createGame, type Game } from "../../src/player/game.ts";
import type { GameOutcome } from "../../src/player/player.ts";
import { DataFault } from "../../src/text/data-fault.ts";
import { PHASE } from "../../src/world/phases.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import { refusalOf } from "../../systems/asking/judge-answer.ts";
import { tellEnd, tellStart } from "../../systems/asking/telling.ts";
import { stepPhase } from "../../systems/pipeline.ts";
import { outcomesOf } from "../../systems/run-game.ts";
import { gameLabels } from "../replay/narration/game-labels.ts";
import { isFault, readAnswer, type WireAnswer } from "../replay/record/answers.ts";
import { readAnswerTo } from "../replay/record/parse-record.ts";
import type { GameIdentity } from "../replay/record/record.ts";
import type { Setting } from "../replay/record/setting.ts";
import { openingOf } from "../scenario/opening.ts";
import { dealKey, unitKey } from "../tournament/plan/keys.ts";
import { type Entry, isStrategic, passiveAnswer, STRATEGIC, type TableQuestion } from "./journal.ts";
import { entrantsOf, PersonAsked, seatPlayersAt } from "./seated-players.ts";
import { TableLog } from "./table-log.ts";
import { TableScript } from "./table-script.ts";
import { isPerson } from "./table-setup.ts";

/** A question that a table waits with: a person's. */
export interface Waiting {
  readonly seat: Seat;
  readonly question: TableQuestion;
  /** The arguments of the question's method after the context. */
  readonly subject: readonly unknown[];
}

/** Somebody's answer: to the question that waits, or to a later one of the same strategic phase. */
export interface PersonAnswer {
  readonly question: TableQuestion;
  readonly answer: WireAnswer;
}

/** Ceiling of the bids that are made for a person in an auction. */
interface Ceiling {
  readonly seat: Seat;
  readonly square: unknown;
  readonly dollars: number;
}

/** A refusal of what a person asked for: the engine's reason, or one of the table's own. */
export type TableRefusal = Refusal | "not-asked" | "game-over" | "nothing-to-take-back" | "dice-or-card-seen";

/**
 * A game between people and players that waits wherever a person is asked, and goes on from the answer. It is a function of
 * its identity and of its entries: it is played again from the start up to the first question that has no answer, the
 * players' answers included, so that nothing is ever half done and every undo is exact.
 */
export class OpenTable {
  readonly identity: GameIdentity;
  readonly setting: Setting;
  private game!: Game;
  private log!: TableLog;
  private script!: TableScript;
  private asked: Waiting | null = null;
  private ended: readonly GameOutcome[] | null = null;
  private ceiling: Ceiling | null = null;

  private readonly informed: boolean;

  /**
   * Opens the table; `entries` are those of a table that was left, of which the players are to be `informed` where they are
   * to play on. Throws one line on a player that there is not.
   */
  constructor(identity: GameIdentity, setting: Setting, entries: readonly Entry[] = [], informed = true) {
    this.informed = informed;
    this.identity = identity;
    this.setting = setting;
    this.begin(entries);
  }

  /** The question that waits for a person; null while others play, and once the game is over. */
  get waiting(): Waiting | null {
    return this.asked;
  }

  /** Outcomes by seat once the game is over, null before. */
  get outcomes(): readonly GameOutcome[] | null {
    return this.ended;
  }

  /** The position as it stands, in the midst of the question that waits. To be read only. */
  get position(): Game {
    return this.game;
  }

  get lines(): readonly TableLog["lines"][number][] {
    return this.log.lines;
  }

  get entries(): readonly Entry[] {
    return this.script.entries;
  }

  /** Plays the phase that is due. False when a person is asked or the game is over. */
  advance(): boolean {
    if (this.asked !== null || this.ended !== null) return false;
    const { world } = this.game;
    try {
      this.waitForThrow();
      stepPhase(this.game);
    } catch (error) {
      if (!(error instanceof PersonAsked)) throw error;
      this.wait(error);
      return this.asked === null;
    }
    this.log.endPhase();
    if (world.turn.ending === ENDING.none) return true;
    this.ended = outcomesOf(world);
    this.log.settle();
    tellEnd(this.game, this.ended);
    return false;
  }

  /** Plays on until a person is asked or the game is over. */
  settle(): this {
    while (this.advance());
    return this;
  }

  /**
   * Gives a person's answer. Questions of the strategic phase that come before the one answered are passed; nothing happens
   * when the answer is refused. The game then waits to be advanced.
   */
  answer({ question, answer }: PersonAnswer): TableRefusal | null {
    const before = this.script.entries.length;
    const { ceiling } = this;
    this.ceiling = null;
    const refusal = this.give(question, answer);
    if (refusal !== null && this.script.entries.length > before) this.restore(before);
    if (refusal !== null) this.ceiling = ceiling;
    return refusal;
  }

  /** Bids the least that counts, again and again, up to so many dollars, in the auction that is on. */
  bidUpTo(dollars: number): TableRefusal | null {
    const { asked } = this;
    if (asked === null || asked.question !== "bid") return "not-asked";
    const [square, standing] = asked.subject;
    const bid = (standing as number) + this.setting.rules.auctionIncrement;
    if (dollars < bid) return "bid-too-low";
    const refusal = refusalOf(this.game, asked.seat, "bid", dollars, asked.subject);
    if (refusal !== null) return refusal;
    this.ceiling = { seat: asked.seat, square, dollars };
    this.append({ seat: asked.seat, question: "bid", answer: bid, reason: null, begins: true });
    return null;
  }

  /** Passes every question that is left of this strategic phase. */
  endTurn(): TableRefusal | null {
    if (this.asked === null || !isStrategic(this.asked.question)) return "not-asked";
    const { seat } = this.asked;
    let begins = true;
    while (this.asked !== null && isStrategic(this.asked.question) && this.asked.seat === seat) {
      const { question } = this.asked;
      this.append({ seat, question, answer: passiveAnswer(question as Question), reason: null, begins });
      begins = false;
      this.advanceWithin(seat);
    }
    return null;
  }

  /**
   * Takes back what a person did last, and what followed from it. Throws and cards that were seen since stay seen, except
   * in practice.
   */
  undo(): TableRefusal | null {
    const refusal = this.undoRefusal();
    if (refusal !== null) return refusal;
    this.restore(this.script.entries.findLastIndex(({ begins }) => begins));
    return null;
  }

  /** The reason for which nothing can be taken back now, or null. */
  undoRefusal(): TableRefusal | null {
    const last = this.script.entries.findLastIndex(({ begins }) => begins);
    if (last === -1) return "nothing-to-take-back";
    return this.identity.practice === true || !this.chanceSince(last) ? null : "dice-or-card-seen";
  }

  /** True when dice were thrown or cards drawn since the entry was given. */
  chanceSince(entry: number): boolean {
    const { events, board } = this.game.world;
    for (let i = this.script.eventsAt(entry); i < events.length; i++) {
      const { type } = events.read(i, board);
      if (type === "DiceRolled" || type === "CardDrawn" || type === "SpeedDieRolled") return true;
    }
    return false;
  }

  /** A table of its own as this one stood when the person's entry at `place` was asked for: to look at, not to play on. */
  at(place: number): OpenTable {
    return new OpenTable(this.identity, this.setting, this.script.entries.slice(0, place), false).settle();
  }

  private give(question: TableQuestion, answer: WireAnswer): TableRefusal | null {
    let begins = true;
    for (;;) {
      const { asked } = this;
      if (asked === null) return this.ended === null ? "not-asked" : "game-over";
      const { seat } = asked;
      if (asked.question === question) {
        const refusal = this.refusal(asked, answer);
        if (refusal === null) this.append({ seat, question, answer, reason: null, begins });
        return refusal;
      }
      if (!isBefore(asked.question, question)) return "not-asked";
      const passed = asked.question as Question;
      this.append({ seat, question: passed, answer: passiveAnswer(passed), reason: null, begins });
      begins = false;
      this.advanceWithin(seat);
    }
  }

  /** Plays on as far as it takes for the seat to be asked on, or its strategic phase to be over. */
  private advanceWithin(seat: Seat): void {
    const { turn } = this.game.world;
    while (turn.seat === seat && turn.phase === PHASE.strategic && this.advance());
  }

  private refusal({ seat, question, subject }: Waiting, answer: WireAnswer): TableRefusal | null {
    if (question === "throw") return answer === true ? null : "malformed";
    if (!isAnswer(question, answer)) return "malformed";
    return refusalOf(this.game, seat, question, readAnswer(question, answer), subject);
  }

  private append(entry: Entry): void {
    this.script.append(entry);
    this.asked = null;
    this.rewind();
  }

  private restore(length: number): void {
    this.begin(this.script.entries.slice(0, length));
    this.settle();
  }

  /** Seats the players anew and plays the entries again. */
  private begin(entries: readonly Entry[]): void {
    const { identity, setting } = this;
    const script = new TableScript(identity.seats, entries, {
      events: () => this.game.world.events.length,
      decided: (decision) => this.log.decided(decision),
    });
    this.script = script;
    this.asked = null;
    this.ended = null;
    this.ceiling = null;
    const players = seatPlayersAt(identity, entrantsOf(identity), script, this.informed);
    const game = createGame(setting.board, setting.rules, players);
    this.game = game;
    // Where nobody counts faults, what a player throws when it is told something would pass through.
    game.onFault = () => {};
    this.setOut();
    this.log = new TableLog(game.world, gameLabels(setting.board, identity.seats));
    tellStart(game);
    this.playAgain();
  }

  private rewind(): void {
    this.game.world.events.clear();
    this.setOut();
    this.playAgain();
  }

  private setOut(): void {
    const { board, rules } = this.setting;
    const { seed, unit, deal, position } = this.identity;
    openingOf(board, rules, position)(this.game.world, dealKey(unitKey(seedKey(seed), unit), deal));
    this.script.rewind();
  }

  /** Plays up to the last entry. */
  private playAgain(): void {
    while (!this.script.atEnd && this.advance());
  }

  private waitForThrow(): void {
    const { turn } = this.game.world;
    const { seat } = turn;
    if (turn.phase !== PHASE.rolling || !isPerson(this.identity.seats[seat])) return;
    // Who tries for a double has said so.
    const { last } = this.script;
    if (last?.seat === seat && last.question === "jail" && last.answer === "roll") return;
    if (this.script.take(seat, "throw", []) === undefined) throw new PersonAsked(seat, "throw", []);
  }

  private wait({ seat, question, subject }: PersonAsked): void {
    const { ceiling } = this;
    const [square, standing] = subject;
    const bid = (standing as number) + this.setting.rules.auctionIncrement;
    if (question === "bid" && ceiling?.seat === seat && ceiling.square === square && bid <= ceiling.dollars) {
      this.append({ seat, question, answer: bid, reason: null, begins: false });
      return;
    }
    this.asked = { seat, question, subject };
    this.log.settle();
  }
}

/** True for an answer of the kind that the question asks for. */
function isAnswer(question: Question, answer: WireAnswer): boolean {
  try {
    return !isFault(readAnswerTo(question, answer, []));
  } catch (error) {
    if (error instanceof DataFault) return false;
    throw error;
  }
}

/** True when both are asked in a strategic phase and `question` comes before `later`. */
function isBefore(question: TableQuestion, later: TableQuestion): boolean {
  return (
    isStrategic(question) && isStrategic(later) && STRATEGIC.indexOf(question) < STRATEGIC.indexOf(later)
  );
}
