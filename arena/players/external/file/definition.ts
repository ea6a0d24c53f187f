import type { Tier } from "../../../../components/index.ts";
import type { RandomKey } from "../../../../src/chance/random.ts";
import {
  declareParameters,
  type ParameterSpec,
  type Settings,
  type SettingsOf,
} from "../../../../src/player/parameters.ts";
import { METHOD_OF, type Player } from "../../../../src/player/player.ts";
import { knownNames } from "../../../../src/text/did-you-mean.ts";
import type { TierDefinition } from "../../tier.ts";
import { LIMITS } from "../limits.ts";

/**
 * The version of everything that `monopoly-arena/player` exports. It counts up when a player written for the one before
 * would no longer run as it is; a file of another version is refused by name.
 */
export const PLAYER_API = 1;

/** Default export of a player file: its label, its parameters, and the function that makes a player. */
export interface PlayerDefinition<Specs extends readonly ParameterSpec[] = readonly ParameterSpec[]> {
  /** The version of the interface that the file was written for, as a plain number: {@link PLAYER_API} today. */
  readonly api: number;
  /** As it stands in tables. */
  readonly label: string;
  /** Count it up when the player plays differently, so that results tell which one played. 1 when left out. */
  readonly version?: number;
  /** One line for lists and help. */
  readonly summary?: string;
  /** True when it keeps a memory from game to game. False when left out. */
  readonly learns?: boolean;
  /** Parameters that the command line sets and the tuner searches. None when left out. */
  readonly parameters?: Specs;
  /**
   * A player with these settings, one value for each declared parameter. It is made once a season and plays many games;
   * `key` starts its own random stream for what is not part of a game.
   */
  create(settings: SettingsOf<Specs>, key: RandomKey): Player;
}

/** Every key of a definition. */
const KEYS = [
  "api",
  "label",
  "version",
  "summary",
  "learns",
  "parameters",
  "create",
] as const satisfies readonly (keyof PlayerDefinition)[];

/** A fault of a definition, as the rest of a sentence about its file: "needs a label". */
export class DefinitionFault extends Error {}

/** Checks a definition and returns it with its types. Throws one line that says what is wrong with it. */
export function definePlayer<const Specs extends readonly ParameterSpec[] = readonly []>(
  definition: PlayerDefinition<Specs>,
): PlayerDefinition<Specs> {
  const fault = definitionFault(definition);
  if (fault !== null) throw new DefinitionFault(fault);
  declareParameters(definition.parameters ?? []);
  return definition;
}

/** Makes a tier of what a player file exports, whatever it is. Throws one line on anything but a definition. */
export function tierOfExport(id: string, exported: unknown): TierDefinition {
  if (!isRecord(exported)) {
    throw new DefinitionFault("has no default export: expected `export default definePlayer({ … })`");
  }
  // Every field is checked by definePlayer, since a JavaScript file need not have called it.
  const definition = definePlayer(exported as unknown as PlayerDefinition);
  const { label, version = 1, summary = "an external player", learns = false } = definition;
  const parameters = definition.parameters ?? [];
  return {
    id: id as Tier,
    kind: "external",
    label,
    version,
    learns,
    summary,
    parameters,
    create: (settings: Settings, key: RandomKey) => checkedPlayer(id, definition.create(settings, key)),
  };
}

function definitionFault(definition: PlayerDefinition): string | null {
  const given: Readonly<Record<string, unknown>> = { ...definition };
  const odd = Object.keys(given).find((key) => !(KEYS as readonly string[]).includes(key));
  if (odd !== undefined) return `has an unknown key "${odd}"${knownNames(odd, KEYS)}`;
  const { api, label, version = 1, summary = "", learns = false, parameters = [], create } = given;
  if (api !== PLAYER_API) {
    return `is written for player API ${JSON.stringify(api)}, and this arena has ${PLAYER_API}: expected \`api: ${PLAYER_API}\``;
  }
  if (typeof label !== "string" || label.trim() === "") return "needs a label: some text";
  if (label.length > LIMITS.labelCharacters) {
    return `has a label of ${label.length} characters: expected at most ${LIMITS.labelCharacters}`;
  }
  if (/\p{C}/u.test(label)) return "has a label with control characters: expected visible text alone";
  if (!(Number.isSafeInteger(version) && (version as number) >= 1)) {
    return `has version ${JSON.stringify(version)}: expected a whole number of at least 1`;
  }
  if (typeof summary !== "string") return "has a summary that is no text";
  if (summary.length > LIMITS.summaryCharacters) {
    return `has a summary of ${summary.length} characters: expected at most ${LIMITS.summaryCharacters}`;
  }
  if (typeof learns !== "boolean") return "says neither true nor false to `learns`";
  if (!Array.isArray(parameters)) return "has parameters that are no list";
  return typeof create === "function" ? null : "needs a create function that returns a player";
}

function checkedPlayer(id: string, player: unknown): Player {
  if (!isRecord(player)) throw new Error(`${id}: create returned no player`);
  const missing = Object.values(METHOD_OF).find((method) => typeof player[method] !== "function");
  if (missing !== undefined) {
    throw new Error(`${id}: the player has no method ${missing}: extend PassivePlayer, which has them all`);
  }
  return player as unknown as Player;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
