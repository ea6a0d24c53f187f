import type { Board } from "../../../src/board/board.ts";
import { type JailPolicy, RollChain, type Throw } from "./roll-chain.ts";
import { stationary } from "./stationary.ts";

/**
 * Long-run rates of a token by square, as probabilities. A jailed token is counted apart from one
 * that only visits.
 */
export interface LandingRates {
  readonly rollsPerTurn: number;
  /** Where a throw ends, cards obeyed. With `perRollInJail` they sum to 1. */
  readonly perRoll: readonly number[];
  readonly perRollInJail: number;
  /** Where a turn ends. With `perTurnInJail` they sum to 1. */
  readonly perTurn: readonly number[];
  readonly perTurnInJail: number;
  /** Times a square is touched in a turn: card squares and Go To Jail too, jail only by a visit. */
  readonly touchedPerTurn: readonly number[];
}

/** Arrivals at a square by one visitor's throw, apart from how the square is built. */
export interface Arrivals {
  /** Arrivals a throw, but for those by a card to the nearest of its kind. */
  readonly ordinary: readonly number[];
  /** Pips thrown, summed over them: what a utility charges by. */
  readonly pips: readonly number[];
  /** Arrivals by a card to the nearest of its kind, each as often as the card multiplies the rent. */
  readonly multiplied: readonly number[];
}

/** Results of the chain for a board under one jail policy. */
export interface Theory {
  readonly policy: JailPolicy;
  readonly rates: LandingRates;
  readonly arrivals: Arrivals;
}

/**
 * Exact landing rates of `board` for a token that always leaves jail at once or always stays as long as it may. The
 * model: cards drawn from full decks reshuffled at every draw, `attempts` throws before the fine is forced, the third
 * double goes to jail, a double that leaves jail earns no further throw.
 */
export function solveTheory(board: Board, attempts: number, policy: JailPolicy): Theory {
  const chain = new RollChain(board, attempts, policy);
  const sums = new Sums(board.size);
  stationary(chain.rows()).forEach((share, state) => {
    if (share === 0) return;
    for (const each of chain.throwsFrom(state)) sums.add(each, share * each.probability);
  });
  return { policy, rates: sums.rates(), arrivals: sums.arrivals() };
}

/** Expected numbers a throw, added up over the states and the throws from each. */
class Sums {
  private readonly rests: Float64Array;
  private readonly turnEnds: Float64Array;
  private readonly touched: Float64Array;
  private readonly byNearest: Float64Array;
  private readonly pips: Float64Array;
  private readonly multiplied: Float64Array;
  private jailed = 0;

  constructor(size: number) {
    this.rests = new Float64Array(size);
    this.turnEnds = new Float64Array(size);
    this.touched = new Float64Array(size);
    this.byNearest = new Float64Array(size);
    this.pips = new Float64Array(size);
    this.multiplied = new Float64Array(size);
  }

  add({ landing, pips, again }: Throw, weight: number): void {
    this.jailed += weight * (landing?.jailed ?? 1);
    if (landing === null) return;
    accumulate(this.rests, landing.rests, weight);
    if (!again) accumulate(this.turnEnds, landing.rests, weight);
    accumulate(this.touched, landing.touched, weight);
    accumulate(this.byNearest, landing.byNearest, weight);
    accumulate(this.pips, landing.touched, weight * pips);
    accumulate(this.pips, landing.byNearest, -weight * pips);
    accumulate(this.multiplied, landing.multiple, weight);
  }

  rates(): LandingRates {
    // Every throw that ends in jail ends the turn.
    const turns = this.turnEnds.reduce((sum, each) => sum + each, this.jailed);
    return {
      rollsPerTurn: 1 / turns,
      perRoll: [...this.rests],
      perRollInJail: this.jailed,
      perTurn: Array.from(this.turnEnds, (each) => each / turns),
      perTurnInJail: this.jailed / turns,
      touchedPerTurn: Array.from(this.touched, (each) => each / turns),
    };
  }

  arrivals(): Arrivals {
    return {
      ordinary: Array.from(this.touched, (each, square) => each - this.byNearest[square]),
      pips: [...this.pips],
      multiplied: [...this.multiplied],
    };
  }
}

function accumulate(into: Float64Array, from: Float64Array, factor: number): void {
  for (let square = 0; square < into.length; square++) {
    into[square] += factor * from[square];
  }
}
