import { block, type RandomKey, scale, threefry } from "./random.ts";

/** The part of a turn that a throw depends on and writes to. */
export interface Throw {
  readonly seat: number;
  readonly round: number;
  /** Throws taken in this turn. */
  throws: number;
  /** Faces of the white dice, 1–6. */
  die1: number;
  die2: number;
  /** Face of the speed die, a value of {@link SPEED}. */
  speed: number;
}

/** A source of throws: the game's streams, or a script. */
export interface DiceSource {
  /** Throws two dice for the seat on turn; sets `die1`, `die2` (1–6) and counts the throw. */
  roll(turn: Throw, key: RandomKey): void;
  /** Throws the speed die with them; sets `speed` to a face of {@link SPEED}. */
  rollSpeed(turn: Throw, key: RandomKey): void;
}

/** The faces of the speed die as the values of `TurnState.speed`: 1 to 3 are pips, 0 is no die at all. */
export const SPEED = { none: 0, bus: 4, mrMonopoly: 5 } as const;

/** The faces in words, by their value less one. */
export const SPEED_FACES = [1, 2, 3, "bus", "mrMonopoly"] as const;
export type SpeedFace = (typeof SPEED_FACES)[number];

/** Pips of the last throw, the speed die's among them: what utility rent is reckoned by. */
export function pipsThrown({ die1, die2, speed }: Throw): number {
  return die1 + die2 + (speed < SPEED.bus ? speed : 0);
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
  speed: 0x09000000,
} as const;

/**
 * Dice as a pure function of (round, seat, throw within the turn). Faces by multiply-shift: a bias below 6 / 2³².
 */
export const streamDice: DiceSource = {
  roll(turn, key) {
    threefry(key.k0, key.k1, STREAM.dice + (turn.seat << 16) + turn.throws, turn.round);
    turn.throws++;
    turn.die1 = 1 + scale(block[0], 6);
    turn.die2 = 1 + scale(block[1], 6);
  },
  rollSpeed(turn, key) {
    threefry(key.k0, key.k1, STREAM.speed + (turn.seat << 16) + turn.throws, turn.round);
    // 1, 2, 3, a bus, and Mr. Monopoly twice.
    turn.speed = Math.min(1 + scale(block[0], 6), SPEED.mrMonopoly);
  },
};
