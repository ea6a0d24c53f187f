import { expect, test } from "vitest";
import { TIERS } from "../../arena/players/registry.ts";
import type { TierDefinition } from "../../arena/players/tier.ts";
import { TRADER } from "../../arena/players/tiers/trader.ts";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import { checkedStep } from "../../systems/checked.ts";
import { runGame } from "../../systems/run-game.ts";

function seated(id: string, tiers: readonly TierDefinition[], roundCap: number) {
  const on = board(id);
  const players = tiers.map((tier, seat) =>
    tier.create(defaultSettings(tier.parameters), deriveKey(seedKey("boards"), seat, 0)),
  );
  return createGame(on, parseRules({ extends: "official@1", roundCap }, on), players);
}

test.each(BOARD_IDS)("traders finish a game on %s in an evening's rounds", (id) => {
  const game = seated(id, [TRADER, TRADER, TRADER, TRADER], 200);
  const rounds = Array.from({ length: 31 }, (_, index) => {
    runGame(game, seedKey(index));
    return game.world.turn.round;
  }).sort((a, b) => a - b);
  expect(rounds[15]).toBeGreaterThan(20);
  expect(rounds[15]).toBeLessThan(90);
});

test.each(BOARD_IDS)("every tier plays on %s without breaking a law of the game", (id) => {
  const game = seated(id, [...TIERS.values()], 40);
  runGame(game, seedKey(1), checkedStep(game));
  expect(game.world.turn.ending).not.toBe(0);
});
