import { block, type RandomKey, scale, threefry } from "./random.ts";
import type { TurnState } from "./turn-state.ts";

/** Where throws come from: the game's streams, or a script. */
export interface DiceSource {
  /** Throws two dice for the seat on turn; sets `die1`, `die2` (1–6) and counts the throw. */
  roll(turn: TurnState, key: RandomKey): void;
}

/** Words that keep the purposes of draws apart under one game key. */
export const STREAM = {
  dice: 0x01000000,
  deck: 0x02000000,
  tieBreak: 0x03000000,
  player: 0x04000000,
  seating: 0x05000000,
  deal: 0x06000000,
  openingThrow: 0x07000000,
  reshuffle: 0x08000000,
} as const;

/**
 * Dice as a pure function of (round, seat, throw within the turn). Faces by multiply-shift: a bias below 6 / 2³².
 */
export const streamDice: DiceSource = {
  roll(turn, key) {
    threefry(key.k0, key.k1, STREAM.dice + (turn.seat << 16) + turn.throws, turn.round);
    turn.throws++;
    turn.die1 = 1 + scale(block[0] as number, 6);
    turn.die2 = 1 + scale(block[1] as number, 6);
  },
};
