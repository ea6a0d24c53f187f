import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";

/** Why an answer was given: a kind, the square it is about and two numbers. Becomes text only when somebody asks. */
export type ReasonKind = keyof typeof TEXTS;

type Text = (name: string, a: number, b: number) => string;

const money = (amount: number): string => `$${Math.round(amount)}`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const TEXTS = {
  none: () => "nothing was asked yet",
  leave: (_name, a, b) =>
    `leaves jail: ${money(a)} of rent ahead on average, ${money(b)} to be gained out there`,
  stay: (_name, a, b) =>
    `stays in jail: ${money(a)} of rent ahead on average, only ${money(b)} to be gained out there`,
  buy: (name, a, b) => `buys ${name}, worth ${money(a)}, and keeps ${money(b)}`,
  pass: (name, a, b) => `leaves ${name} to the auction: worth ${money(a)}, would keep ${money(b)}`,
  bid: (name, a, b) => `bids ${money(a)} for ${name}, up to ${money(b)}`,
  drop: (name, a, b) => `stops bidding for ${name} at ${money(a)}: its limit is ${money(b)}`,
  build: (_name, a, b) => `puts up ${a} buildings and keeps at least ${money(b)}`,
  wait: (_name, a, b) => `builds nothing: ${money(a)} in cash, ${money(b)} to be kept`,
  lift: (_name, a, b) => `lifts ${a} mortgages with ${money(b)} to spare`,
  mortgage: (_name, a, b) => `mortgages ${a} idle deeds towards ${money(b)} for building`,
  raise: (_name, a, b) => `raises ${money(a)} in ${b} steps, the least rent for the dollar first`,
  offer: (name, a, b) => `offers a trade for ${name}: gains ${money(a)}, accepted with ${percent(b)}`,
  noOffer: () => "finds no trade worth offering",
  accept: (_name, a) => `accepts: gains ${money(a)} after what the other gains`,
  refuse: (_name, a) => `refuses: ${money(a)} after what the other gains`,
} as const satisfies Record<string, Text>;

export class LastReason {
  private kind: ReasonKind = "none";
  private square = -1;
  private a = 0;
  private b = 0;

  set(kind: ReasonKind, a = 0, b = 0, square: Square | -1 = -1): void {
    this.kind = kind;
    this.a = a;
    this.b = b;
    this.square = square;
  }

  text(board: Board): string {
    const write: Text = TEXTS[this.kind];
    return write(this.square === -1 ? "cash" : board.names[this.square], this.a, this.b);
  }
}
