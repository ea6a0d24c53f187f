import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { pipsThrown, SPEED, streamDice } from "../../../src/chance/dice.ts";
import { seedKey } from "../../../src/chance/random.ts";
import { TURN_WORDS, TurnState } from "../../../src/world/turn-state.ts";

const key = seedKey("dice");

/** A turn about to throw for the `index`-th time. */
function turnAt(index: number): TurnState {
  const turn = new TurnState(new Int32Array(TURN_WORDS));
  turn.seat = (index % 4) as Seat;
  turn.round = 1 + Math.floor(index / 4);
  return turn;
}

describe("the speed die", () => {
  test("shows 1, 2, 3 and the bus on a face each, and Mr. Monopoly on two", () => {
    const THROWS = 12_000;
    const faces = new Array<number>(SPEED.mrMonopoly + 1).fill(0);
    for (let i = 0; i < THROWS; i++) {
      const turn = turnAt(i);
      streamDice.rollSpeed(turn, key);
      faces[turn.speed] = (faces[turn.speed] ?? 0) + 1;
    }
    const shares = faces.map((each) => each / THROWS);
    // Four standard errors.
    for (const [face, share] of [0, 1, 1, 1, 1, 2].map((sixths) => sixths / 6).entries()) {
      expect(Math.abs((shares[face] ?? 0) - share)).toBeLessThan(0.018);
    }
  });

  test("comes from a stream of its own: the white dice fall as they would without it", () => {
    const alone = turnAt(5);
    const beside = turnAt(5);
    streamDice.roll(alone, key);
    streamDice.roll(beside, key);
    streamDice.rollSpeed(beside, key);
    streamDice.roll(alone, key);
    streamDice.roll(beside, key);
    expect([beside.die1, beside.die2, beside.throws]).toEqual([alone.die1, alone.die2, alone.throws]);
  });

  test("adds its pips to the throw, and neither the bus nor Mr. Monopoly has any", () => {
    const turn = turnAt(0);
    turn.die1 = 3;
    turn.die2 = 4;
    const thrown = [SPEED.none, 1, 2, 3, SPEED.bus, SPEED.mrMonopoly].map((speed) => {
      turn.speed = speed;
      return pipsThrown(turn);
    });
    expect(thrown).toEqual([7, 8, 9, 10, 7, 7]);
  });
});
