import {
  bounds,
  DIFFERENCE,
  estimateMean,
  estimateShare,
  pairedDifference,
  type Range,
  SHARE,
  verdict,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import type { ArmChoices } from "./arm-choices.ts";
import { byOpponent } from "./by-opponent.ts";
import type {
  Estimated,
  LearnerAnalysis,
  LearningAnalysis,
  PreferenceAnalysis,
  PreferenceAudit,
  RegretPoint,
  StrategyAnalysis,
} from "./learning.ts";
import type { LearningTally } from "./learning-tally.ts";
import { portfolioOf } from "./portfolio.ts";
import { type SeasonRewards, seasonMeans, seasonRewards } from "./season-rewards.ts";
import type { SeasonTally } from "./season-tally.ts";
import { fixedPlayers, trueValues } from "./true-values.ts";

/** Points that a regret curve is told in, at most. */
const POINTS = 60;

/** Analyses the learners of `run`, and holds them to the true values where the store has them. */
export function buildLearning(
  store: Store,
  run: RunEntry,
  { choices, seasons, curve }: LearningTally,
): LearningAnalysis {
  return {
    games: run.plan.games,
    learners: [...choices]
      .filter(([, own]) => own.names.length > 0)
      .map(([player, own]) =>
        analyse(store, run, own, { player, seasons: seasons.get(player) as SeasonTally }),
      ),
    curve: curve?.rows() ?? [],
  };
}

function analyse(
  store: Store,
  run: RunEntry,
  own: ArmChoices,
  { player, seasons }: { readonly player: string; readonly seasons: SeasonTally },
): LearnerAnalysis {
  const { plan } = run;
  const truths = trueValues(store, run, player);
  const strategies = own.strategies.map((strategy, number): StrategyAnalysis => {
    const truth = truths.get(number);
    return {
      strategy,
      truth: truth === undefined ? null : estimated([...seasonMeans(truth).values()], SHARE),
    };
  });
  const known = truths.size === strategies.length;
  const rewards = known ? seasonRewards(store, run, player) : null;
  const preference = preferenceOf(own);
  const best = known ? bestOf(strategies) : -1;
  const texts = fixedPlayers(plan, player, strategies.length);
  return {
    player,
    label: plan.players.find(({ id }) => id === player)?.label ?? player,
    seasons: own.seasons,
    arms: own.arms(),
    strategies,
    preference,
    opponents: byOpponent(seasons, { plan, arms: own.names, strategies: own.strategies, truths }),
    portfolio: known ? portfolioOf(plan, own.strategies, rewards ?? new Map(), truths) : null,
    regret: known ? regretOf(rewards ?? new Map(), truths.get(best) as SeasonRewards, plan) : null,
    audit: known && preference !== null ? auditOf(own.strategies, truths, preference.leader, best) : null,
    missing: texts.filter((_, number) => !truths.has(number)),
  };
}

/** The learner's preference late in its seasons: each season is one observation of every share. */
function preferenceOf(own: ArmChoices): PreferenceAnalysis | null {
  const seasons = own.lateShares();
  if (seasons.length === 0) return null;
  const ranked = own.strategies
    .map((strategy, number) => {
      const shares = seasons.map((season) => season[number]);
      return { strategy, shares, share: estimateShare(shares) };
    })
    .sort((a, b) => b.share.value - a.share.value);
  const [leader, next] = ranked;
  const leads = leader.shares.map((share, season) => share - (next?.shares[season] ?? 0));
  const lead = estimated(leads, DIFFERENCE);
  return {
    from: own.lateFrom,
    leader: leader.strategy,
    share: { value: leader.share.value, interval: bounds(leader.share.interval) },
    next: next?.strategy ?? null,
    lead,
    clear: lead.interval !== null && lead.interval[0] > 0,
  };
}

function bestOf(strategies: readonly StrategyAnalysis[]): number {
  const values = strategies.map(({ truth }) => truth?.value ?? Number.NEGATIVE_INFINITY);
  return values.indexOf(Math.max(...values));
}

/** The strategy chosen most against the best, over the seasons that both were played in. */
function auditOf(
  strategies: readonly string[],
  truths: ReadonlyMap<number, SeasonRewards>,
  leader: string,
  best: number,
): PreferenceAudit {
  const own = seasonMeans(truths.get(strategies.indexOf(leader)) as SeasonRewards);
  const theirs = seasonMeans(truths.get(best) as SeasonRewards);
  const both = [...own.keys()].filter((season) => theirs.has(season));
  const pick = (of: ReadonlyMap<number, number>) => both.map((season) => of.get(season) as number);
  const comparison = pairedDifference(pick(own), pick(theirs));
  return {
    leader,
    best: strategies[best],
    difference: { value: comparison.difference, interval: bounds(comparison.interval, DIFFERENCE) },
    p: comparison.p,
    verdict: verdict(comparison),
  };
}

/** Cumulative reward of the best strategy less the learner's, game by game on the same seeds. */
function regretOf(own: SeasonRewards, best: SeasonRewards, { games }: TournamentPlan): RegretPoint[] | null {
  const curves = [...own]
    .filter(([season]) => best.has(season))
    .map(([season, rewards]) => {
      const rival = best.get(season) ?? [];
      let sum = 0;
      return rewards.map((reward, game) => {
        const best = rival[game];
        if (reward !== null && best != null) sum += best - reward;
        return sum;
      });
    });
  if (curves.length === 0) return null;
  const points = Math.min(games, POINTS);
  return Array.from({ length: points }, (_, point) => {
    const game = Math.round(((point + 1) * games) / points);
    return { game, ...estimated(curves.map((curve) => curve[game - 1])) };
  });
}

function estimated(values: readonly number[], within?: Range): Estimated {
  const { value, interval } = estimateMean(values);
  return { value, interval: bounds(interval, within) };
}
