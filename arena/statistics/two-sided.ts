/** A sequential test in both directions at once, over units that may be finished in any order. */

import { playAlike } from "./paired.ts";
import {
  type Decision,
  MIN_SEQUENTIAL_UNITS,
  observeUnit,
  type SequentialState,
  type SequentialTest,
  UNSTARTED,
} from "./sequential.ts";

/** Chance of a false alarm in each direction, and of a miss. */
const ALPHA = 0.025;
const BETA = 0.05;

/** Finding of the test: the first is better, or worse, by `delta` or more; the difference is smaller; or none yet. */
export type TwoSidedDecision = "better" | "worse" | "no difference" | "undecided";

/** Tests whether unit differences are around 0, or at least `delta` one way or the other. */
export class TwoSidedTest {
  private readonly test: SequentialTest;
  private readonly waiting = new Map<number, readonly [a: number, b: number]>();
  private readonly a: number[] = [];
  private readonly b: number[] = [];
  private up: SequentialState = UNSTARTED;
  private down: SequentialState = UNSTARTED;
  /** Units taken in so far, which is one more than the number of the last. */
  units = 0;

  /** `delta` is the difference to tell from none; units are means over `gamesEach` games. */
  constructor(delta: number, gamesEach = 1) {
    this.test = { delta, alpha: ALPHA, beta: BETA, gamesEach };
  }

  /** Takes both sides of unit `index`, and looks at all units whose turn has come. */
  add(index: number, a: number, b: number): void {
    this.waiting.set(index, [a, b]);
    for (let next = this.waiting.get(this.units); next !== undefined && this.decision === "undecided"; ) {
      this.waiting.delete(this.units);
      const [ofA, ofB] = next;
      this.a.push(ofA);
      this.b.push(ofB);
      this.up = observeUnit(this.test, this.up, this.up.units, ofA - ofB);
      this.down = observeUnit(this.test, this.down, this.down.units, ofB - ofA);
      this.units++;
      next = this.waiting.get(this.units);
    }
  }

  get decision(): TwoSidedDecision {
    if (this.units >= MIN_SEQUENTIAL_UNITS && this.up.squares === 0 && playAlike(this.a, this.b)) {
      return "no difference";
    }
    return combine(this.up.decision, this.down.decision);
  }
}

function combine(up: Decision, down: Decision): TwoSidedDecision {
  if (up === "H1") return "better";
  if (down === "H1") return "worse";
  return up === "H0" && down === "H0" ? "no difference" : "undecided";
}
