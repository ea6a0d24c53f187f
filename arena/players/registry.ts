import type { RandomKey } from "../../src/chance/random.ts";
import {
  defaultSettings,
  formatSettings,
  type ParameterSpec,
  parseSettings,
  type Settings,
} from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";
import { didYouMean } from "../../src/text/did-you-mean.ts";
import { registrations } from "../runtime/registrations.ts";
import { importInThreads } from "../runtime/thread-modules.ts";
import { isUnsharedPolicy } from "./bandit/registry.ts";
import { BUILT_IN } from "./built-in.ts";
import { type CompiledFile, compileFile, PLAYER_FILE_ENDINGS } from "./external/file/compile-file.ts";
import { type PlayerDefinition, tierOfExport } from "./external/file/definition.ts";
import { tierOfFile } from "./external/file/player-file.ts";
import { IsolatedFile } from "./external/isolated/isolated-file.ts";
import { isolatedTier } from "./external/isolated/isolated-tier.ts";
import { LIMITS } from "./external/limits.ts";
import { loadProgram, PROGRAM_PREFIX } from "./external/program/program-entrant.ts";
import { readSettingsFile } from "./settings-file.ts";
import type { TierDefinition } from "./tier.ts";

const tiers = new Map<string, TierDefinition>(BUILT_IN.map((tier) => [tier.id, tier]));

/** Every tier by id: the built-in ones as {@link BUILT_IN} lists them, then those registered. */
export const TIERS: ReadonlyMap<string, TierDefinition> = tiers;

/** Registered tiers that worker threads do not know. */
const unshared = new Set<string>();

/**
 * Adds a tier by the id that line-ups ask for, defined like the default export of a player file. Worker threads know it
 * when `module` is the `import.meta.url` of a module that does nothing but register; else tournaments refuse it by name.
 * Throws one line on an id that is taken or not of small letters and hyphens, and on a bad definition.
 *
 * @example
 * ```ts
 * import { type DecisionContext, definePlayer, openGame, PassivePlayer, registerTier, type Square } from "monopoly-arena";
 *
 * class Buyer extends PassivePlayer {
 *   override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
 *     return ctx.cash >= 2 * ctx.priceOf(square);
 *   }
 * }
 * registerTier("buyer", definePlayer({ api: 1, label: "Buyer", create: () => new Buyer() }));
 *
 * console.log(openGame({ players: ["buyer", "random"] }).finish());
 * ```
 */
export function registerTier<const Specs extends readonly ParameterSpec[]>(
  id: string,
  definition: PlayerDefinition<Specs>,
  module?: string,
): void {
  if (!/^[a-z][a-z-]+$/.test(id)) {
    throw new Error(`tier "${id}": expected an id of small letters and hyphens, two at least`);
  }
  if (tiers.has(id) || `${id}:` === PROGRAM_PREFIX) {
    throw new Error(`tier "${id}" is taken: register yours by another id`);
  }
  const tier = tierOfExport(id, definition);
  if (module !== undefined) importInThreads(module);
  addTier({ tier, shared: module !== undefined });
}

interface AddedTier {
  readonly tier: TierDefinition;
  /** True when worker threads know it. */
  readonly shared: boolean;
}

const addTier = registrations<AddedTier>("tier", ({ tier, shared }) => {
  tiers.set(tier.id, tier);
  if (!shared) unshared.add(tier.id);
});

/** Throws one line on a player that worker threads do not know, or whose bandit policy they do not know. */
export function refuseUnshared({ tier, settings }: Entrant): void {
  const policy = [settings.policy, settings.allocation].find(
    (name) => typeof name === "string" && isUnsharedPolicy(name),
  );
  const odd = unshared.has(tier.id)
    ? `player "${tier.id}"`
    : policy === undefined
      ? null
      : `bandit policy "${policy}"`;
  if (odd === null) return;
  throw new Error(
    `${odd} is registered in this thread only, and games are played in worker threads: register it with the import.meta.url of its module`,
  );
}

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
  const tier = tiers.get(id);
  if (tier === undefined) {
    const known = [...tiers.keys()];
    throw new Error(
      `unknown player "${id}": expected one of ${known.join(", ")}, a player file such as ./mybot.ts or a program such as exec:python3 mybot.py${didYouMean(id, known)}`,
    );
  }
  return tier;
}

