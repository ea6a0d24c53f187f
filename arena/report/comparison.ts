import {
  bounds,
  pairedDifference,
  TwoSidedTest,
  unpairedDifference,
  verdict,
  widthRatio,
} from "../statistics/index.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import type { Bounds } from "./report.ts";

/** What a comparison found, as `--json` prints it. Win shares are in [0, 1]; intervals are at 95%. */
export interface ComparisonDocument {
  readonly schema: 1;
  readonly engine: string;
  readonly rules: string;
  readonly board: string;
  readonly seed: string;
  readonly a: string;
  readonly b: string;
  readonly against: readonly string[];
  readonly units: {
    readonly kind: string;
    readonly count: number;
    readonly planned: number;
    readonly gamesEach: number;
  };
  /** Win shares of both. */
  readonly winShares: readonly [a: number, b: number];
  /** a less b. */
  readonly difference: number;
  readonly interval: Bounds;
  readonly p: number | null;
  /** Of a against b. */
  readonly verdict: "better" | "worse" | "no difference";
  /** What the same games say when they are not paired. */
  readonly unpaired: Bounds;
  /** Width of the paired interval over the unpaired one. */
  readonly widthRatio: number | null;
  /** The difference that the run stopped at when found or ruled out, and what was decided; null when it was not asked. */
  readonly sequential: { readonly delta: number; readonly decision: string } | null;
  readonly sentence: string;
}

/** Two runs of the same units, compared unit by unit. */
export class Comparison {
  private readonly plans: readonly TournamentPlan[];
  private readonly shares: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  private readonly test: TwoSidedTest | null;
  private readonly delta: number | null;

  /** `delta`: the difference at which the test decides; null to play all units. */
  constructor(plans: readonly TournamentPlan[], delta: number | null) {
    this.plans = plans;
    this.delta = delta;
    this.test = delta === null ? null : new TwoSidedTest(delta);
  }

  /** Takes the win share of the compared player in a unit of one side (0 or 1). */
  add(side: number, unit: number, share: number): void {
    this.shares[side]?.set(unit, share);
    const [a, b] = this.shares.map((shares) => shares.get(unit));
    if (a !== undefined && b !== undefined) this.test?.add(unit, a - b);
  }

  get decided(): boolean {
    return this.test !== null && this.test.decision !== "undecided";
  }

  /** What was found over the units that both sides have: up to the one that decided, where one did. */
  document(): ComparisonDocument {
    const [first, second] = this.plans as readonly [TournamentPlan, TournamentPlan];
    const last = this.decided ? (this.test as TwoSidedTest).units : first.units;
    const [a, b] = this.sides(last);
    const paired = pairedDifference(a, b);
    const unpaired = unpairedDifference(a, b);
    const [idA, idB] = this.plans.map(({ players }) => nameOf(players[0]?.id ?? ""));
    const mean = (shares: readonly number[]): number =>
      shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const found = {
      schema: 1 as const,
      engine: first.engine,
      rules: first.rules,
      board: first.board,
      seed: first.seed,
      a: idA as string,
      b: idB as string,
      against: second.players.slice(1).map(({ id }) => id),
      units: { kind: first.unit, count: a.length, planned: first.units, gamesEach: first.games },
      winShares: [mean(a), mean(b)] as const,
      difference: paired.difference,
      interval: bounds(paired.interval),
      p: paired.p,
      verdict: verdict(paired),
      unpaired: bounds(unpaired.interval),
      widthRatio: widthRatio(paired.interval, unpaired.interval),
      sequential:
        this.delta === null ? null : { delta: this.delta, decision: this.test?.decision ?? "undecided" },
    };
    return { ...found, sentence: sentenceOf(found) };
  }

  /** Win shares of both sides in the units that both have, in order. */
  private sides(last: number): [number[], number[]] {
    const [a, b] = this.shares;
    const units = [...a.keys()].filter((unit) => unit < last && b.has(unit)).sort((x, y) => x - y);
    return [units.map((unit) => a.get(unit) as number), units.map((unit) => b.get(unit) as number)];
  }
}

/** Without the mark that tells the two sides apart. */
const nameOf = (id: string): string => id.replace(/#[AB]$/, "");

function sentenceOf(found: Omit<ComparisonDocument, "sentence">): string {
  const { a, b, units, difference, interval, verdict, sequential } = found;
  const over = `over ${units.count} ${units.kind}s of ${units.gamesEach} games on the same seeds`;
  if (interval === null) {
    return `Nothing can be said of ${a} and ${b} ${over}: five ${units.kind}s are needed at least.`;
  }
  const range = `95%: ${points(interval[0])} to ${points(interval[1])}`;
  const stopped =
    sequential === null || sequential.decision === "undecided"
      ? ""
      : " It stopped early, so the difference is likely overstated: confirm it on fresh seeds.";
  if (verdict === "no difference") {
    return `No difference between ${a} and ${b} was found: ${points(difference)} points of win share (${range}) ${over}.${stopped}`;
  }
  return `${a} is ${verdict} than ${b}: ${points(difference)} points of win share (${range}) ${over}.${stopped}`;
}

const points = (difference: number): string =>
  `${difference < 0 ? "−" : "+"}${Math.abs(100 * difference).toFixed(1)}`;
