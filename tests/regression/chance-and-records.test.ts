import { describe, expect, test } from "vitest";
import { createBandit } from "../../arena/players/bandit/registry.ts";
import { TIERS, tierNamed } from "../../arena/players/registry.ts";
import { board } from "../../src/board/catalog.ts";
import { seedKey } from "../../src/chance/random.ts";
import type { GameEvent } from "../../src/events/events.ts";
import { createGame } from "../../src/player/game.ts";
import type { Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";
import { answering } from "../support/players.ts";

/** Faults of seeds and records that other systems paid for; a test for each that the engine or the tiers could repeat. */

describe("streams", () => {
  /** The throws of a game among players who buy nothing. */
  const throws = (player: Player): GameEvent[] => {
    const game = createGame(board("us-classic"), { ...ruleSet("arena@1"), roundCap: 20 }, [
      player,
      answering({}),
    ]);
    game.world.events.setMode("log");
    runGame(game, seedKey(11));
    return game.world.events
      .readAll(game.world.board)
      .filter(({ type }) => type === "DiceRolled" || type === "CardDrawn");
  };

  test("are one for each purpose: a player that draws for itself moves nobody's dice and no card", () => {
    const gambler = answering({
      shouldBuyProperty(ctx) {
        for (let draw = 0; draw < 7; draw++) ctx.random(6);
        return false;
      },
    });
    expect(throws(gambler)).toEqual(throws(answering({})));
  });
});

describe("seeds", () => {
  test("0 and 1 are two games", () => {
    const game = createGame(board("us-classic"), { ...ruleSet("arena@1"), roundCap: 20 }, [
      answering({}),
      answering({}),
    ]);
    const worth = [0, 1].map((seed) => runGame(game, seedKey(seed)).map(({ netWorth }) => netWorth));
    expect(worth[0]).not.toEqual(worth[1]);
  });
});

describe("what is unknown is refused by its name, never replaced by a default", () => {
  test.each([
    ["a rule set", () => ruleSet("arena@2"), /arena@2/],
    ["a rule set without its version", () => ruleSet("arena"), /"arena"/],
    ["a board", () => board("us-classic@2"), /us-classic@2/],
    ["a tier", () => tierNamed("gready"), /gready.*greedy/],
    ["a bandit policy", () => createBandit("ucb", 5, {}, seedKey(0)), /"ucb"/],
  ])("%s", (_, ask, message) => {
    expect(ask).toThrow(message);
  });
});

describe("what is kept", () => {
  test("of a learner survives JSON: policies are named, not stored as functions", () => {
    for (const tier of TIERS.values()) {
      if (!tier.learns) continue;
      const settings = Object.fromEntries(
        tier.parameters.map((parameter) => [parameter.name, parameter.default]),
      );
      const [one, two] = [0, 1].map(() => tier.create(settings, seedKey(tier.id)));
      const saved = one.memory?.snapshot();
      expect(JSON.parse(JSON.stringify(saved))).toEqual(saved);
      two.memory?.restore(JSON.parse(JSON.stringify(saved)));
      expect(two.memory?.snapshot()).toEqual(saved);
    }
  });

  test("of a tier is its version, apart from the version of the rules", () => {
    for (const tier of TIERS.values()) expect(tier.version).toBeGreaterThanOrEqual(1);
    expect(ruleSet("arena@1").id).toBe("arena@1");
  });
});
