import { PHASE } from "../src/world/phases.ts";
import { ENDING } from "../src/world/turn-state.ts";
import { endByWorth } from "./actions/ending.ts";
import { defineSystem } from "./define-system.ts";

/** Passes the dice to the next seat in the game; a full round counts, and the last one allowed ends the game (E-3). */
export const passTheDice = defineSystem({
  name: "passTheDice",
  phase: PHASE.endTurn,
  reads: ["Player.bankrupt", "Player.cash", "Derived.assets"],
  writes: ["TurnState"],
  asks: [],
  run({ world }) {
    const { turn, seats, table, bankrupt, rules } = world;
    if (turn.ending !== ENDING.none) return PHASE.endTurn;
    let next: number = turn.seat;
    let roundOver = false;
    do {
      next = next + 1 === seats ? 0 : next + 1;
      // The round is over when the dice come to, or pass over, the seat it began with.
      if (next === turn.firstSeat) roundOver = true;
    } while (bankrupt[next] !== 0);
    if (roundOver && turn.round >= rules.roundCap) {
      endByWorth(world, ENDING.cap);
      return PHASE.endTurn;
    }
    turn.seat = table[next];
    if (roundOver) {
      turn.round++;
      turn.firstSeat = turn.seat;
    }
    return PHASE.preTurn;
  },
});
