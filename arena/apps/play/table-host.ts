import { writeFileSync } from "node:fs";
import type { Seat } from "../../../components/index.ts";
import type { GameOutcome } from "../../../src/player/player.ts";
import { gameLabels } from "../../replay/narration/game-labels.ts";
import type { WireBundle, WireOffer } from "../../replay/record/answers.ts";
import { readAnswer } from "../../replay/record/answers.ts";
import { parseRecord } from "../../replay/record/parse-record.ts";
import type { GameIdentity } from "../../replay/record/record.ts";
import { packRecord } from "../../replay/record/record-files.ts";
import { type TableView, viewOf } from "../../replay/timeline/table-view.ts";
import { type Asking, askingOf } from "../../table/asking.ts";
import {
  draftEstate,
  type EstateDraft,
  type EstateItem,
  type EstateQuestion,
} from "../../table/estate-draft.ts";
import { type Hint, HintSearch } from "../../table/hint.ts";
import { isStrategic } from "../../table/journal.ts";
import type { OpenTable } from "../../table/open-table.ts";
import { refusalText } from "../../table/refusal-text.ts";
import type { TableFile } from "../../table/table-file.ts";
import { discreet, type LogLine } from "../../table/table-log.ts";
import { makeMove, type TableMove } from "../../table/table-move.ts";
import { recordOf } from "../../table/table-record.ts";
import { isPerson } from "../../table/table-setup.ts";
import { quotesFor, type Tradable, tradables } from "../../table/trade-desk.ts";
import { type Review, reviewPeople } from "./review.ts";

/** A table as a page shows it. */
export interface TableState {
  /** Counts up with every change. */
  readonly version: number;
  /** Counts up when lines of the log were taken back. */
  readonly edition: number;
  readonly round: number;
  readonly turn: number;
  /** The seat on turn. */
  readonly seat: Seat;
  readonly people: readonly Seat[];
  readonly table: TableView;
  readonly asking: Asking | null;
  /** True while players are asked. */
  readonly thinking: boolean;
  /** Lines of the log from number `from` on, and how many there are. */
  readonly lines: readonly LogLine[];
  readonly from: number;
  /** The reason for which nothing can be taken back, in a sentence; null when something can. */
  readonly undo: string | null;
  readonly tradables: readonly Tradable[];
  readonly hint: Hint | null;
  readonly review: Review | null;
  readonly outcomes: readonly GameOutcome[] | null;
}

/** What a page has of a table already. */
export interface Known {
  readonly version: number;
  readonly edition: number;
  readonly lines: number;
}

export const NOTHING_KNOWN: Known = { version: 0, edition: 0, lines: 0 };

/** An offer that a player would take, as the page puts it together. */
export interface ShownQuote {
  readonly offer: WireOffer;
  readonly reason: string;
}

/** Playouts of each choice of a hint, and how many of them are played between two looks at what else is to be done. */
const HINT_PLAYOUTS = 96;
const HINT_STEP = 4;
/** Milliseconds for which an answer waits for the players, so that most are shown with what they led to. */
const PATIENCE = 40;

const pause = (): Promise<void> => new Promise((go) => setImmediate(go));

/** A table that is played at: moves of people, the players' answers in between, and every change told and saved. */
export class TableHost {
  readonly identity: GameIdentity;
  private readonly table: OpenTable;
  private readonly file: TableFile;
  private readonly names: readonly string[];
  private readonly listeners = new Set<() => void>();
  private version = 1;
  private edition = 1;
  private playing: Promise<void> | null = null;
  private hint: Hint | null = null;
  private review: Review | null = null;
  private closed = false;

  constructor(table: OpenTable, file: TableFile) {
    this.table = table;
    this.file = file;
    this.identity = table.identity;
    this.names = gameLabels(table.setting.board, table.identity.seats).names;
    this.playing = this.play();
  }

  private get people(): Seat[] {
    return this.identity.seats.flatMap((each, place) => (isPerson(each) ? [place as Seat] : []));
  }

  /** The board's data, which a page draws. */
  get boardData(): unknown {
    return this.table.setting.board.data;
  }

  /** The path that the record of the game is written to once it is over. */
  get recordPath(): string {
    return this.file.path.replace(/\.jsonl$/, ".json.gz");
  }

  /** Does what a person asks for. Returns why not, in a sentence, or null; the players then go on. */
  async move(move: TableMove): Promise<string | null> {
    if (this.playing !== null && this.table.waiting === null) return refusalText("not-asked");
    const refusal = makeMove(this.table, move);
    if (refusal !== null) return refusalText(refusal);
    if (move.kind === "undo") {
      this.edition++;
      this.review = null;
    }
    this.hint = null;
    this.file.save(this.table.entries);
    const going = this.play();
    this.playing = going;
    this.changed();
    await Promise.race([going, new Promise((go) => setTimeout(go, PATIENCE).unref())]);
    return null;
  }

