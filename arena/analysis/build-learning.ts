import { bounds, estimateMean, pairedDifference, verdict } from "../statistics/index.ts";
import type { RunEntry, Store } from "../store/store.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import type { ArmChoices } from "./arm-choices.ts";
import type {
  Estimated,
  LearnerAnalysis,
  LearningAnalysis,
  PreferenceAudit,
  RegretPoint,
  StrategyAnalysis,
} from "./learning.ts";
import type { LearningTally } from "./learning-tally.ts";
import { type SeasonRewards, seasonMeans, seasonRewards } from "./season-rewards.ts";
import { fixedPlayers, trueValues } from "./true-values.ts";

/** Points that a regret curve is told in, at most. */
const POINTS = 60;

/** How the learners of `run` learned, and whether they were right where the store knows the truth. */
export function buildLearning(
  store: Store,
  run: RunEntry,
  { choices, curve }: LearningTally,
): LearningAnalysis {
  return {
    games: run.plan.games,
    learners: [...choices]
      .filter(([, own]) => own.names.length > 0)
      .map(([player, own]) => analyse(store, run, player, own)),
    curve: curve?.rows() ?? [],
  };
}

function analyse(store: Store, run: RunEntry, player: string, own: ArmChoices): LearnerAnalysis {
  const { plan } = run;
  const truths = trueValues(store, run, player);
  const shares = own.shares();
  const late = shares.at(-1)?.shares ?? [];
  const strategies = own.strategies.map((strategy, number): StrategyAnalysis => {
    const truth = truths.get(number);
    return {
      strategy,
      truth: truth === undefined ? null : estimated([...seasonMeans(truth).values()]),
      lateShare: late[number] ?? 0,
    };
  });
  const known = truths.size === strategies.length;
  const preferred = own.seasons === 0 ? -1 : late.indexOf(Math.max(...late));
  const best = known ? bestOf(strategies) : -1;
  const texts = fixedPlayers(plan, player, strategies.length);
  return {
    player,
    label: plan.players.find(({ id }) => id === player)?.label ?? player,
    seasons: own.seasons,
    arms: own.arms(),
    strategies,
    prefers: strategies[preferred]?.strategy ?? null,
    shares,
    regret: known
      ? regretOf(seasonRewards(store, run, player), truths.get(best) as SeasonRewards, plan)
      : null,
    audit: known && preferred >= 0 ? auditOf(strategies, truths, preferred, best) : null,
    missing: texts.filter((_, number) => !truths.has(number)),
  };
}

function bestOf(strategies: readonly StrategyAnalysis[]): number {
  const values = strategies.map(({ truth }) => truth?.value ?? Number.NEGATIVE_INFINITY);
  return values.indexOf(Math.max(...values));
}

/** The preferred strategy against the best, over the seasons that both were played in. */
function auditOf(
  strategies: readonly StrategyAnalysis[],
  truths: ReadonlyMap<number, SeasonRewards>,
  preferred: number,
  best: number,
): PreferenceAudit {
  const own = seasonMeans(truths.get(preferred) as SeasonRewards);
  const theirs = seasonMeans(truths.get(best) as SeasonRewards);
  const both = [...own.keys()].filter((season) => theirs.has(season));
  const pick = (of: ReadonlyMap<number, number>) => both.map((season) => of.get(season) as number);
  const comparison = pairedDifference(pick(own), pick(theirs));
  return {
    prefers: strategies[preferred].strategy,
    best: strategies[best].strategy,
    difference: { value: comparison.difference, interval: bounds(comparison.interval) },
    p: comparison.p,
    verdict: verdict(comparison),
  };
}

/** Cumulative reward of the best strategy less the learner's, game by game on the same seeds. */
function regretOf(own: SeasonRewards, best: SeasonRewards, { games }: TournamentPlan): RegretPoint[] {
  const curves = [...own]
    .filter(([season]) => best.has(season))
    .map(([season, rewards]) => {
      const rival = best.get(season) as Float64Array;
      let sum = 0;
      return rewards.map((reward, game) => {
        const lost = rival[game] - reward;
        sum += Number.isNaN(lost) ? 0 : lost;
        return sum;
      });
    });
  const points = Math.min(games, POINTS);
  return Array.from({ length: points }, (_, point) => {
    const game = Math.round(((point + 1) * games) / points);
    return { game, ...estimated(curves.map((curve) => curve[game - 1])) };
  });
}

function estimated(values: readonly number[]): Estimated {
  const { value, interval } = estimateMean(values);
  return { value, interval: bounds(interval) };
}
