/** Reasons for which an answer is not allowed. Legality functions return one of these, or null when the rules allow it. */
export const REFUSALS = [
  /** The answer is not of the kind that was asked for. */
  "malformed",
  /** The player threw instead of answering. */
  "threw",
  /** The player changed the position it was shown. */
  "wrote-to-view",
  /** The square carries no deed. */
  "not-a-deed",
  /** The deed belongs to somebody else. */
  "not-owned",
  /** Nothing can be built on it (H-14). */
  "not-a-street",
  /** The colour group is not complete (H-1). */
  "group-incomplete",
  /** A lot of the group is mortgaged (H-1). */
  "group-mortgaged",
  /** A building stands in the group (M-1, X-2). */
  "group-built",
  /** Lots of a group may not differ by more than one (H-3, H-7). */
  "uneven",
  /** The lot already carries a hotel (H-4). */
  "fully-built",
  /** Nothing stands on the lot. */
  "nothing-to-sell",
  /** The bank has no house left (H-10). */
  "no-houses",
  /** The bank has no hotel left. */
  "no-hotels",
  /** It costs more than the cash in hand, or more than could be raised where that may be spent (M-1). */
  "not-enough-cash",
  /** The deed is mortgaged already. */
  "already-mortgaged",
  /** The deed carries no mortgage. */
  "not-mortgaged",
  /** The bid does not exceed the standing one by the increment (B-7). */
  "bid-too-low",
  /** The bid exceeds cash plus what could be raised (B-10). */
  "bid-beyond-means",
  /** The fine may not be paid before the last throw (J-8). */
  "fine-not-offered",
  /** There are fewer Get Out of Jail Free cards than the answer takes. */
  "no-jail-card",
  /** A trade with oneself, with nobody, or with a player who has left. */
  "no-such-partner",
  /** Nothing but cash changes hands, or nothing at all. */
  "nothing-traded",
  /** A deed is named twice. */
  "named-twice",
  /** The dice do not lead to that square. */
  "out-of-reach",
] as const;

export type Refusal = (typeof REFUSALS)[number];
