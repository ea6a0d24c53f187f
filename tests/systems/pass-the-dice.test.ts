import { describe, expect, test } from "vitest";
import { ENDING } from "../../src/world/turn-state.ts";
import { outcomesOf } from "../../systems/run-game.ts";
import { type Layout, table } from "../support/table.ts";

const ending = (layout: Layout) => table({ phase: "endTurn", seats: 4, ...layout });

describe("the dice", () => {
  test("go to the seat on the left, past those who have left", () => {
    const { world, step } = ending({ bankrupt: [1, 2] });
    expect([step(), world.turn.seat]).toEqual(["preTurn", 3]);
  });

  test("count a round when they are back where it began", () => {
    const { world, play } = table({ seats: 3, dice: Array.from({ length: 12 }, () => [4, 6] as const) });
    const rounds = Array.from({ length: 6 }, () => {
      play();
      return [world.turn.seat, world.turn.round];
    });
    expect(rounds.slice(0, 3)).toEqual([
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
    expect(world.turn.round).toBe(3);
  });

  test("count a round although the seat it began with has left meanwhile", () => {
    const { world, step } = ending({ turn: { seat: 0 }, bankrupt: [0] });
    world.turn.seat = 3 as typeof world.turn.seat;
    step();
    expect([world.turn.seat, world.turn.firstSeat, world.turn.round]).toEqual([1, 1, 2]);
  });
});

describe("the cap", () => {
  const last = { rules: { roundCap: 7 }, turn: { round: 7 } };

  test("ends the game after the last round, for the highest worth (E-2, E-3)", () => {
    const { world, step, events } = ending({ ...last, deeds: [[], [], ["Boardwalk"]] });
    world.turn.seat = 3 as typeof world.turn.seat;
    step();
    expect(world.turn.ending).toBe(ENDING.cap);
    expect(events("GameOver")).toEqual([{ type: "GameOver", winner: 2 }]);
    expect(outcomesOf(world).map(({ win, placement }) => [win, placement])).toEqual([
      [0, 3],
      [0, 3],
      [1, 1],
      [0, 3],
    ]);
  });

  test("waits for the round to be played out", () => {
    const { world, step } = ending(last);
    expect([step(), world.turn.ending]).toEqual(["preTurn", ENDING.none]);
  });

  test("leaves a tie a tie: no winner, the win shared, nobody first by seat", () => {
    const { world, step, events } = ending({ ...last, cash: [900, 1000, 1000, 800], bankrupt: [3] });
    world.turn.seat = 2 as typeof world.turn.seat;
    step();
    expect(events("GameOver")).toEqual([{ type: "GameOver", winner: null }]);
    expect(outcomesOf(world).map(({ win, placement, survived }) => [win, placement, survived])).toEqual([
      [0, 3, true],
      [0.5, 1.5, true],
      [0.5, 1.5, true],
      [0, 4, false],
    ]);
  });
});

test("nobody throws again once the game is over, double or not", () => {
  // Seat 1 throws a double onto the income tax, which it cannot pay.
  const { world, play, events } = table({ cash: [1500, 10], turn: { seat: 1 }, dice: [[2, 2]] });
  play();
  expect(events("DiceRolled")).toHaveLength(1);
  expect(events("GameOver")).toEqual([{ type: "GameOver", winner: 0 }]);
  expect(world.turn.ending).toBe(ENDING.lastSurvivor);
});

test("places follow the order of leaving: the later, the better", () => {
  const { world } = ending({ bankrupt: [2, 0, 3] });
  expect(outcomesOf(world).map(({ placement }) => placement)).toEqual([3, 1, 4, 2]);
});
