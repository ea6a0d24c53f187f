import { buildReport } from "../report/build-report.ts";
import type { Bounds, CurveRow, LearnerRow, Report } from "../report/report.ts";
import { Tally } from "../report/tally.ts";
import { bounds, type Comparison, holm, pairedDifference } from "../statistics/index.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import type { UnitResult } from "../tournament/unit-result.ts";
import { HL, type Variant } from "./variants.ts";

/** What the arena this project descends from claimed for HL. */
export const CLAIMED_SHARE = 0.565;
/** Points by which HL was to survive more often than Validator (specification, HL thesis). */
export const SURVIVAL_MARGIN = 0.05;

/** Whether a quantity is beyond its bar: the whole interval above it, the whole below it, or neither. */
export type Finding = "proven" | "refuted" | "not proven";

export interface Claim {
  readonly claim: string;
  readonly value: number;
  readonly interval: Bounds;
  readonly bar: number;
  readonly verdict: Finding;
}

/** HL against a variant in its place: `difference` is HL's win share less the variant's, within seasons. */
export interface Ablation {
  readonly name: string;
  readonly player: string;
  readonly shows: string;
  readonly winShare: number;
  readonly difference: number;
  readonly interval: Bounds;
  /** Adjusted for all ablations under one rule set (Holm). */
  readonly p: number | null;
}

/** The choice among strategies, against the value that each has when it is played alone. */
export interface Regret {
  /** Strategies by the win share of the seasons in which nothing else was played. */
  readonly arms: readonly { readonly arm: string; readonly winShare: number; readonly interval: Bounds }[];
  readonly best: string;
  /** Win share of the best arm less HL's, within seasons: what choosing has cost. */
  readonly regret: number;
  readonly interval: Bounds;
}

export interface RuleSetProof {
  readonly rules: string;
  readonly seasons: number;
  readonly gamesEach: number;
  readonly standings: Report["standings"];
  readonly seats: Report["seats"];
  readonly endings: Report["endings"];
  readonly rounds: Report["rounds"];
  readonly claims: readonly Claim[];
  readonly ablations: readonly Ablation[];
  readonly regret: Regret;
  readonly curve: readonly CurveRow[];
  /** Arms of HL and of the specified learner, with the share of seasons that closed each. */
  readonly learners: readonly LearnerRow[];
  readonly hash: string;
}

export interface Proof {
  readonly schema: 1;
  readonly engine: string;
  readonly seed: string;
  readonly ruleSets: readonly RuleSetProof[];
}

/** A variant as it was played. */
export interface PlayedVariant {
  readonly variant: Variant;
  readonly plan: TournamentPlan;
  /** Units in order, read as often as needed. */
  readonly units: () => Iterable<UnitResult>;
}

/** What the seasons under one rule set prove. The first variant is HL. */
export function proveRuleSet(played: readonly PlayedVariant[]): RuleSetProof {
  const [hl] = played as [PlayedVariant];
  const report = buildReport(hl.plan, hl.units(), "completed");
  const tallies = played.map(({ plan, units }) => {
    const tally = new Tally(plan);
    for (const unit of units()) tally.add(unit);
    return tally;
  });
  const shares = tallies.map((tally) => tally.measures.winShare[placeOfLearner(tally.plan)] as number[]);
  const specified = played.find(({ variant }) => variant.player === "hl-spec");
  return {
    rules: hl.plan.rules,
    seasons: report.units.count,
    gamesEach: report.units.gamesEach,
    standings: report.standings,
    seats: report.seats,
    endings: report.endings,
    rounds: report.rounds,
    claims: claimsOf(tallies[0] as Tally),
    ablations: ablationsOf(played, shares),
    regret: regretOf(played, shares),
    curve: report.curve,
    learners: [
      ...report.learners,
      ...(specified === undefined
        ? []
        : buildReport(specified.plan, specified.units(), "completed").learners),
    ],
    hash: report.hash,
  };
}

/** The place in the list that HL and its variants take: the last. */
function placeOfLearner(plan: TournamentPlan): number {
  return plan.players.length - 1;
}

function claimsOf(tally: Tally): Claim[] {
  const { winShare, survival } = tally.measures;
  const place = placeOfLearner(tally.plan);
  const of = (measure: readonly number[][], player: number) => measure[player] as number[];
  const ids = tally.plan.players.map(({ id }) => id);
  const validator = ids.indexOf("validator");
  const zero = of(winShare, place).map(() => 0);
  const others = ids.map((_, player) => player).filter((player) => player !== place);
  const mean = (player: number) => of(winShare, player).reduce((sum, share) => sum + share, 0);
  const rival = others.reduce((best, player) => (mean(player) > mean(best) ? player : best));
  return [
    claim("HL's win share", CLAIMED_SHARE, pairedDifference(of(winShare, place), zero)),
    claim(
      "HL's survival less Validator's",
      SURVIVAL_MARGIN,
      pairedDifference(of(survival, place), of(survival, validator)),
    ),
    claim(
      `HL's win share less the best other's (${ids[rival]})`,
      0,
      pairedDifference(of(winShare, place), of(winShare, rival)),
    ),
  ];
}

function claim(text: string, bar: number, { difference, interval }: Comparison): Claim {
  const range = bounds(interval);
  const verdict =
    range === null ? "not proven" : range[0] >= bar ? "proven" : range[1] < bar ? "refuted" : "not proven";
  return { claim: text, value: difference, interval: range, bar, verdict };
}

function ablationsOf(played: readonly PlayedVariant[], shares: readonly number[][]): Ablation[] {
  const [own] = shares as [number[]];
  const comparisons = shares.map((share) => pairedDifference(own, share));
  const adjusted = holm(comparisons.slice(1).map(({ p }) => p ?? 1));
  return played.slice(1).map(({ variant }, i) => {
    const { difference, interval, p } = comparisons[i + 1] as Comparison;
    const share = shares[i + 1] as number[];
    return {
      name: variant.name,
      player: variant.player,
      shows: variant.shows,
      winShare: share.reduce((sum, each) => sum + each, 0) / share.length,
      difference,
      interval: bounds(interval),
      p: p === null ? null : (adjusted[i] as number),
    };
  });
}

function regretOf(played: readonly PlayedVariant[], shares: readonly number[][]): Regret {
  const fixed = played.flatMap(({ variant }, i) =>
    variant.player.startsWith(`${HL.player}:policy=fixed-arm`)
      ? [{ variant, shares: shares[i] as number[] }]
      : [],
  );
  const zero = (shares[0] as number[]).map(() => 0);
  const arms = fixed.map(({ variant, shares: own }) => ({
    name: variant.name,
    own,
    value: pairedDifference(own, zero),
  }));
  const best = arms.reduce((leader, arm) => (arm.value.difference > leader.value.difference ? arm : leader));
  const regret = pairedDifference(best.own, shares[0] as number[]);
  return {
    arms: arms.map(({ name, value }) => ({
      arm: name,
      winShare: value.difference,
      interval: bounds(value.interval),
    })),
    best: best.name,
    regret: regret.difference,
    interval: bounds(regret.interval),
  };
}
