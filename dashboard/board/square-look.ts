/** Additions to the print of a square. */
export interface SquareLook {
  /** The ground, in place of the board's own. */
  readonly fill?: string;
  /** Colour of the text on that ground. */
  readonly ink?: string;
  /** A line under the name, in place of the price. */
  readonly note?: string;
  readonly owner?: { readonly colour: string; readonly letter: string } | null;
  /** 0–4 houses, 5 for a hotel. */
  readonly buildings?: number;
  readonly mortgaged?: boolean;
}
