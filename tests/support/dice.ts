import { type DiceSource, SPEED } from "../../src/chance/dice.ts";
import { Halt } from "../../src/player/halt.ts";

/** Two dice, and the speed die where the table plays with one: a face of `SPEED` or its pips. */
export type Throw = readonly [die1: number, die2: number, speed?: number];

/** Dice that fall as they are told, whatever a throw is for. Halts the game when nothing is left to throw. */
export function scriptedDice(throws: readonly Throw[]): DiceSource {
  let next = 0;
  return {
    roll(turn) {
      const thrown = throws[next++];
      if (thrown === undefined) throw new Halt(`the script ends after ${throws.length} throws`);
      [turn.die1, turn.die2] = thrown;
      turn.throws++;
    },
    rollSpeed(turn) {
      turn.speed = throws[next - 1]?.[2] ?? SPEED.none;
    },
  };
}
