import { readFileSync, writeFileSync } from "node:fs";
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

/** The rule sets whose games are kept. */
export const RULE_SETS = ["arena@1", "official@1"] as const;
export type KeptRules = (typeof RULE_SETS)[number];

/** Games of each rule set: the seeds 0 to 999. */
export const SEEDS = 1000;

/** The specified tiers, in the order in which they sit at seed 0; each seed moves everybody one chair on. */
const LINE_UP = [RANDOM, GREEDY, VALIDATOR, HL_SPEC];

/** Fingerprints by rule set and seed. */
export type Golden = Readonly<Record<KeptRules, readonly string[]>>;

const FILE = new URL("games.json", import.meta.url);
const WIDTH = 8;
const PER_LINE = 10;

/** A table at which games of a rule set are played by seed, each by players that know nothing of any other. */
export function goldenTable(rules: KeptRules): { readonly game: Game; play(seed: number): string } {
  const game = createGame(board("us-classic"), ruleSet(rules), seated(0));
  game.world.events.setMode("counters");
  return {
    game,
    play(seed) {
      seatPlayers(game, seated(seed));
      return fingerprint(game, runGame(game, seedKey(seed)));
    },
  };
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
  const lines: Record<KeptRules, string[]> = JSON.parse(readFileSync(FILE, "utf8"));
  const split = (rules: KeptRules) => lines[rules].join("").match(/.{8}/g) ?? [];
  return { "arena@1": split("arena@1"), "official@1": split("official@1") };
}

/** Keeps other fingerprints from now on, ten to a line, so that a difference shows which games changed. */
export function writeGolden(golden: Golden): void {
  const lines = (hashes: readonly string[]) =>
    hashes.join("").match(new RegExp(`.{1,${WIDTH * PER_LINE}}`, "g"));
  const entries = RULE_SETS.map((rules) => [rules, lines(golden[rules])]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
