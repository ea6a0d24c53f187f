import type { GameLabels } from "../../../replay/narration/game-labels.ts";
import type { WireOffer } from "../../../replay/record/answers.ts";
import type { Leaving } from "../../../replay/timeline/playback.ts";
import type { Panel } from "../../../table/asking.ts";
import { PANELS } from "../../../table/panels.ts";
import type { TableMove } from "../../../table/table-move.ts";
import { NOTHING_KNOWN, type TableHost, type TableState } from "../../play/table-host.ts";
import { BidSheet } from "./bid-sheet.ts";
import { EstateSheet } from "./estate-sheet.ts";
import { COUNTER } from "./question-lines.ts";
import type { Sheet, SheetKey } from "./sheet.ts";
import { TradeSheet } from "./trade-sheet.ts";

/** What the side of the board shows. */
export type SideView = "question" | "log" | "keys" | "board";

/** The order in which Tab goes through what is shown; the board has its own place where there is room. */
const VIEWS: readonly SideView[] = ["question", "log", "board"];

/** Lines by which the log is read back. */
const PAGE = 10;

/** The keys that are the same at every question, as they are explained. */
export const TABLE_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["A … 9", "the answer beside it"],
  ["H", "hint"],
  ["Z", "undo"],
  ["Tab", "question, log"],
  ["PgUp PgDn", "read the log back"],
  ["↑ ↓ Enter", "choose in a list"],
  ["Esc", "close what is open"],
  ["?", "these keys"],
  ["Q", "quit, table is kept"],
];

/** A person's place at a table on a terminal: what is open, what was said, and what each key does. */
export class TableDesk {
  readonly labels: GameLabels;
  readonly recordPath: string;
  view: SideView = "question";
  sheet: Sheet | null = null;
  /** Why the last key did nothing; empty when it did something. */
  said = "";
  /** Lines of the log that are scrolled past. */
  back = 0;
  private readonly host: TableHost;
  private readonly changed: () => void;
  private shown: TableState;
  private counter: WireOffer | undefined;
  private busy = false;

  constructor(host: TableHost, labels: GameLabels, changed: () => void) {
    this.host = host;
    this.labels = labels;
    this.recordPath = host.recordPath;
    this.changed = changed;
    this.shown = host.state(NOTHING_KNOWN);
  }

  get state(): TableState {
    return this.shown;
  }

  /** Looks at the table anew. A sheet for a question that has passed is put away. */
  look(): void {
    const before = this.shown.asking;
    this.shown = this.host.state(NOTHING_KNOWN);
    const { asking } = this.shown;
    if (asking?.question !== before?.question || asking?.seat !== before?.seat) this.sheet = null;
    this.changed();
  }

  /** Does what a key asks for. Returns how the table is left, or null. */
  press(key: SheetKey): Leaving | null {
    if (key === "interrupt" || key === "suspend") return key;
    if (key === "q") return "quit";
    this.said = "";
    if (this.view === "question" && this.sheet !== null) this.pressSheet(this.sheet, key);
    else this.pressTable(key);
    this.changed();
    return null;
  }

  private pressSheet(sheet: Sheet, key: SheetKey): void {
    if (key === "escape") {
      this.sheet = null;
      return;
    }
    const pressed = sheet.press(key);
    if (pressed !== null) this.move(pressed);
  }

  private pressTable(key: SheetKey): void {
    if (key === "escape") this.view = "question";
    else if (key === "tab") this.view = VIEWS[(VIEWS.indexOf(this.view) + 1) % VIEWS.length] as SideView;
    else if (key === "?") this.view = this.view === "keys" ? "question" : "keys";
    else if (key === "pageUp") this.back = Math.min(this.back + PAGE, this.shown.lines.length - 1);
    else if (key === "pageDown") this.back = Math.max(0, this.back - PAGE);
    else if (key === "z") this.move({ kind: "undo" });
    else if (key === "h") this.advise();
    else this.answer(key);
  }

  private advise(): void {
    if (this.busy || this.host.advise()) return;
    this.said = "There is no hint for this.";
  }

  /** The answer or the sheet that has the key. */
  private answer(key: SheetKey): void {
    const { asking } = this.shown;
    if (asking === null) return;
    const choice = asking.choices.find((each) => each.key === key);
    const panel = asking.panels.find((each) => PANELS[each].key === key);
    if (choice !== undefined) {
      if (choice.refusal === null) this.move(choice.move);
      else this.said = choice.refusal;
    } else if (panel !== undefined) {
      this.sheet = this.open(panel);
    } else if (asking.offer !== null && key === COUNTER) {
      const [, give, get] = asking.offer.terms as WireOffer;
      this.counter = [asking.offer.from, get, give];
      this.move({ kind: "answer", question: "respondTrade", answer: false });
    }
    this.view = "question";
  }

  private open(panel: Panel): Sheet | null {
    const { host, labels } = this;
    const { asking, tradables } = this.shown;
    if (asking === null) return null;
    if (panel === "bid") return asking.bid === null ? null : new BidSheet(asking, asking.bid);
    if (panel !== "trade") {
      return new EstateSheet(panel, asking.missing, (question, list) => host.draft(question, list));
    }
    const { counter } = this;
    this.counter = undefined;
    return new TradeSheet(
      labels,
      asking.seat,
      tradables,
      (to, give, get) => host.quotes(to, give, get),
      counter,
    );
  }

  private move(move: TableMove): void {
    if (this.busy) return;
    this.busy = true;
    void this.host.move(move).then((refusal) => {
      this.busy = false;
      this.said = refusal ?? "";
      if (refusal === null) {
        this.sheet = null;
        this.back = 0;
      }
      this.look();
    });
  }
}
