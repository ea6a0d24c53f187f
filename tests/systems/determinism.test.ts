import { describe, expect, test } from "vitest";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, type Game } from "../../src/player/game.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { hashState } from "../../src/world/snapshot.ts";
import { checkedStep } from "../../systems/checked.ts";
import { runGame } from "../../systems/run-game.ts";
import { goldenTable } from "../golden/games.ts";
import { ChaoticPlayer } from "../support/chaotic-player.ts";

const KEY = seedKey("determinism");
const GAMES = 12;

const chaos = (seats: number, on = "us-classic"): Game =>
  createGame(
    board(on),
    { ...ruleSet("arena@1"), roundCap: 80 },
    Array.from({ length: seats }, () => new ChaoticPlayer()),
  );

/** The state in which game number `index` ends at that table. */
function played(game: Game, index: number): string {
  runGame(game, deriveKey(KEY, index, 0));
  return hashState(game.world);
}

const numbers = Array.from({ length: GAMES }, (_, index) => index);
const alone = numbers.map((index) => played(chaos(4), index));

describe("the same game ends in the same bytes", () => {
  test("played twice", () => {
    expect(numbers.map((index) => played(chaos(4), index))).toEqual(alone);
  });

  test("in a world that has seen other games", () => {
    const game = chaos(4);
    expect(numbers.map((index) => played(game, index))).toEqual(alone);
  });

  test("in whatever order the games come", () => {
    const game = chaos(4);
    const backwards = [...numbers].reverse().map((index) => played(game, index));
    expect(backwards.reverse()).toEqual(alone);
  });

  test("while other tables, larger and on other boards, play in between", () => {
    const game = chaos(4);
    const others = [chaos(2), chaos(8), chaos(4, "canal-town")];
    const between = numbers.map((index) => {
      for (const other of others) played(other, index + 1000);
      return played(game, index);
    });
    expect(between).toEqual(alone);
  });

  test("whether events are dropped, counted or kept", () => {
    const modes = (["off", "counters", "log"] as const).map((mode) => {
      const game = chaos(4);
      game.world.events.setMode(mode);
      return played(game, 3);
    });
    expect(modes).toEqual([alone[3], alone[3], alone[3]]);
  });

  test("in checked mode and without it", () => {
    const game = chaos(4);
    runGame(game, deriveKey(KEY, 5, 0), checkedStep(game));
    expect(hashState(game.world)).toBe(alone[5]);
  });
});

test("the tiers' games do not depend on who played before at the table", () => {
  const one = goldenTable("arena@1");
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7];
  const forwards = seeds.map((seed) => one.play(seed));
  const backwards = [...seeds].reverse().map((seed) => one.play(seed));
  expect(backwards.reverse()).toEqual(forwards);
});
