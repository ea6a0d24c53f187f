import { KINDS } from "../offer-cell.ts";

/**
 * What opponents do, as anybody at the table can see it: in each *situation*, which comes in a few cases, one of a few
 * *outcomes*. Counts of acts are flat arrays, situation by situation, case by case, outcome by outcome.
 */
interface Situation {
  readonly cases: number;
  readonly outcomes: number;
}

/** Steps of the ratio that answers to offers are told apart by: below worth, up to 1.6, up to 2.5 times, and beyond. */
export const RATIO_BANDS: readonly number[] = [4, 6, 8];
/** Highest bids of a seat as a share of the printed price; none at all is outcome 0. */
export const BID_BANDS: readonly number[] = [0.3, 0.55, 0.9, 1.05, 1.6];
/** Dollars that a purchase leaves. */
export const PURSE_BANDS: readonly number[] = [60, 220, 550];

const BIDS = BID_BANDS.length + 2;
const PURSES = PURSE_BANDS.length + 1;
const PHASES = 3;

export const SITUATIONS = {
  /** Landed on an unowned deed, by what the purchase leaves: buys, or leaves it to the auction. */
  offeredDeed: { cases: PURSES, outcomes: 2 },
  /** In an auction, by the price that it ended at: its own highest bid. */
  auction: { cases: BIDS, outcomes: BIDS },
  /** Its turn, by phase: offers that it made, none, one or more. */
  offers: { cases: PHASES, outcomes: 3 },
  /** Its turn with a complete group and money, by its cash: houses put up, none, up to two, or more. */
  building: { cases: PURSES, outcomes: 3 },
  /** Its turn, by phase: deeds mortgaged, none or some; and mortgages lifted. */
  mortgaging: { cases: PHASES, outcomes: 2 },
  lifting: { cases: PHASES, outcomes: 2 },
  /** Leaves jail, by phase: by the fine, by a card, or by the dice. */
  jail: { cases: PHASES, outcomes: 3 },
  /** Answers an offer of this player's, by its kind and ratio: refuses or accepts. */
  answer: { cases: KINDS * (RATIO_BANDS.length + 1), outcomes: 2 },
  /** Answers an offer of somebody else's: refuses or accepts. */
  othersOffer: { cases: 1, outcomes: 2 },
  /** Makes an offer to this player: its kind. */
  offersMe: { cases: 1, outcomes: KINDS },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof SITUATIONS;

const NAMES = Object.keys(SITUATIONS) as readonly SituationName[];

/** Where the counts of each situation begin. */
const STARTS = new Map<SituationName, number>();
let length = 0;
for (const name of NAMES) {
  STARTS.set(name, length);
  length += SITUATIONS[name].cases * SITUATIONS[name].outcomes;
}

/** Length of an array of counts. */
export const ACTS = length;

/** Index of an act. */
export function act(situation: SituationName, which: number, outcome: number): number {
  return (STARTS.get(situation) ?? 0) + which * SITUATIONS[situation].outcomes + outcome;
}

/** By act: the first of its case's acts, and how many outcomes the case has. */
export const CASE_START = new Int32Array(ACTS);
export const CASE_OUTCOMES = new Int32Array(ACTS);
for (const name of NAMES) {
  const { cases, outcomes } = SITUATIONS[name];
  for (let which = 0; which < cases; which++) {
    const first = act(name, which, 0);
    CASE_START.fill(first, first, first + outcomes);
    CASE_OUTCOMES.fill(outcomes, first, first + outcomes);
  }
}

/** Number of the band that a value falls into. */
export function bandOf(value: number, bands: readonly number[]): number {
  let band = 0;
  while (band < bands.length && value >= bands[band]) band++;
  return band;
}
