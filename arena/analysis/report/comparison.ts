import {
  bounds,
  CONFIDENCE,
  type Comparison,
  DIFFERENCE,
  type Interval,
  MARGIN,
  pairedDifference,
  tooFewUnits,
  unpairedDifference,
  type Verdict,
  verdict,
  widthRatio,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type ComparedTables, comparedTables, overTables } from "./compared-tables.ts";
import type { Bounds } from "./report.ts";
import { points } from "./share-text.ts";

/** Result of a comparison, as `--json` prints it. Win shares are in [0, 1], their differences in [−1, 1]; intervals are at 95%. */
export interface ComparisonDocument {
  readonly kind: "players";
  readonly schema: 2;
  readonly engine: string;
  readonly rules: string;
  readonly board: string;
  readonly seed: string;
  readonly a: string;
  readonly b: string;
  /** The rest of the table: the others named, nobody, or three of the other of the two. */
  readonly table: ComparedTable;
  /** Both by table of the population; null where none was played, or the runs differ. What stands above is over its tables. */
  readonly population: ComparedTables | null;
  /** The others at the table of a, by id; empty with a population. */
  readonly against: readonly string[];
  /** Numbers of the stored runs that were compared; null where they were played for it. */
  readonly runs: readonly [a: number, b: number] | null;
  /** Settings that the runs do not share; none where they are compared pair by pair. Those above are then those of a. */
  readonly differs: readonly string[];
  readonly units: {
    readonly kind: string;
    /** On each side; the smaller number where the sides differ. */
    readonly count: number;
    readonly planned: number;
    readonly gamesEach: number;
  };
  /** Win shares of both. */
  readonly winShares: readonly [a: number | null, b: number | null];
  /** a less b. Null, as the shares are, before both have played a unit. */
  readonly difference: number | null;
  /** Interval of the difference; paired, unless the runs differ. */
  readonly interval: Bounds;
  readonly p: number | null;
  /** Verdict on a against b. */
  readonly verdict: Verdict;
  /** "no difference" is said where the whole interval is nearer to 0 than this. */
  readonly margin: number;
  /** Interval of the same games, not paired. */
  readonly unpaired: Bounds;
  /** Width of the paired interval over the unpaired one; null where they are not paired. */
  readonly widthRatio: number | null;
  /** The difference that the run stopped at when found or ruled out, and what was decided; null when it was not asked. */
  readonly sequential: { readonly delta: number; readonly decision: string } | null;
  readonly sentence: string;
}

export const COMPARED_TABLES = ["others", "head-to-head", "three"] as const;
/** The tables that two players are compared at: each with the same others, the two alone, or each alone among the other. */
export type ComparedTable = (typeof COMPARED_TABLES)[number];

const AT: Readonly<Record<ComparedTable, (others: string) => string>> = {
  others: (others) => `each against ${others}`,
  "head-to-head": () => "head to head",
  three: () => "each alone at a table full of the other",
};

/** Two players, each in a line-up, and their win shares unit by unit. */
export interface Sides {
  readonly plans: readonly [TournamentPlan, TournamentPlan];
  /** Place of the player in both line-ups. */
  readonly place: number;
  /** Numbers of the units on both sides; none where the runs differ. */
  readonly units: readonly number[];
  /** The same units on both sides, unless the runs differ. */
  readonly shares: readonly [readonly number[], readonly number[]];
  readonly runs: ComparisonDocument["runs"];
  /** Default: others. */
  readonly table?: ComparedTable;
  readonly differs: readonly string[];
  readonly sequential: ComparisonDocument["sequential"];
  /** True when it was the results that ended a run. */
  readonly stoppedEarly: boolean;
}

/** Shares by unit. */
type UnitShares = ReadonlyMap<number, number>;

/** Shares of both sides in the units below `last` that both have, in order. */
export function pairs(sides: readonly [UnitShares, UnitShares], last?: number): [number[], number[]] {
  return pairedUnits(sides, last).shares;
}

/** The {@link pairs} and the numbers of their units. */
export function pairedUnits(
  [a, b]: readonly [UnitShares, UnitShares],
  last = Number.POSITIVE_INFINITY,
): { readonly units: readonly number[]; readonly shares: [number[], number[]] } {
  const units = [...a.keys()].filter((unit) => unit < last && b.has(unit)).sort((x, y) => x - y);
  return {
    units,
    shares: [units.map((unit) => a.get(unit) as number), units.map((unit) => b.get(unit) as number)],
  };
}

