import type { Tier } from "../../components/index.ts";
import type { RandomKey } from "../../src/chance/random.ts";
import type { ParameterSpec, Settings } from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";

/** A kind of player as it is registered: what it is called, what can be set, and how one is made. */
export interface TierDefinition {
  readonly id: Tier;
  /** As it stands in tables. */
  readonly label: string;
  /** Counts up when the tier plays differently: part of every run's manifest, so that results name what was played. */
  readonly version: number;
  /** Whether it keeps a memory from game to game; a line-up with a learner is counted in seasons. */
  readonly learns: boolean;
  /** One line for lists and help. */
  readonly summary: string;
  readonly parameters: readonly ParameterSpec[];
  /** A player with these settings (complete, as `validateSettings` returns them); `key` is its own stream for a season. */
  create(settings: Settings, key: RandomKey): Player;
}
