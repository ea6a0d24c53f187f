import { mean } from "simple-statistics";
import { type Believed, believedOf } from "../../players/hl/recognition/believed.ts";
import { bounds, estimateShare, SHARE } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { tableOfUnit } from "../../tournament/plan/unit-table.ts";
import { strategyOf } from "./arm-choices.ts";
import type { MaybeEstimated, OpponentAnalysis } from "./learning.ts";
import { type SeasonRewards, seasonMeans } from "./season-rewards.ts";
import type { PlayedSeason, SeasonTally, Stretch } from "./season-tally.ts";

/** Everything that a learner's choices are told by. */
export interface ChosenAmong {
  readonly plan: TournamentPlan;
  /** Names of its arms, and the distinct strategies among them. */
  readonly arms: readonly string[];
  readonly strategies: readonly string[];
  /** By strategy number: rewards of seasons that played nothing else. */
  readonly truths: ReadonlyMap<number, SeasonRewards>;
}

/** A learner against each of its opponents: the tables of a population, else the one line-up. */
export function byOpponent(tally: SeasonTally, among: ChosenAmong): OpponentAnalysis[] {
  const { plan } = among;
  const tables = plan.population?.tables ?? [null];
  return tables.flatMap((named, table): OpponentAnalysis[] => {
    const seasons = tally.seasons.filter((season) => season.table === table);
    if (seasons.length === 0) return [];
    return [
      {
        table: named?.table ?? null,
        part: named?.part ?? null,
        seasons: seasons.length,
        winShare: shareOf(seasons.map(({ stretches }) => winShareOf(stretches))),
        strategies: among.strategies.map((strategy, number) => ({
          strategy,
          share: shareOf(seasons.map(({ stretches }) => choiceShares(stretches, among)[number])),
          truth: truthAt(among, number, table),
        })),
        stretches: Array.from({ length: tally.stretches }, (_, stretch) => {
          const own = seasons.map(({ stretches }) => [stretches[stretch]]);
          return {
            ...tally.boundsOf(stretch),
            winShare: shareOf(own.map(winShareOf)),
            shares: among.strategies.map((_, number) =>
              shareOf(own.map((each) => choiceShares(each, among)[number])),
            ),
          };
        }),
        beliefs: beliefsOf(seasons),
      },
    ];
  });
}

function truthAt({ truths, plan }: ChosenAmong, strategy: number, table: number): MaybeEstimated | null {
  const rewards = truths.get(strategy);
  if (rewards === undefined) return null;
  const values = [...seasonMeans(rewards)].flatMap(([unit, value]) =>
    tableOfUnit(plan, unit) === table ? [value] : [],
  );
  return values.length === 0 ? null : shareOf(values);
}

const winShareOf = (stretches: readonly Stretch[]): number => {
  const seats = stretches.reduce((sum, each) => sum + each.seats, 0);
  return seats === 0 ? Number.NaN : stretches.reduce((sum, { wins }) => sum + wins, 0) / seats;
};

/** By strategy: its share of the choices; not a number where there was none. */
function choiceShares(stretches: readonly Stretch[], { arms, strategies }: ChosenAmong): number[] {
  const shares = strategies.map(() => 0);
  let all = 0;
  for (const { choices } of stretches) {
    choices.forEach((count, arm) => {
      shares[strategies.indexOf(strategyOf(arms[arm]))] += count;
      all += count;
    });
  }
  return shares.map((count) => (all === 0 ? Number.NaN : count / all));
}

/** The mean over those seasons that have a number. */
function shareOf(values: readonly number[]): MaybeEstimated {
  const numbers = values.filter((value) => !Number.isNaN(value));
  if (numbers.length === 0) return { value: null, interval: null };
  const { value, interval } = estimateShare(numbers);
  return { value, interval: bounds(interval, SHARE) };
}

/** The mean belief about opponents at the end of seasons; null for a learner that keeps none. */
function beliefsOf(seasons: readonly PlayedSeason[]): readonly Believed[] | null {
  const believed = seasons.map(({ memory }) => believedOf(memory));
  const [first] = believed;
  if (first === undefined || first === null) return null;
  return first.map(({ kind }, i) => ({ kind, share: mean(believed.map((each) => each?.[i]?.share ?? 0)) }));
}
