import { describe, expect, test } from "vitest";
import { seedKey } from "../../src/chance/random.ts";
import { stepPhase } from "../../systems/pipeline.ts";
import { runGame } from "../../systems/run-game.ts";
import { table } from "../support/table.ts";

describe("a step of one's own", () => {
  test("that moves nothing ends in an error, not in a game without end", () => {
    expect(() => runGame(table().game, seedKey("still"), () => {})).toThrow(
      "the game stands still in round 1: a step of one's own must call stepPhase(game)",
    );
  });

  test("that looks on plays the same game", () => {
    let phases = 0;
    const seen = runGame(table({ rules: { roundCap: 5 } }).game, seedKey("seen"), (game) => {
      phases++;
      stepPhase(game);
    });
    expect(phases).toBeGreaterThan(10);
    expect(seen).toEqual(runGame(table({ rules: { roundCap: 5 } }).game, seedKey("seen")));
  });
});
