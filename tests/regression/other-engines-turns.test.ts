import { describe, expect, test } from "vitest";
import { GREEDY } from "../../arena/players/tiers/greedy.ts";
import type { Seat } from "../../components/index.ts";
import { board } from "../../src/board/catalog.ts";
import { seedKey } from "../../src/chance/random.ts";
import type { GameEvent } from "../../src/events/events.ts";
import { resetWorld } from "../../src/law/setup.ts";
import { createGame, type Game } from "../../src/player/game.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { hashState, restoreSnapshot, takeSnapshot } from "../../src/world/snapshot.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import { moveBack } from "../../systems/actions/moving.ts";
import { executeTurn, stepPhase } from "../../systems/pipeline.ts";
import { playOut, runGame } from "../../systems/run-game.ts";
import { estates } from "../support/estate.ts";
import { answering } from "../support/players.ts";
import { pile, table } from "../support/table.ts";
import { chaos } from "./chaos.ts";

/** Faults of turns, tokens, cards and whole games, recorded by or seen in other engines; a test for each. */

/** The log of a chaotic game. */
function logOf(seed: number): GameEvent[] {
  const game = chaos();
  game.world.events.setMode("log");
  runGame(game, seedKey(seed));
  return game.world.events.readAll(game.world.board);
}

describe("turns", () => {
  test("end once: the dice skip nobody who is in the game, and nobody who has left gets them", () => {
    for (let seed = 0; seed < 8; seed++) {
      const left = new Set<number>();
      let last = -1;
      for (const event of logOf(seed)) {
        if (event.type === "PlayerBankrupt") left.add(event.player);
        if (event.type !== "TurnStarted") continue;
        let next = (last + 1) % 4;
        while (left.has(next)) next = (next + 1) % 4;
        expect(event.player).toBe(next);
        last = next;
      }
    }
  });

  test("of a bankrupt player who threw a double are over (S-8), and so is the game of a survivor who did", () => {
    const three = table({ seats: 3, cash: [10], dice: [[2, 2]] }).play();
    expect([three.events("DiceRolled").length, three.world.turn.seat]).toEqual([1, 1]);
    const two = table({
      cash: [100, 40],
      deeds: [["Boardwalk"]],
      turn: { seat: 1 },
      positions: ["GO", "Short Line"],
      dice: [[2, 2]],
    });
    two.play();
    expect([two.world.turn.ending, two.events("DiceRolled").length]).toEqual([ENDING.lastSurvivor, 1]);
  });
});

describe("the token", () => {
  test("never stands still by moving, and never leaves the board", () => {
    for (let seed = 0; seed < 8; seed++) {
      for (const event of logOf(seed)) {
        if (event.type !== "PlayerMoved") continue;
        expect(event.to).not.toBe(event.from);
        expect(event.to >= 0 && event.to < 40).toBe(true);
      }
    }
  });

  test.each([
    [0, 37],
    [2, 39],
    [3, 0],
    [36, 33],
  ])("goes back three from square %i to %i, below nothing", (from, to) => {
    const { world } = table();
    world.position[0] = from as (typeof world.position)[number];
    moveBack(world, 0 as Seat, 3);
    expect(world.position[0]).toBe(to);
  });

  test("resolves a square once: where a card leads is charged once, and where it was drawn not again", () => {
    const { world, events } = table({
      deeds: [[], ["Boardwalk"]],
      dice: [[3, 4]],
      next: { chance: ["advanceToBoardwalk"] },
    }).play();
    expect([events("RentPaid").length, events("CardDrawn").length, world.cash[0]]).toEqual([1, 1, 1450]);
  });
});

describe("cards", () => {
  test("are each in exactly one place after every turn, bankruptcies included", () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = chaos();
      const { world } = game;
      resetWorld(world, seedKey(seed));
      for (let turn = 0; turn < 200 && world.turn.ending === ENDING.none; turn++) {
        executeTurn(game);
        for (const deck of [0, 1]) {
          const held = [0, 1, 2, 3].filter((seat) => (world.jailCards[seat] & (1 << deck)) !== 0).length;
          expect(held).toBeLessThanOrEqual(1);
          expect(new Set(pile(world, deck)).size + held).toBe(16);
        }
      }
    }
  });

  test("held by a bankrupt player go to the creditor, or back under their deck", () => {
    const broke = (deeds: readonly (readonly string[])[], steps: readonly [number, number]) =>
      table({ seats: 3, cash: [10], deeds, jailCards: [["chance"]], dice: [steps] }).play();
    expect(
      estates(broke([[], ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]], [3, 3]).world)[1]
        .jailCards,
    ).toEqual(["chance"]);
    expect(pile(broke([], [1, 3]).world, 0)).toHaveLength(16);
  });
});

describe("games", () => {
  test("are the same whoever drives them: phase by phase, turn by turn, or in one go", () => {
    const drive = [
      (game: Game) => runGame(game, seedKey(3)),
      (game: Game) => {
        resetWorld(game.world, seedKey(3));
        while (game.world.turn.ending === ENDING.none) executeTurn(game);
      },
      (game: Game) => {
        resetWorld(game.world, seedKey(3));
        while (game.world.turn.ending === ENDING.none) stepPhase(game);
      },
    ].map((driver) => {
      const game = chaos();
      driver(game);
      return hashState(game.world);
    });
    expect(new Set(drive).size).toBe(1);
  });

  test("go on from a snapshot as they were: no deck is shuffled and no die moves", () => {
    const players = Array.from({ length: 4 }, () => GREEDY.create({}, seedKey("greedy")));
    const game = createGame(board("us-classic"), ruleSet("arena@1"), players);
    resetWorld(game.world, seedKey(8));
    for (let turn = 0; turn < 90; turn++) executeTurn(game);
    const saved = takeSnapshot(game.world);
    const decks = [0, 1].map((deck) => pile(game.world, deck));
    const ends = [0, 1].map(() => {
      restoreSnapshot(game.world, saved);
      expect([0, 1].map((deck) => pile(game.world, deck))).toEqual(decks);
      playOut(game);
      return hashState(game.world);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test("need not end, and one that does not is reported as capped", () => {
    const game = createGame(board("us-classic"), ruleSet("arena@1"), [answering({}), answering({})]);
    runGame(game, seedKey(0));
    expect([game.world.turn.ending, game.world.turn.round]).toEqual([ENDING.cap, 300]);
  });
});
