import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { FuzzPlayer } from "../../arena/apps/soak/fuzz-player.ts";
import { GREEDY } from "../../arena/players/tiers/greedy.ts";
import { HL_SPEC } from "../../arena/players/tiers/hl-spec.ts";
import { RANDOM } from "../../arena/players/tiers/random.ts";
import { VALIDATOR } from "../../arena/players/tiers/validator.ts";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, type Game, seatPlayers } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";
import { fingerprint } from "./fingerprint.ts";

/** The series of games that are kept: the specified tiers under two rule sets, and players that try every answer. */
export const SERIES = ["arena@1", "official@1", "fuzz"] as const;
export type Series = (typeof SERIES)[number];

/** Games of each series: the seeds 0 to 999. */
export const SEEDS = 1000;

/** The specified tiers, in the order in which they sit at seed 0; each seed moves everybody one chair on. */
const LINE_UP = [RANDOM, GREEDY, VALIDATOR, HL_SPEC];
/** Rules of the series `fuzz`: a cap that ends its games soon. */
const FUZZ_RULES = { ...ruleSet("official@1"), roundCap: 60 };

/** Fingerprints by series and seed. */
export type Golden = Readonly<Record<Series, readonly string[]>>;

/** A version of the engine and the games that it plays. */
export interface EngineVersion {
  readonly version: string;
  /** SHA-256 of its golden games. */
  readonly games: string;
}

const FILE = new URL("games.json", import.meta.url);
const VERSIONS = new URL("versions.json", import.meta.url);
const PACKAGE = new URL("../../package.json", import.meta.url);
const WIDTH = 8;
const PER_LINE = 10;

/** A table at which games of a series are played by seed, each by players that know nothing of any other. */
export function goldenTable(series: Series): { readonly game: Game; play(seed: number): string } {
  const rules = series === "fuzz" ? FUZZ_RULES : ruleSet(series);
  const seat = series === "fuzz" ? fuzzPlayers : seated;
  const game = createGame(board("us-classic"), rules, seat(0));
  game.world.events.setMode("counters");
  return {
    game,
    play(seed) {
      seatPlayers(game, seat(seed));
      return fingerprint(game, runGame(game, seedKey(seed)));
    },
  };
}

function fuzzPlayers(): Player[] {
  return LINE_UP.map(() => new FuzzPlayer());
}

function seated(seed: number): Player[] {
  const key = deriveKey(seedKey(seed), 0, 0);
  return LINE_UP.map((_, seat) => {
    const tier = LINE_UP[(seat + seed) % LINE_UP.length];
    return tier.create(defaultSettings(tier.parameters), key);
  });
}

/** The fingerprints that are kept. */
export function readGolden(): Golden {
  const lines: Record<Series, string[]> = JSON.parse(readFileSync(FILE, "utf8"));
  const split = (series: Series) => lines[series].join("").match(/.{8}/g) ?? [];
  return { "arena@1": split("arena@1"), "official@1": split("official@1"), fuzz: split("fuzz") };
}

/** Keeps other fingerprints from now on, ten to a line, so that a difference shows which games changed. */
export function writeGolden(golden: Golden): void {
  const lines = (hashes: readonly string[]) =>
    hashes.join("").match(new RegExp(`.{1,${WIDTH * PER_LINE}}`, "g"));
  const entries = SERIES.map((series) => [series, lines(golden[series])]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The version of the engine, which is the package's. */
export function packageVersion(): string {
  return JSON.parse(readFileSync(PACKAGE, "utf8")).version;
}

/** Every version of the engine and its games, the latest last. */
export function readVersions(): EngineVersion[] {
  return JSON.parse(readFileSync(VERSIONS, "utf8"));
}

/** Notes that the package's version plays these games, in the place of what was noted of it before. */
export function writeVersion(golden: Golden): void {
  const version = packageVersion();
  const others = readVersions().filter((each) => each.version !== version);
  writeFileSync(VERSIONS, `${JSON.stringify([...others, { version, games: digestOf(golden) }], null, 2)}\n`);
}

/** What tells golden games from others. */
export function digestOf(golden: Golden): string {
  return createHash("sha256")
    .update(SERIES.map((series) => golden[series].join("")).join("/"))
    .digest("hex");
}
