import type { Tier } from "../../components/index.ts";
import type { RandomKey } from "../../src/chance/random.ts";
import type { ParameterSpec, Settings } from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";

/**
 * Purpose of a tier: `specified` by the arena's specification, a `learner` to be measured, a `reference` to measure
 * by, an `opponent` from the literature, or `external`: a file, a program, or registered by a program of its user.
 */
export const TIER_KINDS = ["specified", "learner", "reference", "opponent", "external"] as const;
export type TierKind = (typeof TIER_KINDS)[number];

/** A kind of player as it is registered: what it is called, what can be set, and how one is made. */
export interface TierDefinition {
  readonly id: Tier;
  readonly kind: TierKind;
  /** As it stands in tables. */
  readonly label: string;
  /** Counts up when the tier plays differently: part of every run's manifest, so that results name what was played. */
  readonly version: number;
  /** True when it keeps a memory from game to game; a line-up with a learner is counted in seasons. */
  readonly learns: boolean;
  /** One line for lists and help. */
  readonly summary: string;
  readonly parameters: readonly ParameterSpec[];
  /** Settings as they are typed with which a tier that thinks long plays in a fraction of the time, for checks. */
  readonly quick?: string;
  /** A player with these settings (complete, as `validateSettings` returns them); `key` is its own stream for a season. */
  create(settings: Settings, key: RandomKey): Player;
  /** The player as its author wrote it, where `create` wraps it: for checks of its members. */
  readonly createBare?: TierDefinition["create"];
}

/** The tier as a line-up asks for it where only its keeping to the rules matters. */
export const quickly = ({ id, quick }: TierDefinition): string =>
  quick === undefined ? id : `${id}:${quick}`;
