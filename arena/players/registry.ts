import type { RandomKey } from "../../src/chance/random.ts";
import {
  defaultSettings,
  formatSettings,
  parseSettings,
  type Settings,
} from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";
import { didYouMean } from "../../src/text/did-you-mean.ts";
import { loadPlayerFile, PLAYER_FILE_ENDINGS, type PlayerFile } from "./external/file/player-file.ts";
import { loadProgram, PROGRAM_PREFIX } from "./external/program/program-entrant.ts";
import { HL } from "./hl/hl.ts";
import { readSettingsFile } from "./settings-file.ts";
import type { TierDefinition } from "./tier.ts";
import { GREEDY } from "./tiers/greedy.ts";
import { HL_SPEC } from "./tiers/hl-spec.ts";
import { RANDOM } from "./tiers/random.ts";
import { TRADER } from "./tiers/trader.ts";
import { VALIDATOR } from "./tiers/validator.ts";

/** Every built-in tier by id, weakest first. */
export const TIERS: ReadonlyMap<string, TierDefinition> = new Map(
  [RANDOM, GREEDY, VALIDATOR, TRADER, HL_SPEC, HL].map((tier) => [tier.id, tier]),
);

/** A player of a line-up as it was asked for: a tier and its settings. */
export interface Entrant {
  /** The canonical text that asks for it again: `hl`, or `hl:policy=ucb1` with every setting that is not the default. */
  readonly id: string;
  readonly tier: TierDefinition;
  readonly settings: Settings;
  /**
   * SHA-256 of the code of a player that is not built in: another digest, another player. Null for the tiers above,
   * which the version of this package names.
   */
  readonly digest: string | null;
}

/** The tier of that id. Throws with the known ones and the nearest. */
export function tierNamed(id: string): TierDefinition {
  const tier = TIERS.get(id);
  if (tier === undefined) {
    const known = [...TIERS.keys()];
    throw new Error(
      `unknown player "${id}": expected one of ${known.join(", ")}, a player file such as ./mybot.ts or a program such as exec:python3 mybot.py${didYouMean(id, known)}`,
    );
  }
  return tier;
}

/** What stands before the path of a file with settings. */
const SETTINGS_FILE = "@";

/** Player files of this thread, by path: one player has one code from the first game to the last. */
const files = new Map<string, PlayerFile>();

/**
 * Reads who plays: a tier (`hl`), a player file (`./mybot.ts`) or a program (`exec:python3 mybot.py`), each with settings
 * after a colon (`hl:policy=ucb1,epsilon=0.05`, `./mybot.ts:nerve=0.8`, `hl:@best.json`). A file or program is loaded once a thread.
 * Throws in one line on an unknown tier, setting or value, and on a file or program that does not load.
 */
export function parseEntrant(text: string): Entrant {
  const { name, options } = takeApart(text);
  const { tier, digest } = find(name);
  const settings = options.startsWith(SETTINGS_FILE)
    ? readSettingsFile(tier, options.slice(SETTINGS_FILE.length))
    : parseSettings(tier.parameters, options, `arena players ${name} lists them`);
  const defaults: Settings = defaultSettings(tier.parameters);
  const changed = tier.parameters.filter(({ name }) => settings[name] !== defaults[name]);
  const id = changed.length === 0 ? tier.id : `${tier.id}:${formatSettings(changed, settings)}`;
  return { id, tier, settings, digest };
}

/** Settings begin after the first colon, but a path or a command may have one of its own: there `name=` must follow. */
function takeApart(text: string): { readonly name: string; readonly options: string } {
  const builtIn = /^([a-z][a-z-]+):(.*)$/is.exec(text);
  const [, name = text, options = ""] =
    builtIn === null || text.startsWith(PROGRAM_PREFIX)
      ? (/^(.+?):(@.+|[a-z][\w.-]*=.*)$/is.exec(text) ?? [])
      : builtIn;
  return { name, options };
}

function find(name: string): { readonly tier: TierDefinition; readonly digest: string | null } {
  if (name.startsWith(PROGRAM_PREFIX)) return loadProgram(name);
  const isFile = PLAYER_FILE_ENDINGS.some((ending) => name.endsWith(ending));
  if (!isFile) return { tier: tierNamed(name), digest: null };
  const file = files.get(name) ?? loadPlayerFile(name);
  files.set(name, file);
  return file;
}

/** A fresh player for one season; `key` is its own stream. */
export function seatEntrant(entrant: Entrant, key: RandomKey): Player {
  return entrant.tier.create(entrant.settings, key);
}
