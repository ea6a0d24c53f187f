import { SPEED } from "../src/chance/dice.ts";
import { EVENT } from "../src/events/events.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { MOVE } from "../src/world/turn-state.ts";
import type { World } from "../src/world/world.ts";
import { oweFine } from "./actions/settle.ts";
import { followSpeedDie, throwSpeedDie } from "./actions/speed-die.ts";
import { release, sendToJail } from "./begin-turn.ts";
import { defineSystem } from "./define-system.ts";

/** Doubles in one turn that send a player to jail (S-6). */
export const DOUBLES_TO_JAIL = 3;

/** Throws the dice and says what the throw is good for: a move, another attempt, or jail. */
export const rollDice = defineSystem({
  name: "rollDice",
  phase: PHASE.rolling,
  reads: ["Player.laps"],
  writes: [
    "Player.cash",
    "Player.position",
    "Player.inJail",
    "Player.jailTurns",
    "TurnState",
    "WorkStack",
    "BankStock",
    "Ledger.spending",
    "Statistics.seats",
    "Statistics.landings",
  ],
  asks: ["speedDie"],
  run(game) {
    const { world } = game;
    const { turn } = world;
    const { seat } = turn;
    throwDice(world);
    const doubles = turn.die1 === turn.die2;
    turn.steps = turn.die1 + turn.die2;
    turn.resume = PHASE.strategic;
    turn.speed = SPEED.none;
    turn.move = MOVE.byThrow;
    if (world.inJail[seat] !== 0) {
      if (doubles) {
        // J-4, J-7: free and on the way, but without another throw.
        release(world, seat, "doubles");
        return PHASE.resolving;
      }
      const attempts = world.jailTurns[seat] + 1;
      world.jailTurns[seat] = attempts;
      if (attempts < world.rules.jailAttempts) return PHASE.strategic;
      // J-6: the fine is due before the token moves by this same throw.
      turn.move = MOVE.afterFine;
      turn.resume = PHASE.resolving;
      oweFine(world, seat);
      return RESUME;
    }
    const speedDie = world.rules.speedDie && world.laps[seat] > 0;
    const triple = speedDie && throwSpeedDie(world, seat);
    if (doubles && !triple) {
      turn.doubles++;
      if (turn.doubles === DOUBLES_TO_JAIL) {
        sendToJail(world, seat, "doubles");
        return PHASE.strategic;
      }
      turn.resume = PHASE.rolling;
    }
    if (speedDie) followSpeedDie(game, seat);
    return PHASE.resolving;
  },
});

/** One throw of the two dice, whatever it is for. */
export function throwDice(world: World): void {
  const { turn } = world;
  world.dice.roll(turn, world.key);
  world.events.emit(EVENT.DiceRolled, turn.seat, turn.die1, turn.die2, turn.die1 === turn.die2 ? 1 : 0);
}
