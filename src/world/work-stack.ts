import { BANK, type Seat, type Square } from "../../components/index.ts";

/**
 * Kinds of pending obligation: something owed, a deed to be auctioned, a mortgaged deed that changed hands, and a payment
 * that a seat chose to make beyond its cash.
 */
export const WORK = { debt: 0, auction: 1, takeMortgagedDeed: 2, choice: 3 } as const;

const WIDTH = 6;

/** Words that a stack for a board with `deeds` deeds and `seats` seats takes: every deed and every debt at once. */
export function workStackWords(deeds: number, seats: number): number {
  return 1 + WIDTH * (2 * deeds + 4 * seats);
}

/**
 * Obligations that interrupt a turn, as a stack of records in the state buffer: what is pushed last is settled first,
 * so that a bankruptcy inside a card inside a doubles roll finishes before the card goes on. Nothing recurses.
 */
export class WorkStack {
  private readonly words: Int32Array;

  constructor(words: Int32Array) {
    this.words = words;
  }

  get depth(): number {
    return this.words[0];
  }

  clear(): void {
    this.words[0] = 0;
  }

  pop(): void {
    this.words[0] = this.depth - 1;
  }

  /** `debtor` owes `amount` to `creditor` (or the bank), for `reason`, about `square` (−1 for none). */
  pushDebt(debtor: Seat, creditor: Seat, amount: number, reason: number, square: Square): void {
    this.push(WORK.debt, debtor, creditor, amount, reason, square);
  }

  /** The deed of `square` is to be auctioned. */
  pushAuction(square: Square): void {
    this.push(WORK.auction, BANK, BANK, 0, 0, square);
  }

  /** `seat` received the mortgaged deed of `square`; `atOnce` is 1 when its 10% is due at once, whatever becomes of it (K-5). */
  pushMortgagedDeed(seat: Seat, square: Square, atOnce: 0 | 1): void {
    this.push(WORK.takeMortgagedDeed, seat, BANK, atOnce, 0, square);
  }

  /** `seat` chose to pay the bank `amount` for `reason`, about `square`, and must raise it first (M-1). */
  pushChoice(seat: Seat, amount: number, reason: number, square: Square): void {
    this.push(WORK.choice, seat, BANK, amount, reason, square);
  }

  /** Fields of the topmost record; only while {@link depth} is positive. */
  get kind(): number {
    return this.top(0);
  }
  get debtor(): Seat {
    return this.top(1) as Seat;
  }
  get creditor(): Seat {
    return this.top(2) as Seat;
  }
  get amount(): number {
    return this.top(3);
  }
  get reason(): number {
    return this.top(4);
  }
  get square(): Square {
    return this.top(5) as Square;
  }
  private top(field: number): number {
    return this.words[1 + (this.depth - 1) * WIDTH + field];
  }

  private push(
    kind: number,
    debtor: Seat,
    creditor: Seat,
    amount: number,
    reason: number,
    square: Square,
  ): void {
    const at = 1 + this.depth * WIDTH;
    const { words } = this;
    if (at + WIDTH > words.length)
      throw new Error("work stack is full: more obligations than deeds and debts can make");
    words[at] = kind;
    words[at + 1] = debtor;
    words[at + 2] = creditor;
    words[at + 3] = amount;
    words[at + 4] = reason;
    words[at + 5] = square;
    words[0] = this.depth + 1;
  }
}
