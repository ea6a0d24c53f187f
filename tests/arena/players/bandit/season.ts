import type { Bandit } from "../../../../arena/players/bandit/bandit.ts";
import { createBandit, type GivenSettings } from "../../../../arena/players/bandit/registry.ts";
import { type RandomKey, RandomStream, seedKey } from "../../../../src/chance/random.ts";

/** Expected reward of every arm at a game. */
export type Means = (game: number) => readonly number[];

export const keyOf = (...parts: (string | number)[]): RandomKey => seedKey(parts.join("/"));

export interface Season {
  readonly bandit: Bandit;
  /** Expected reward given up so far, after each game. */
  readonly regret: readonly number[];
  /** Pulls of each arm in the last quarter of the games. */
  readonly late: readonly number[];
}

/** A season of `games` with rewards of 0 or 1. */
export function playSeason(
  policy: string,
  settings: GivenSettings,
  means: Means,
  games: number,
  season: number,
): Season {
  const arms = means(0).length;
  const bandit = createBandit(policy, arms, settings, keyOf("bandit", season));
  const chance = new RandomStream(keyOf("rewards", season));
  const regret: number[] = [];
  const late = new Array<number>(arms).fill(0);
  let lost = 0;
  for (let game = 0; game < games; game++) {
    const now = means(game);
    const choice = bandit.select();
    bandit.update(choice, chance.unit() < now[choice.arm] ? 1 : 0);
    lost += Math.max(...now) - now[choice.arm];
    regret.push(lost);
    if (game >= games * 0.75) late[choice.arm]++;
  }
  return { bandit, regret, late };
}

/** Mean regret over seasons, after each game. */
export function meanRegret(
  policy: string,
  settings: GivenSettings,
  means: Means,
  games: number,
  seasons: number,
): readonly number[] {
  const total = new Array<number>(games).fill(0);
  for (let season = 0; season < seasons; season++) {
    const { regret } = playSeason(policy, settings, means, games, season);
    for (let game = 0; game < games; game++) total[game] += regret[game] / seasons;
  }
  return total;
}
