import type { Seat } from "../../components/index.ts";
import type { Question } from "../../src/events/questions.ts";
import { plainMessage } from "../../src/player/plain-answer.ts";
import { seatLetter } from "../replay/narration/game-labels.ts";
import { oneLine, writeAnswer } from "../replay/record/answers.ts";
import { type Decision, subjectOf } from "../replay/record/decision.ts";
import type { RecordedSeat } from "../replay/record/record.ts";
import { giveAgain } from "../replay/record/recorded-answers.ts";
import type { Entry, TableQuestion } from "./journal.ts";
import { refusedOffers } from "./refused-offers.ts";
import type { Script } from "./seated-players.ts";

/** The game that a script is of, as far as it has to know. */
interface Played {
  /** Events so far. */
  events(): number;
  /** Told of each decision the first time that it is made. */
  decided(decision: Decision): void;
}

/** The answers of a table in order: given again from the first on, and gone on with at the last. */
export class TableScript implements Script {
  private readonly list: Entry[];
  private readonly seats: readonly RecordedSeat[];
  private readonly played: Played;
  private at = 0;
  private furthest = 0;
  /** By entry: events there were when it was first given. */
  private readonly events: number[] = [];
  private refused: ReturnType<typeof refusedOffers>;

  constructor(seats: readonly RecordedSeat[], entries: readonly Entry[], played: Played) {
    this.list = [...entries];
    this.seats = seats;
    this.played = played;
    this.refused = refusedOffers(seats);
  }

  get entries(): readonly Entry[] {
    return this.list;
  }
  get place(): number {
    return this.at;
  }
  get reached(): number {
    return this.furthest;
  }
  /** True when every entry was given. */
  get atEnd(): boolean {
    return this.at >= this.list.length;
  }
  /** The entry that was given last. */
  get last(): Entry | undefined {
    return this.list[this.at - 1];
  }

  /** Events there were when the entry was given. */
  eventsAt(entry: number): number {
    return this.events[entry];
  }

  /** Goes back to the first entry. */
  rewind(): void {
    this.at = 0;
    this.refused = refusedOffers(this.seats);
  }

  /** Adds an entry that is to be given next. */
  append(entry: Entry): void {
    this.list.push(entry);
  }

  /** The entry at this place, behind which the game goes on; undefined at the end. Throws when another is asked for. */
  take(seat: Seat, question: TableQuestion, subject: readonly unknown[]): Entry | undefined {
    const entry = this.list[this.at];
    if (entry === undefined) return undefined;
    if (entry.seat !== seat || entry.question !== question) {
      throw new Error(
        `answer ${this.at + 1} of the table is seat ${seatLetter(entry.seat)}'s to ${entry.question}, and seat ${seatLetter(seat)} is asked ${question}`,
      );
    }
    this.pass(entry, subject);
    return entry;
  }

  next(
    seat: Seat,
    question: Question,
    subject: readonly unknown[],
  ): { readonly answer: unknown } | undefined {
    const entry = this.take(seat, question, subject);
    return entry === undefined ? undefined : { answer: giveAgain(question, entry.answer) };
  }

  /** A player's answer. An offer that a person has refused does not come again. */
  given(
    seat: Seat,
    question: Question,
    subject: readonly unknown[],
    answer: unknown,
    reason: string | null,
  ): unknown {
    const written = writeAnswer(question, answer);
    const again = question === "proposeTrade" && this.refused.has(seat, written);
    const why = reason === null || again ? null : oneLine(reason) || null;
    this.enter({ seat, question, answer: again ? null : written, reason: why, begins: false }, subject);
    return again ? null : answer;
  }

  threw(seat: Seat, question: Question, subject: readonly unknown[], error: unknown): void {
    const answer = { threw: oneLine(plainMessage(error)) };
    this.enter({ seat, question, answer, reason: null, begins: false }, subject);
  }

  private enter(entry: Entry, subject: readonly unknown[]): void {
    this.list.push(entry);
    this.pass(entry, subject);
  }

  /** Goes on behind an entry. */
  private pass({ seat, question, answer, reason }: Entry, subject: readonly unknown[]): void {
    if (question !== "throw") this.refused.note(seat, question, answer);
    if (this.at >= this.furthest) {
      this.events[this.at] = this.played.events();
      if (question !== "throw") {
        this.played.decided({ seat, question, ...subjectOf(question, [null, ...subject]), answer, reason });
      }
    }
    this.at++;
    this.furthest = Math.max(this.furthest, this.at);
  }
}
