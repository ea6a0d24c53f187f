import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { DOUBLES_TO_JAIL } from "../../../systems/roll-dice.ts";
import { type Landing, landings } from "../../players/landing/card-landing.ts";

/** Ways of a jailed player to get out: by paying before its first throw, or by throwing for a double as long as it may. */
export const JAIL_POLICIES = ["leave", "stay"] as const;
export type JailPolicy = (typeof JAIL_POLICIES)[number];

const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** One way a throw can go. */
export interface Throw {
  readonly probability: number;
  readonly pips: number;
  /** Effect of the square it leads to on the token; null when the token does not move and ends in jail. */
  readonly landing: Landing | null;
  /** True when the seat throws again, unless it was jailed. */
  readonly again: boolean;
  /** State of a token that comes to rest on a square, and of one that ends in jail. */
  readonly restsIn: (square: number) => number;
  readonly jailState: number;
}

/**
 * The states a token can be in before a throw, jail first: after each number of failed attempts, then every square after
 * each number of doubles in the turn. The seat's money, and everybody else, make no difference.
 */
export class RollChain {
  readonly states: number;
  private readonly board: Board;
  private readonly attempts: number;
  private readonly policy: JailPolicy;
  private readonly landings: readonly Landing[];

  /** A chain for `attempts` throws before the fine is forced. */
  constructor(board: Board, attempts: number, policy: JailPolicy) {
    this.board = board;
    this.attempts = attempts;
    this.policy = policy;
    this.landings = landings(board);
    this.states = attempts + DOUBLES_TO_JAIL * board.size;
  }

  /** Every throw that can follow in `state`. */
  throwsFrom(state: number): Throw[] {
    return PIPS.flatMap((die1) => PIPS.map((die2) => this.throwOf(state, die1 + die2, die1 === die2)));
  }

  /** The transition probabilities, a row a state. */
  rows(): Float64Array[] {
    return Array.from({ length: this.states }, (_, state) => {
      const row = new Float64Array(this.states);
      const add = (to: number, probability: number): void => {
        row[to] += probability;
      };
      for (const { probability, landing, restsIn, jailState } of this.throwsFrom(state)) {
        add(jailState, probability * (landing?.jailed ?? 1));
        landing?.rests.forEach((rests, square) => {
          if (rests > 0) add(restsIn(square), probability * rests);
        });
      }
      return row;
    });
  }

  private throwOf(state: number, pips: number, double: boolean): Throw {
    const jailed = state < this.attempts;
    const common = { probability: 1 / (PIPS.length * PIPS.length), pips, jailState: 0 };
    if (jailed && this.policy === "stay") {
      // A double leaves jail but earns no further throw; the last attempt moves whatever it is.
      if (double || state === this.attempts - 1) {
        return {
          ...common,
          landing: this.landingAfter(this.board.jail, pips),
          again: false,
          restsIn: this.after(0),
        };
      }
      return { ...common, landing: null, again: false, restsIn: this.after(0), jailState: state + 1 };
    }
    const doubles = jailed ? 0 : Math.floor((state - this.attempts) / this.board.size);
    const from = jailed ? this.board.jail : (((state - this.attempts) % this.board.size) as Square);
    if (double && doubles + 1 === DOUBLES_TO_JAIL) {
      return { ...common, landing: null, again: false, restsIn: this.after(0) };
    }
    const landing = this.landingAfter(from, pips);
    return { ...common, landing, again: double, restsIn: this.after(double ? doubles + 1 : 0) };
  }

  private landingAfter(from: Square, pips: number): Landing {
    return this.landings[(from + pips) % this.board.size];
  }

  private after(doubles: number): (square: number) => number {
    return (square) => this.attempts + doubles * this.board.size + square;
  }
}
