import { mean } from "simple-statistics";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { ChoiceReader } from "./choices.ts";

/** By season: the reward of each game, null where the player did not sit. */
export type SeasonRewards = ReadonlyMap<number, readonly (number | null)[]>;

/** A learner's rewards, game by game. Several entries of one player share the mean. */
export function seasonRewards(store: Store, run: RunEntry, player: string): SeasonRewards {
  const { plan } = run;
  const reader = new ChoiceReader(plan);
  const seasons = new Map<number, (number | null)[]>();
  for (const unit of store.units(run.run)) {
    const sums = new Float64Array(plan.games);
    const counts = new Float64Array(plan.games);
    reader.players.forEach((id, learner) => {
      if (id !== player) return;
      reader.read(unit, learner, ({ game, reward }) => {
        sums[game] += reward;
        counts[game]++;
      });
    });
    seasons.set(
      unit.unit,
      Array.from(sums, (sum, game) => (counts[game] === 0 ? null : sum / counts[game])),
    );
  }
  return seasons;
}

/** Mean reward of each season in which the player sat, in order of the seasons. */
export function seasonMeans(seasons: SeasonRewards): ReadonlyMap<number, number> {
  return new Map(
    [...seasons].flatMap(([unit, rewards]) => {
      const played = rewards.filter((reward) => reward !== null);
      return played.length === 0 ? [] : [[unit, mean(played)] as const];
    }),
  );
}
