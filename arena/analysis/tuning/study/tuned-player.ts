import {
  allows,
  condition,
  formatSettings,
  type ParameterSpec,
  type Settings,
  settled,
  validateSettings,
  withDefault,
} from "../../../../src/player/parameters.ts";
import { parseEntrant } from "../../../players/registry.ts";
import type { TierDefinition } from "../../../players/tier.ts";
import { type PlannedPlayer, readPlayer } from "../../../tournament/plan/player-list.ts";
import { heldValues, type Space, searchedIn } from "./space.ts";

/** A player whose settings are searched. */
export interface TunedPlayer {
  readonly tier: TierDefinition;
  /** Every setting that it begins with. */
  readonly settings: Settings;
  /** Searched parameters, as declared or a part of them, each with the value that it begins with as its default. */
  readonly parameters: readonly ParameterSpec[];
}

/**
 * The player that `text` asks for, as in `hl` or `hl:policy=ucb1`, and what `space` searches of it; all that it declares
 * when that is left out. Throws in one line on a player without parameters, on a space that the declaration does not
 * hold, and on a player that begins outside its space.
 */
export function tunedPlayer(text: string, space: Space | undefined): TunedPlayer {
  const { tier, settings: asked } = parseEntrant(text);
  const declared = tier.parameters;
  if (declared.length === 0) throw new Error(`${tier.id} declares no parameters: there is nothing to tune`);
  const searched = space === undefined ? declared : searchedIn(declared, space);
  const settings: Settings = validateSettings(declared, { ...asked, ...heldValues(space ?? {}) });
  try {
    const begun = searched.map((spec) => withDefault(spec, settings[spec.name]));
    return { tier, settings, parameters: begun.map((spec) => amongSearched(spec, begun, settings)) };
  } catch (error) {
    if (error instanceof Uncounted) throw error;
    throw new Error(`${text} begins outside the space: ${(error as Error).message}; give it a value inside`);
  }
}

/** A parameter that is to be searched where nothing that is searched makes it count. */
class Uncounted extends Error {}

/** The parameter with its condition told by what is searched beside it: what is held is settled once and for all. */
function amongSearched(
  spec: ParameterSpec,
  searched: readonly ParameterSpec[],
  settings: Settings,
): ParameterSpec {
  const { when, ...others } = spec;
  if (when === undefined) return spec;
  const open = Object.entries(when).flatMap(([name, values]) => {
    const other = searched.find((each) => each.name === name);
    const left = other === undefined ? [] : values.filter((value) => allows(other, value));
    if (left.length > 0) return [[name, left] as const];
    if (other === undefined && values.includes(settings[name])) return [];
    throw new Uncounted(
      `parameter "${spec.name}" only counts with ${condition(spec)}: search or hold that too`,
    );
  });
  // The rest of the declaration is what it was.
  return (open.length === 0 ? others : { ...others, when: Object.fromEntries(open) }) as ParameterSpec;
}

/** Every setting of the player, `tuned` in the place of what it began with, as far as it counts beside the others. */
export function settingsWith({ tier, settings }: TunedPlayer, tuned: Settings): Settings {
  return settled(tier.parameters, { ...settings, ...tuned });
}

/** The player with `tuned` settings as a tournament seats it, told apart from others of its tier. */
export function seatedWith(player: TunedPlayer, tuned: Settings): PlannedPlayer {
  const { id, parameters } = player.tier;
  return readPlayer(`${id}:${formatSettings(parameters, settingsWith(player, tuned))}#tuned`);
}
