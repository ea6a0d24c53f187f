/** A sequential test in both directions at once, over units that may be finished in any order. */

import {
  type Decision,
  observeUnit,
  type SequentialState,
  type SequentialTest,
  UNSTARTED,
} from "./sequential.ts";

/** Chance of a false alarm in each direction, and of a miss. */
const ALPHA = 0.025;
const BETA = 0.05;

/** What is found: the first is better, or worse, by `delta` or more; or the difference is smaller; or not yet. */
export type TwoSidedDecision = "better" | "worse" | "no difference" | "undecided";

/** Tests whether unit differences are around 0, or at least `delta` one way or the other. */
export class TwoSidedTest {
  private readonly test: SequentialTest;
  private readonly waiting = new Map<number, number>();
  private up: SequentialState = UNSTARTED;
  private down: SequentialState = UNSTARTED;
  /** Units taken in so far, which is one more than the number of the last. */
  units = 0;

  constructor(delta: number) {
    this.test = { delta, alpha: ALPHA, beta: BETA };
  }

  /** Takes the difference of unit `index`, and looks at all units whose turn has come. */
  add(index: number, difference: number): void {
    this.waiting.set(index, difference);
    for (let next = this.waiting.get(this.units); next !== undefined && this.decision === "undecided"; ) {
      this.waiting.delete(this.units);
      this.up = observeUnit(this.test, this.up, this.up.units, next);
      this.down = observeUnit(this.test, this.down, this.down.units, -next);
      this.units++;
      next = this.waiting.get(this.units);
    }
  }

  get decision(): TwoSidedDecision {
    return combine(this.up.decision, this.down.decision);
  }
}

function combine(up: Decision, down: Decision): TwoSidedDecision {
  if (up === "H1") return "better";
  if (down === "H1") return "worse";
  return up === "H0" && down === "H0" ? "no difference" : "undecided";
}