/** Compares two sides: pair by pair where the runs share all that pairs are made of, otherwise as two samples. */
export function compareSides(sides: Sides): ComparisonDocument {
  const { plans, place, units, shares, runs, differs, sequential, table = "others" } = sides;
  const [a, b] = shares;
  const [first] = plans;
  const paired = differs.length === 0;
  const played = a.length > 0 && b.length > 0;
  const unpaired = played ? unpairedDifference(a, b, CONFIDENCE, first.games) : UNPLAYED;
  const { population } = first;
  const tables = paired && played ? comparedTables({ plan: first, units, shares }) : null;
  const measured =
    tables !== null
      ? overTables({ plan: first, units, shares })
      : paired && played
        ? pairedDifference(a, b, CONFIDENCE, first.games)
        : unpaired;
  const same = paired && areSame(plans, place) && measured.p !== null;
  const found = same ? { ...measured, interval: NONE, p: 1 } : measured;
  const margin = sequential?.delta ?? MARGIN;
  const [idA, idB] = plans.map(({ players }) => nameOf(players[place]?.id ?? ""));
  const document = {
    kind: "players" as const,
    schema: 2 as const,
    engine: first.engine,
    rules: first.rules,
    board: first.board,
    seed: first.seed,
    a: idA,
    b: idB,
    table,
    population: tables,
    against:
      population === undefined ? first.players.filter((_, other) => other !== place).map(({ id }) => id) : [],
    runs,
    differs,
    units: { kind: first.unit, count: found.units, planned: first.units, gamesEach: first.games },
    winShares: [mean(a), mean(b)] as const,
    difference: played ? found.difference : null,
    interval: bounds(found.interval, DIFFERENCE),
    p: found.p,
    verdict: sequential?.decision === "no difference" ? sequential.decision : verdict(found, ALPHA, margin),
    margin,
    unpaired: bounds(unpaired.interval, DIFFERENCE),
    widthRatio: paired ? widthRatio(found.interval, unpaired.interval) : null,
    sequential,
  };
  return { ...document, sentence: sentenceOf(document, sides) };
}

const ALPHA = 1 - CONFIDENCE;

/** A player does not differ from itself on the same seeds. */
const NONE: Interval = { method: "exact", low: 0, high: 0 };

/** True where the same player sits in that place of both line-ups. */
export function areSame([a, b]: Sides["plans"], place: number): boolean {
  const [own, other] = [a.players[place], b.players[place]];
  return own?.spec === other?.spec && own?.digest === other?.digest;
}

/** The comparison of sides without a unit in common. */
const UNPLAYED: Comparison = { difference: 0, units: 0, interval: tooFewUnits(0), p: null };

/** Without the mark that tells the two sides apart. */
const nameOf = (id: string): string => id.replace(/#[AB]$/, "");

const mean = (shares: readonly number[]): number | null =>
  shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;

function sentenceOf(found: Omit<ComparisonDocument, "sentence">, sides: Sides): string {
  const { a, b, units, difference, interval, verdict, margin } = found;
  const over = overWhat(found, sides);
  if (interval === null) {
    return `Nothing can be said of ${a} and ${b} ${over}: five ${units.kind}s are needed at least.`;
  }
  const range = `95%: ${points(interval[0])} to ${points(interval[1])}`;
  const measured = `${points(difference)} points of win share (${range}) ${over}.`;
  switch (verdict) {
    case "no difference": {
      const width = `${Number((100 * margin).toPrecision(3))} points`;
      return `No difference between ${a} and ${b} of ${width} or more: ${measured}`;
    }
    case "not settled":
      return `Not settled whether ${a} or ${b} is better: ${measured} More ${units.kind}s would tell.`;
    default: {
      const stopped = sides.stoppedEarly
        ? " It stopped early, so the difference is likely overstated: confirm it on fresh seeds."
        : "";
      return `${a} is ${verdict} than ${b}: ${measured}${stopped}`;
    }
  }
}

function overWhat(
  {
    units,
    differs,
    table,
    against,
    population,
  }: Pick<ComparisonDocument, "units" | "differs" | "table" | "against" | "population">,
  { shares }: Sides,
) {
  const at =
    population === null
      ? AT[table](against.join(", "))
      : `each at the tables of ${population.id}, which count alike`;
  if (differs.length === 0) {
    return `over ${units.count} ${units.kind}s of ${units.gamesEach} games on the same seeds, ${at}`;
  }
  const [a, b] = shares;
  return `over ${a.length} and ${b.length} units that are not paired, for the runs differ: ${differs.join("; ")}`;
}
