import { dollars } from "../../../replay/narration/game-labels.ts";
import type { WireAnswer } from "../../../replay/record/answers.ts";
import type {
  DraftedDeed,
  EstateDraft,
  EstateItem,
  EstateQuestion,
  NextItem,
} from "../../../table/estate-draft.ts";
import { PANELS } from "../../../table/panels.ts";
import { wrap } from "../canvas.ts";
import { type Pressed, type Sheet, type SheetKey, stepped } from "./sheet.ts";

/** Carries out a list on paper; null where it is not asked for. */
type Drafter = (question: EstateQuestion, list: readonly EstateItem[]) => EstateDraft | null;

const NOTHING: EstateDraft = { refusal: null, money: 0, left: 0, deeds: [] };
const BUILT = ["", "1 house", "2 houses", "3 houses", "4 houses", "hotel"] as const;

const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${dollars(Math.abs(amount))}`;

/** A list of what is done with deeds, put together on paper: each step with its price and the rent that it makes. */
export class EstateSheet implements Sheet {
  readonly title: string;
  cursor = 0;
  private readonly question: EstateQuestion;
  /** Dollars to be raised; null where none are. */
  private readonly missing: number | null;
  private readonly draftOf: Drafter;
  private list: readonly EstateItem[] = [];
  private draft: EstateDraft;

  constructor(question: EstateQuestion, missing: number | null, draftOf: Drafter) {
    this.title = PANELS[question].label.replace("…", "");
    this.question = question;
    this.missing = missing;
    this.draftOf = draftOf;
    this.draft = draftOf(question, []) ?? NOTHING;
  }

  head(columns: number): string[] {
    const { money, left, refusal } = this.draft;
    const raised = this.missing === null ? null : this.missing - money;
    const told = [
      this.list.length === 0 ? "Nothing chosen yet" : `${this.list.length} chosen, ${signed(money)}`,
      left < 0 ? `${dollars(-left)} of it has to be raised` : `leaves ${dollars(left)}`,
      ...(raised === null ? [] : [raised > 0 ? `${dollars(raised)} still missing` : "that is enough"]),
    ].join("; ");
    const why = refusal ?? this.steps[this.cursor]?.next.refusal ?? "";
    return [
      ...wrap("Enter adds, Backspace takes back, D does it, Esc closes", columns),
      ...wrap(told, columns),
      ...(why === "" ? [] : wrap(why, columns)),
      "",
    ];
  }

  rows(): string[] {
    return this.steps.map(({ deed, next }) => {
      const stands = deed.mortgaged ? "mortgaged" : (BUILT[deed.buildings] ?? "");
      const does = next.refusal === null ? `${signed(next.money)} rent ${dollars(next.rent)}` : "not now";
      const sells = this.question === "raiseCash" ? (next.label === "Mortgage" ? "M " : "S ") : "";
      return `${sells}${deed.name}${stands === "" ? "" : ` (${stands})`}: ${does}`;
    });
  }

  press(key: SheetKey): Pressed {
    this.cursor = stepped(this.cursor, key, this.steps.length);
    if (key === "enter" || key === " ") this.add(this.steps[this.cursor]?.next);
    if (key === "back" && this.list.length > 0) this.set(this.list.slice(0, -1));
    if (key !== "d" || this.list.length === 0 || this.draft.refusal !== null) return null;
    return { kind: "answer", question: this.question, answer: this.list as WireAnswer };
  }

  private get steps(): { readonly deed: DraftedDeed; readonly next: NextItem }[] {
    return this.draft.deeds.flatMap((deed) => deed.next.map((next) => ({ deed, next })));
  }

  private add(next: NextItem | undefined): void {
    if (next?.refusal === null) this.set([...this.list, next.item]);
  }

  private set(list: readonly EstateItem[]): void {
    this.list = list;
    this.draft = this.draftOf(this.question, list) ?? NOTHING;
  }
}