/** Prefix of the path of a file with settings. */
const SETTINGS_FILE = "@";

/** Compiled player files of this thread, by path: one player has one code from the first game to the last. */
const files = new Map<string, CompiledFile>();
/** The threads of player files, by path. */
const isolated = new Map<string, IsolatedFile>();

/**
 * How player files are seated: in a thread of their own, where nothing but numbers and text crosses, or in this thread,
 * which then has to guard itself. Programs have a process of their own in any case.
 */
export interface FileSeating {
  readonly kind: "isolated" | "guarded";
  /** Milliseconds that one answer of an isolated file or a program may take; the limit of each when left out. */
  readonly thinkMs?: number;
}

export const GUARDED: FileSeating = { kind: "guarded" };
export const ISOLATED: FileSeating = { kind: "isolated" };

/**
 * Reads who plays: a tier (`hl`), a player file (`./mybot.ts`) or a program (`exec:python3 mybot.py`), each with settings
 * after a colon (`hl:policy=ucb1,epsilon=0.05`, `./mybot.ts:nerve=0.8`, `hl:@best.json`). A guarded file is run anew at each
 * call; an isolated one and a program are started once a thread.
 * Throws in one line on an unknown tier, setting or value, and on a file or program that does not load.
 */
export function parseEntrant(text: string, seating = ISOLATED): Entrant {
  const { name, options } = takeApart(text);
  const { tier, digest } = find(name, seating);
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

function find(
  name: string,
  seating: FileSeating,
): { readonly tier: TierDefinition; readonly digest: string | null } {
  if (name.startsWith(PROGRAM_PREFIX)) return loadProgram(name, seating.thinkMs);
  if (!isFile(name)) return { tier: tierNamed(name), digest: null };
  const compiled = compiledFile(name);
  const { digest } = compiled;
  if (seating.kind === "guarded") return { tier: tierOfFile(name, compiled), digest };
  const file = isolated.get(name) ?? new IsolatedFile(name, compiled, seating.thinkMs ?? LIMITS.thinkMs);
  isolated.set(name, file);
  return { tier: isolatedTier(name, file), digest };
}

function compiledFile(path: string): CompiledFile {
  const compiled = files.get(path) ?? compileFile(path);
  files.set(path, compiled);
  return compiled;
}

/** A player file as a text names it, without its settings, and its code. Runs none of it. */
export function playerFile(text: string): { readonly name: string; readonly compiled: CompiledFile } {
  const { name } = takeApart(text);
  return { name, compiled: compiledFile(name) };
}

/** Player files that came from another machine, by the names by which players are asked for. */
export type BroughtFiles = Readonly<Record<string, CompiledFile>>;

/** Lets this thread seat files that came from another machine as if they lay here under these names. */
export function bringFiles(brought: BroughtFiles): void {
  for (const [name, compiled] of Object.entries(brought)) {
    if (files.get(name)?.digest === compiled.digest) continue;
    files.set(name, compiled);
    isolated.get(name)?.close();
    isolated.delete(name);
  }
}

const isFile = (name: string): boolean => PLAYER_FILE_ENDINGS.some((ending) => name.endsWith(ending));

/** The digest of an external player, null for a tier. Runs no file. */
export function digestOf(text: string): string | null {
  const { name } = takeApart(text);
  if (name.startsWith(PROGRAM_PREFIX)) return loadProgram(name).digest;
  return isFile(name) ? compiledFile(name).digest : null;
}

/** The path of the player file that the text asks for; null for a tier or a program. */
export function playerFileOf(text: string): string | null {
  const { name } = takeApart(text);
  return !isProgram(text) && isFile(name) ? name : null;
}

/** True when the text asks for a program. */
export const isProgram = (text: string): boolean => text.startsWith(PROGRAM_PREFIX);

/** True when the text asks for an external player, a file or a program, which runs code of its own. Loads nothing. */
export function isExternal(text: string): boolean {
  const { name } = takeApart(text);
  return name.startsWith(PROGRAM_PREFIX) || isFile(name);
}

/** A fresh player for one season; `key` is its own stream. */
export function seatEntrant(entrant: Entrant, key: RandomKey): Player {
  return entrant.tier.create(entrant.settings, key);
}
