import { didYouMean } from "../../src/did-you-mean.ts";
import type { ParameterSpec, Settings } from "../../src/parameters.ts";
import { parseEntrant } from "../players/registry.ts";
import type { TierDefinition } from "../players/tier.ts";

/** The tier behind a player as it was asked for. */
export function tierOf(player: string): TierDefinition {
  return parseEntrant(player).tier;
}

/**
 * The space of a study: the player's declared parameters, or those of `names`, each with the value that the player was
 * asked for with as its default. Throws in one line on a player without parameters and on an unknown name.
 */
export function spaceOf(player: string, names: readonly string[] | undefined): ParameterSpec[] {
  const { tier, settings } = parseEntrant(player);
  if (tier.parameters.length === 0) throw new Error(`${tier.id} declares no parameters: nothing to tune`);
  const known = tier.parameters.map(({ name }) => name);
  for (const name of names ?? []) {
    if (!known.includes(name)) {
      throw new Error(
        `parameter "${name}": ${tier.id} declares ${known.join(", ")}${didYouMean(name, known)}`,
      );
    }
  }
  return tier.parameters
    .filter(({ name }) => names === undefined || names.includes(name))
    .map((spec) => ({ ...spec, default: settings[spec.name] }) as ParameterSpec);
}

/** The whole settings of the player with `tuned` put over those that it was asked for with. */
export function settingsWith(player: string, tuned: Settings): Settings {
  return { ...parseEntrant(player).settings, ...tuned };
}
