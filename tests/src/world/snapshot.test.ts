import { describe, expect, test } from "vitest";
import { GREEDY } from "../../../arena/players/tiers/greedy.ts";
import { VALIDATOR } from "../../../arena/players/tiers/validator.ts";
import type { Seat, Square } from "../../../components/index.ts";
import { board } from "../../../src/board/catalog.ts";
import { type RandomKey, seedKey } from "../../../src/chance/random.ts";
import { setOwner } from "../../../src/law/holdings.ts";
import { resetWorld } from "../../../src/law/setup.ts";
import { createGame } from "../../../src/player/game.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { cloneWorld, hashState, restoreSnapshot, takeSnapshot } from "../../../src/world/snapshot.ts";
import { createWorld } from "../../../src/world/world.ts";
import { executeTurn } from "../../../systems/pipeline.ts";

const KEY = seedKey("snapshot");
const NO_KEY: RandomKey = { k0: 0, k1: 0 };

function gameOf(seats: number) {
  const tiers = [GREEDY, VALIDATOR];
  const players = Array.from({ length: seats }, (_, seat) => tiers[seat % 2].create({}, NO_KEY));
  const game = createGame(board("us-classic"), ruleSet("arena@1"), players);
  resetWorld(game.world, KEY);
  return game;
}

function play(game: ReturnType<typeof gameOf>, turns: number): string[] {
  return Array.from({ length: turns }, () => {
    executeTurn(game);
    return hashState(game.world);
  });
}

describe("all that changes lies in one buffer", () => {
  test("a reset leaves nothing of the last game", () => {
    const game = gameOf(4);
    const fresh = hashState(game.world);
    play(game, 200);
    expect(hashState(game.world)).not.toBe(fresh);
    resetWorld(game.world, KEY);
    expect(hashState(game.world)).toBe(fresh);
  });

  test("a line of play can be taken back and played again to the same end", () => {
    const game = gameOf(3);
    play(game, 50);
    const snapshot = takeSnapshot(game.world);
    const line = play(game, 60);
    restoreSnapshot(game.world, snapshot);
    expect(play(game, 60)).toEqual(line);
  });

  test("a snapshot is a copy: play does not reach into it", () => {
    const game = gameOf(2);
    const snapshot = takeSnapshot(game.world);
    const kept = [...snapshot];
    play(game, 20);
    expect([...snapshot]).toEqual(kept);
  });

  test("a clone goes the same way, and what it does stays with it", () => {
    const game = gameOf(4);
    play(game, 40);
    const before = hashState(game.world);
    const clone = { ...gameOf(4) };
    const copy = cloneWorld(game.world);
    expect(hashState(copy)).toBe(before);
    expect(copy.state).not.toBe(game.world.state);
    setOwner(copy, 39 as Square, 1 as Seat);
    copy.cash[0] = 1;
    expect(hashState(game.world)).toBe(before);
    restoreSnapshot(clone.world, game.world.state);
    expect(play(clone, 40)).toEqual(play(game, 40));
  });

  test("a snapshot of a table of another size is refused", () => {
    const two = createWorld(board("us-classic"), ruleSet("arena@1"), 2);
    const four = createWorld(board("us-classic"), ruleSet("arena@1"), 4);
    expect(() => restoreSnapshot(four, takeSnapshot(two))).toThrow(/another board or seat count/);
  });

  test("the hash tells single changes apart, in whatever column they are", () => {
    const { world } = gameOf(4);
    const hashes = new Set([hashState(world)]);
    for (let i = 0; i < world.state.length; i++) {
      world.state[i]++;
      hashes.add(hashState(world));
      world.state[i] -= 1;
    }
    expect(hashes.size).toBe(world.state.length + 1);
  });
});

describe("two worlds at once", () => {
  test("do not disturb each other, turn about", () => {
    const alone = play(gameOf(4), 150);
    const [one, two] = [gameOf(4), gameOf(4)];
    resetWorld(two.world, seedKey("another game"));
    const together = Array.from({ length: 150 }, () => {
      const hash = play(one, 1)[0];
      play(two, 1);
      return hash;
    });
    expect(together).toEqual(alone);
  });

  test("of different sizes on different boards do not either", () => {
    const alone = play(gameOf(4), 60);
    const one = gameOf(4);
    const small = createGame(board("islands"), ruleSet("arena@1"), [
      GREEDY.create({}, NO_KEY),
      VALIDATOR.create({}, NO_KEY),
    ]);
    resetWorld(small.world, KEY);
    const together = Array.from({ length: 60 }, () => {
      const hash = play(one, 1)[0];
      executeTurn(small);
      return hash;
    });
    expect(together).toEqual(alone);
  });
});
