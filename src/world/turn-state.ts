import type { Seat, Square } from "../../components/index.ts";
import type { Phase } from "./phases.ts";

/** Words of the state buffer that a turn takes. */
export const TURN_WORDS = 17;

/** The turn being played: named words of the world's state buffer, so that a snapshot holds them too. */
export class TurnState {
  private readonly words: Int32Array;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** The phase to run next. */
  get phase(): Phase {
    return this.words[0] as Phase;
  }
  set phase(value: Phase) {
    this.words[0] = value;
  }
  /** The phase to go on with once nothing is pending: the next throw, the next move, or the strategic phase. */
  get resume(): Phase {
    return this.words[1] as Phase;
  }
  set resume(value: Phase) {
    this.words[1] = value;
  }
  /** The seat on turn. */
  get seat(): Seat {
    return this.words[2] as Seat;
  }
  set seat(value: Seat) {
    this.words[2] = value;
  }
  /** The seat with which the round began. */
  get firstSeat(): Seat {
    return this.words[3] as Seat;
  }
  set firstSeat(value: Seat) {
    this.words[3] = value;
  }
  /** 1-based. */
  get round(): number {
    return this.words[4];
  }
  set round(value: number) {
    this.words[4] = value;
  }
  /** Doubles thrown in this turn (S-6, S-9). */
  get doubles(): number {
    return this.words[5];
  }
  set doubles(value: number) {
    this.words[5] = value;
  }
  /** Throws taken in this turn, fresh ones for cards included: the index of the dice stream. */
  get throws(): number {
    return this.words[6];
  }
  set throws(value: number) {
    this.words[6] = value;
  }
  get die1(): number {
    return this.words[7];
  }
  set die1(value: number) {
    this.words[7] = value;
  }
  get die2(): number {
    return this.words[8];
  }
  set die2(value: number) {
    this.words[8] = value;
  }
  /** Squares the token will advance by. */
  get steps(): number {
    return this.words[9];
  }
  set steps(value: number) {
    this.words[9] = value;
  }
  /** The deed on offer or under the hammer. */
  get square(): Square {
    return this.words[10] as Square;
  }
  set square(value: Square) {
    this.words[10] = value;
  }
  /** Trades offered in this turn. */
  get offers(): number {
    return this.words[11];
  }
  set offers(value: number) {
    this.words[11] = value;
  }
  /** Seats that have gone bankrupt. */
  get retired(): number {
    return this.words[12];
  }
  set retired(value: number) {
    this.words[12] = value;
  }
  /** The way the game ended, a value of {@link ENDING}; 0 while it goes on. */
  get ending(): number {
    return this.words[13];
  }
  set ending(value: number) {
    this.words[13] = value;
  }
  /** Player-turns begun. */
  get turns(): number {
    return this.words[14];
  }
  set turns(value: number) {
    this.words[14] = value;
  }
  /** Face of the speed die in the last throw, a value of `SPEED`; 0 without one. */
  get speed(): number {
    return this.words[15];
  }
  set speed(value: number) {
    this.words[15] = value;
  }
  /** The move that the Resolving phase makes next: a value of {@link MOVE}. */
  get move(): number {
    return this.words[16];
  }
  set move(value: number) {
    this.words[16] = value;
  }
}

/**
 * Moves of a turn: by the throw; by the throw and then, with Mr. Monopoly, once more; that second one; by the throw of a
 * prisoner whose fine was forced and had to be paid first (J-6).
 */
export const MOVE = { byThrow: 0, firstOfTwo: 1, second: 2, afterFine: 3 } as const;

/** Ways that a game ends: the values of {@link TurnState.ending}. */
export const ENDING = { none: 0, lastSurvivor: 1, cap: 2, bankruptcies: 3 } as const;
