import { ENDING } from "../../../src/world/turn-state.ts";
import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  estimateShare,
  estimateWithin,
  type Range,
  SHARE,
  summarise,
} from "../../statistics/index.ts";
import { GAME_WORD, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { Bounds } from "../report/report.ts";
import type { Tally } from "../report/tally.ts";

/** Seasons of one line-up: their sums, and the games themselves. HL is the last of the players. */
export interface Seasons {
  readonly tally: Tally;
  /** In order, read as often as needed. */
  readonly units: () => Iterable<UnitResult>;
}

/** Standing of a quantity to its bar: the whole interval within it, the whole outside, or neither. */
export type Finding = "proven" | "refuted" | "not proven";

export interface Claim {
  readonly claim: string;
  /** Unit of `value`, `interval` and the bar: shares 0 … 1 (or their difference), or rounds. */
  readonly unit: "share" | "rounds";
  readonly value: number;
  readonly interval: Bounds;
  readonly least: number | null;
  readonly most: number | null;
  readonly verdict: Finding;
}

/** A claim before it is measured. */
export interface ClaimRule extends Pick<Claim, "unit" | "least" | "most"> {
  /** Range of a season's number; "rounds": 1 to the cap of the rules. */
  readonly range: Range | "rounds";
  /** One number a season, and the claim in words. */
  readonly measure: (seasons: Seasons) => { readonly claim: string; readonly values: readonly number[] };
}

/** Estimate of a claim's quantity: the mean over the seasons with its interval at 95%. */
export function judge({ unit, range: asked, least, most, measure }: ClaimRule, seasons: Seasons): Claim {
  const { claim, values } = measure(seasons);
  const { games, ruleSet } = seasons.tally.plan;
  const within: Range = asked === "rounds" ? [1, ruleSet.roundCap] : asked;
  const { value, interval } =
    within === SHARE
      ? estimateShare(values, CONFIDENCE, games)
      : estimateWithin(values, within, CONFIDENCE, games);
  const range = bounds(interval);
  return { claim, unit, value, interval: range, least, most, verdict: finding(range, least, most) };
}

function finding(range: Bounds, least: number | null, most: number | null): Finding {
  if (range === null) return "not proven";
  const [low, high] = range;
  if ((least === null || low >= least) && (most === null || high <= most)) return "proven";
  return (least !== null && high < least) || (most !== null && low > most) ? "refuted" : "not proven";
}

/** HL's index among the players of a tally: the last that is not a copy. */
export const learnerOf = ({ schedule }: Tally): number => schedule.ids.length - 1;

const sharesOf = ({ measures }: Tally, player: number): readonly number[] => measures.winShare[player];

const less = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const winShare = (least: number): ClaimRule => ({
  unit: "share",
  range: SHARE,
  least,
  most: null,
  measure: ({ tally }) => ({ claim: "HL's win share", values: sharesOf(tally, learnerOf(tally)) }),
});

export const survivalOver = (rival: string, least: number): ClaimRule => ({
  unit: "share",
  range: DIFFERENCE,
  least,
  most: null,
  measure: ({ tally }) => {
    const { survival } = tally.measures;
    const other = tally.schedule.ids.indexOf(rival);
    return {
      claim: `HL's survival less that of ${rival}`,
      values: less(survival[learnerOf(tally)], survival[other]),
    };
  },
});

export const overBestOther: ClaimRule = {
  unit: "share",
  range: DIFFERENCE,
  least: 0,
  most: null,
  measure: ({ tally }) => {
    const own = learnerOf(tally);
    const others = tally.schedule.ids.map((_, player) => player).filter((player) => player !== own);
    const rival = others.reduce((best, player) =>
      sum(sharesOf(tally, player)) > sum(sharesOf(tally, best)) ? player : best,
    );
    return {
      claim: `HL's win share less the best other's (${tally.schedule.ids[rival]})`,
      values: less(sharesOf(tally, own), sharesOf(tally, rival)),
    };
  },
};

export const unfinished = (most: number): ClaimRule => ({
  unit: "share",
  range: SHARE,
  least: null,
  most,
  measure: (seasons) => ({
    claim: "games that the round cap ends",
    values: perSeason(seasons, (games) => {
      const capped = games.filter(({ ending }) => ending !== ENDING.lastSurvivor);
      return capped.length / games.length;
    }),
  }),
});

export const medianRounds = (least: number, most: number): ClaimRule => ({
  unit: "rounds",
  range: "rounds",
  least,
  most,
  measure: (seasons) => ({
    claim: "median rounds of a game",
    values: perSeason(seasons, (games) => {
      const counts = new Map<number, number>();
      for (const { rounds } of games) counts.set(rounds, (counts.get(rounds) ?? 0) + 1);
      return summarise(counts).median;
    }),
  }),
});

/** The seat that wins least and the seat that wins most, each on its side of the bar. */
export const seatShares = (least: number, most: number): readonly ClaimRule[] => [
  { unit: "share", range: SHARE, least, most: null, measure: ({ tally }) => extremeSeat(tally, "least", -1) },
  { unit: "share", range: SHARE, least: null, most, measure: ({ tally }) => extremeSeat(tally, "most", 1) },
];

function extremeSeat({ seats }: Tally, word: string, sign: 1 | -1) {
  const values = seats.reduce((best, seat) => (sign * (sum(seat) - sum(best)) > 0 ? seat : best));
  return { claim: `win share of the seat that wins ${word} (${seats.indexOf(values) + 1})`, values };
}

/** One number a season from how its games ended. */
function perSeason(
  { tally, units }: Seasons,
  of: (games: readonly { readonly ending: number; readonly rounds: number }[]) => number,
): number[] {
  const { width } = rowLayout(tally.plan.seats, tally.schedule.learners.length);
  return Array.from(units(), ({ games }) =>
    of(
      Array.from({ length: games.length / width }, (_, game) => ({
        ending: games[game * width + GAME_WORD.ending],
        rounds: games[game * width + GAME_WORD.rounds],
      })),
    ),
  );
}
