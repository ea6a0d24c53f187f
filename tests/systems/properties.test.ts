import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GREEDY } from "../../arena/players/tiers/greedy.ts";
import { HL_SPEC } from "../../arena/players/tiers/hl-spec.ts";
import { RANDOM } from "../../arena/players/tiers/random.ts";
import { VALIDATOR } from "../../arena/players/tiers/validator.ts";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";
import type { DiceSource } from "../../src/chance/dice.ts";
import { deriveKey, RandomStream, seedKey } from "../../src/chance/random.ts";
import { resetWorld } from "../../src/law/setup.ts";
import { createGame } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import type { Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { checkedStep } from "../../systems/checked.ts";
import { playOut, runGame } from "../../systems/run-game.ts";
import { ChaoticPlayer } from "../support/chaotic-player.ts";
import { estates } from "../support/estate.ts";

const NO_KEY = seedKey("unused");
const TIERS = [RANDOM, GREEDY, VALIDATOR, HL_SPEC];
const tiers = (order: readonly number[]): Player[] =>
  order.map((which) => TIERS[which].create(defaultSettings(TIERS[which].parameters), NO_KEY));

/** The same games every time: what is new is looked for by the soak. */
const SEED = 1;
const rules = fc.constantFrom("arena@1", "official@1");
const seats = fc.integer({ min: 2, max: 8 });
const seed = fc.nat(1_000_000);

/** House rules that open branches the two sets leave closed. */
const house: fc.Arbitrary<Partial<RuleSet>> = fc.record({
  startCash: fc.constantFrom(400, 1500),
  evenBuilding: fc.boolean(),
  auctions: fc.boolean(),
  houses: fc.constantFrom(6, 32, null),
  hotels: fc.constantFrom(2, 12, null),
  rentInJail: fc.boolean(),
  jackpotFeeds: fc.constantFrom([], ["taxes", "cards", "fines"]),
  jackpotStart: fc.constantFrom(0, 500),
  buyAfterLaps: fc.constantFrom(0, 1),
  startingDeeds: fc.constantFrom(0, 2),
  speedDie: fc.boolean(),
  incomeTaxPercent: fc.constantFrom(0, 10),
  endAtBankruptcy: fc.constantFrom(null, 1),
  reshuffleEveryDraw: fc.boolean(),
});

/** Plays a game in checked mode, which throws when a law is broken or a write undeclared, and checks how it ended. */
function playChecked(players: Player[], on: string, table: RuleSet, root: number) {
  const game = createGame(board(on), table, players);
  const faults: unknown[] = [];
  game.onFault = (fault) => faults.push(fault);
  const outcomes = runGame(game, seedKey(root), checkedStep(game));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(outcomes.map(({ win }) => win))).toBeCloseTo(1, 9);
  expect(sum(outcomes.map(({ placement }) => placement))).toBe((players.length * (players.length + 1)) / 2);
  for (const { survived, netWorth, win } of outcomes) {
    if (!survived) expect([netWorth, win]).toEqual([0, 0]);
  }
  return { game, outcomes, faults };
}

describe("whatever the players do, every law of the game holds after every phase", () => {
  test("at tables of 2 to 8 under both rule sets", () => {
    fc.assert(
      fc.property(rules, seats, seed, (id, count, root) => {
        const players = Array.from({ length: count }, () => new ChaoticPlayer());
        playChecked(players, "us-classic", { ...ruleSet(id), roundCap: 45 }, root);
      }),
      { numRuns: 20, seed: SEED },
    );
  });

  test("under house rules, on every board", () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOARD_IDS), house, seats, seed, (on, changes, count, root) => {
        const players = Array.from({ length: count }, () => new ChaoticPlayer());
        playChecked(players, on, { ...ruleSet("official@1"), ...changes, roundCap: 40 }, root);
      }),
      { numRuns: 20, seed: SEED },
    );
  });
});

describe("the tiers", () => {
  test("keep to the rules, whoever sits where: not one answer is refused", () => {
    const line = fc.array(fc.nat(3), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(rules, line, seed, (id, order, root) => {
        const { faults } = playChecked(tiers(order), "us-classic", { ...ruleSet(id), roundCap: 80 }, root);
        expect(faults).toEqual([]);
      }),
      { numRuns: 12, seed: SEED },
    );
  });
});

/** Dice that do not know who throws. */
function blindDice(root: number): DiceSource {
  const stream = new RandomStream(deriveKey(seedKey(root), 1, 1));
  return {
    roll(turn) {
      turn.die1 = 1 + stream.below(6);
      turn.die2 = 1 + stream.below(6);
      turn.throws++;
    },
    rollSpeed() {},
  };
}

test("a game is the same from every chair: everybody moved on by some chairs, everything moves with them", () => {
  /** A game in which the player of chair 0 sits on chair `moved`, and begins. */
  const played = (order: readonly number[], root: number, moved: number) => {
    const count = order.length;
    const chair = (player: number) => (player + moved) % count;
    const seated = order.map((_, seat) => order[(seat - moved + count) % count]);
    const game = createGame(board("us-classic"), { ...ruleSet("official@1"), roundCap: 100 }, tiers(seated));
    const { world } = game;
    resetWorld(world, seedKey(root));
    world.dice = blindDice(root);
    world.turn.seat = chair(0) as typeof world.turn.seat;
    world.turn.firstSeat = world.turn.seat;
    const outcomes = playOut(game);
    const has = estates(world);
    return order.map((_, player) => ({ ...outcomes[chair(player)], ...has[chair(player)] }));
  };
  fc.assert(
    fc.property(
      fc.array(fc.nat(3), { minLength: 2, maxLength: 6 }),
      seed,
      fc.nat(5),
      (order, root, moved) => {
        expect(played(order, root, moved % order.length)).toEqual(played(order, root, 0));
      },
    ),
    { numRuns: 20, seed: SEED },
  );
});
