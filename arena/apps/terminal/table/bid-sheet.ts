import { dollars } from "../../../replay/narration/game-labels.ts";
import type { Asking } from "../../../table/asking.ts";
import { type Pressed, type Sheet, type SheetKey, stepped, typed } from "./sheet.ts";

/** A bid of any amount, or one that follows the others up to it. */
export class BidSheet implements Sheet {
  readonly title = "Bid";
  cursor = 0;
  private amount = 0;
  private readonly asking: Asking;
  private readonly bid: NonNullable<Asking["bid"]>;

  constructor(asking: Asking, bid: NonNullable<Asking["bid"]>) {
    this.asking = asking;
    this.bid = bid;
  }

  head(): string[] {
    const { lowest, highest } = this.bid;
    return [
      `${dollars(lowest)} to ${dollars(highest)}: type it`,
      `Your bid: ${dollars(this.amount)}${this.valid ? "" : ", which may not be bid"}`,
      "",
    ];
  }

  rows(): string[] {
    return ["Bid this", ...(this.asking.question === "bid" ? ["Go on bidding up to this"] : [])];
  }

  press(key: SheetKey): Pressed {
    const amount = typed(this.amount, key, this.bid.highest);
    if (amount !== null) this.amount = amount;
    this.cursor = stepped(this.cursor, key, this.rows().length);
    if (key !== "enter" || !this.valid) return null;
    if (this.cursor === 1) return { kind: "bidUpTo", dollars: this.amount };
    return { kind: "answer", question: this.asking.question, answer: this.amount };
  }

  private get valid(): boolean {
    return this.amount >= this.bid.lowest && this.amount <= this.bid.highest;
  }
}
