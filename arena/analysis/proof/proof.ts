import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  pairedDifferences,
  type Verdict,
  verdict,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { buildReport } from "../report/build-report.ts";
import type { Bounds, CurveRow, LearnerRow, Report } from "../report/report.ts";
import { Tally } from "../report/tally.ts";
import { type Choosing, choosingOf } from "./choosing.ts";
import { type Claim, judge, learnerOf } from "./claims.ts";
import type { Field } from "./fields.ts";
import { SPECIFIED, type Variant } from "./variants.ts";

/** HL against a variant in its place: `difference` is HL's win share less the variant's, within seasons. */
export interface Ablation {
  readonly name: string;
  readonly player: string;
  readonly shows: string;
  readonly winShare: number;
  readonly difference: number;
  readonly interval: Bounds;
  /** Adjusted for all ablations of the field (Holm), as the interval is. */
  readonly p: number | null;
  /** Difference of HL from the variant. */
  readonly verdict: Verdict;
}

/** One field under one rule set. */
export interface FieldProof {
  readonly field: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly seasons: number;
  readonly gamesEach: number;
  readonly standings: Report["standings"];
  readonly seats: Report["seats"];
  readonly endings: Report["endings"];
  readonly rounds: Report["rounds"];
  readonly claims: readonly Claim[];
  readonly ablations: readonly Ablation[];
  /** HL's choice among strategies, and the specified learner's. */
  readonly choosing: readonly Choosing[];
  readonly curve: readonly CurveRow[];
  /** Arms of HL and of the specified learner, with the share of seasons that closed each. */
  readonly learners: readonly LearnerRow[];
  readonly hash: string;
}

export interface Proof {
  readonly schema: 3;
  readonly engine: string;
  readonly seed: string;
  readonly ruleSets: readonly { readonly rules: string; readonly fields: readonly FieldProof[] }[];
}

/** A variant as it was played. */
export interface PlayedVariant {
  readonly variant: Variant;
  readonly plan: TournamentPlan;
  /** Units in order, read as often as needed. */
  readonly units: () => Iterable<UnitResult>;
}

interface Sampled extends PlayedVariant {
  readonly tally: Tally;
  /** Win share of the one in HL's place, by season. */
  readonly shares: readonly number[];
}

/** Proof from the seasons of a field. `played` is HL, the field's ablations and its audit, in that order. */
export function proveField(field: Field, played: readonly PlayedVariant[]): FieldProof {
  const [hl, ...others] = played.map(sampled) as [Sampled, ...Sampled[]];
  const ablated = others.slice(0, field.ablations.length);
  const audited = others.slice(field.ablations.length);
  const report = reportOf(hl);
  const specified = ablated.find(({ variant }) => variant === SPECIFIED);
  const specifiedLearners = specified === undefined ? [] : reportOf(specified).learners;
  const choosing = [
    choosingOf("hl", hl.shares, heldArms(ablated), report.learners.at(-1), hl.plan.games),
    specified === undefined
      ? null
      : choosingOf(
          "hl-spec",
          specified.shares,
          heldArms(audited),
          specifiedLearners.at(-1),
          specified.plan.games,
        ),
  ];
  return {
    field: field.id,
    title: field.title,
    players: report.players,
    seasons: report.units.count,
    gamesEach: report.units.gamesEach,
    standings: report.standings,
    seats: report.seats,
    endings: report.endings,
    rounds: report.rounds,
    claims: field.claims.map((rule) => judge(rule, hl)),
    ablations: ablationsOf(hl, ablated),
    choosing: choosing.filter((each) => each !== null),
    curve: report.curve,
    learners: [...report.learners, ...specifiedLearners],
    hash: report.hash,
  };
}

function sampled(played: PlayedVariant): Sampled {
  const tally = new Tally(played.plan);
  for (const unit of played.units()) tally.add(unit);
  return { ...played, tally, shares: tally.measures.winShare[learnerOf(tally)] };
}

const reportOf = ({ plan, units }: PlayedVariant): Report => buildReport(plan, units(), "completed");

const heldArms = (played: readonly Sampled[]) =>
  played.flatMap(({ variant: { strategy }, shares }) =>
    strategy === undefined ? [] : [{ strategy, shares }],
  );

function ablationsOf(hl: Sampled, ablated: readonly Sampled[]): Ablation[] {
  const comparisons = pairedDifferences(
    ablated.map(({ shares }) => [hl.shares, shares]),
    CONFIDENCE,
    hl.plan.games,
  );
  return ablated.map(({ variant: { name, player, shows }, shares }, i) => {
    const { difference, interval, adjusted: p } = comparisons[i];
    return {
      name,
      player,
      shows,
      winShare: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      difference,
      interval: bounds(interval, DIFFERENCE),
      p,
      verdict: verdict({ difference, interval, p }),
    };
  });
}