  /** The table as it stands, with the lines that are not known yet. */
  state(known: Known): TableState {
    const { table, names } = this;
    const { position, lines, outcomes } = table;
    const { world } = position;
    const { round, turns, seat } = world.turn;
    const from = known.edition === this.edition ? Math.min(known.lines, lines.length) : 0;
    const fresh = lines.slice(Math.max(0, from - 4));
    const undo = table.undoRefusal();
    return {
      version: this.version,
      edition: this.edition,
      round,
      turn: turns,
      seat,
      people: this.people,
      table: viewOf(world),
      asking: askingOf(table, names),
      thinking: table.waiting === null && outcomes === null,
      lines: outcomes === null ? discreet(fresh) : fresh,
      from: Math.max(0, from - 4),
      undo: undo === null ? null : refusalText(undo),
      tradables: tradables(position),
      hint: this.hint,
      review: this.review,
      outcomes,
    };
  }

  /** Waits for a state of a later version, at most so many milliseconds. */
  later(version: number, patience: number): Promise<void> {
    if (this.version > version || this.closed) return Promise.resolve();
    return new Promise((go) => {
      const done = (): void => {
        clearTimeout(timer);
        this.listeners.delete(done);
        go();
      };
      const timer = setTimeout(done, patience);
      this.listeners.add(done);
    });
  }

  /** A list of what is to be done with deeds, carried out on paper; null where nobody is asked for one. */
  draft(question: EstateQuestion, list: readonly EstateItem[]): EstateDraft | null {
    const { waiting, position } = this.table;
    if (waiting === null) return null;
    const { question: asked } = waiting;
    const open = asked === question || (isStrategic(asked) && isStrategic(question));
    if (!open) return null;
    return draftEstate(position, waiting.seat, question, list, asked === question ? waiting.subject : []);
  }

  /** What the player of a seat wants for a bundle; null where nobody is asked for a trade. */
  quotes(to: number, give: WireBundle, get: WireBundle): ShownQuote[] | null {
    const { waiting } = this.table;
    if (waiting === null || waiting.question !== "proposeTrade") return null;
    const offer = readAnswer("proposeTrade", [to, give, get]) as { give: never; get: never };
    return quotesFor(this.table, waiting.seat, to as Seat, offer.give, offer.get).map(
      ({ offer: { give, get }, reason }) => ({
        offer: [to, [give.cash, give.jailCards, ...give.deeds], [get.cash, get.jailCards, ...get.deeds]],
        reason,
      }),
    );
  }

  /** Begins to look for advice on the question that waits. False where there is none to be had. */
  advise(): boolean {
    const search = HintSearch.for(this.table);
    if (search === null) return false;
    if (this.hint === null) void this.seek(search);
    return true;
  }

  /** Begins to look for the decisions that cost most. False while the game goes on. */
  lookBack(): boolean {
    if (this.table.outcomes === null) return false;
    if (this.review === null) void this.judge();
    return true;
  }

  /** The record of the finished game; null before. */
  record(): Uint8Array | null {
    return this.table.outcomes === null ? null : recordOf(this.table);
  }

  close(): void {
    this.closed = true;
    this.changed();
  }

  private async play(): Promise<void> {
    const { table, file } = this;
    let { seat } = table.position.world.turn;
    while (!this.closed && table.advance()) {
      const now = table.position.world.turn.seat;
      if (now !== seat) this.changed();
      seat = now;
      await pause();
    }
    file.save(table.entries);
    if (table.outcomes !== null) writeFileSync(this.recordPath, packRecord(recordOf(table)));
    this.playing = null;
    this.changed();
  }

  private async seek(search: HintSearch): Promise<void> {
    const { waiting } = this.table;
    for (let played = 0; played < HINT_PLAYOUTS; played += HINT_STEP) {
      if (this.closed || this.table.waiting !== waiting) return;
      this.hint = search.search(HINT_STEP);
      this.changed();
      if (this.hint.choices.length < 2) return;
      await pause();
    }
  }

  private async judge(): Promise<void> {
    const { edition } = this;
    const { table, people } = this;
    const record = parseRecord(new TextDecoder().decode(recordOf(table)));
    const steps = reviewPeople(record, table.setting, people);
    for (;;) {
      const step = steps.next();
      this.review = step.value;
      this.changed();
      if (step.done) return;
      await pause();
      if (this.closed || this.edition !== edition) return;
    }
  }

  private changed(): void {
    this.version++;
    for (const listener of [...this.listeners]) listener();
  }
}
