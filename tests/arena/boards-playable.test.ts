import { expect, test } from "vitest";
import { parseEntrant, seatEntrant, TIERS } from "../../arena/players/registry.ts";
import { quickly, type TierDefinition } from "../../arena/players/tier.ts";
import { TRADER } from "../../arena/players/tiers/trader.ts";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame } from "../../src/player/game.ts";
import { checkedStep } from "../../systems/checked.ts";
import { runGame } from "../../systems/run-game.ts";

/** As many seats as a table has. */
const MOST_SEATS = 8;

function seated(id: string, tiers: readonly TierDefinition[], roundCap: number) {
  const on = board(id);
  const players = tiers.map((tier, seat) =>
    seatEntrant(parseEntrant(quickly(tier)), deriveKey(seedKey("boards"), seat, 0)),
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
  const tiers = [...TIERS.values()];
  for (let first = 0; first < tiers.length; first += MOST_SEATS) {
    // A last table with few new tiers is filled up with those before them.
    const game = seated(
      id,
      tiers.slice(Math.max(0, Math.min(first, tiers.length - MOST_SEATS)), first + MOST_SEATS),
      40,
    );
    runGame(game, seedKey(1), checkedStep(game));
    expect(game.world.turn.ending).not.toBe(0);
  }
});
