import { describe, expect, test } from "vitest";
import type { Square } from "../../../components/index.ts";
import { board as boardNamed } from "../../../src/board/catalog.ts";
import { frozenCopy } from "../../../src/board/frozen-copy.ts";
import { createGame, guardPlayers } from "../../../src/player/game.ts";
import { PassivePlayer } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";

const classic = boardNamed("us-classic");

describe("the board that guarded players are shown", () => {
  const { contexts, world } = (() => {
    const game = createGame(classic, ruleSet("arena@1"), [new PassivePlayer(), new PassivePlayer()]);
    guardPlayers(game);
    return game;
  })();

  test("equals the one that is played on, and is made once", () => {
    for (const { board } of contexts) {
      expect(board).toEqual(world.board);
      expect(board).not.toBe(world.board);
      expect(board).toBe(frozenCopy(world.board));
    }
  });

  test("cannot be changed by whoever is shown it", () => {
    const { board } = contexts[0];
    const write = (change: () => void) => expect(change).toThrow(TypeError);
    write(() => (board.price as number[]).fill(1));
    write(() => (board.sets[0] as Square[]).pop());
    write(() => (board.groups[0].squares as Square[]).pop());
    write(() => Object.assign(board.groups[0], { houseCost: 1 }));
    write(() => (board.data.railroadRents as number[]).fill(0));
    write(() => Object.assign(board.cards[0].effect, { square: "Boardwalk" }));
    write(() => Object.assign(board.data.squares[1], { price: 1 }));
    write(() => (contexts[1].squarePrices as number[]).fill(1));
  });
});
