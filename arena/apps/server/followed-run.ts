import type { Store } from "../../tournament/store/store.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

/** Sums over units that are taken in one by one, in order of their numbers. */
export interface UnitTally<T> {
  add(unit: UnitResult): void;
  /** A tally of its own that has taken in the same units. */
  copy(): T;
}

/** Units of about so many games may still be finished out of turn: workers hand theirs in as they are done. */
const UNSETTLED_GAMES = 20_000;

/**
 * A tally of a run that may be going on. It is the same as one of all finished units from the beginning, and only new
 * units are read for it: what lies further back than workers are apart is taken in once and kept.
 */
export class FollowedRun<T extends UnitTally<T>> {
  private readonly begin: () => T;
  private readonly unsettled: number;
  private settled: T;
  private count = 0;
  /** Number of the last settled unit. */
  private last = -1;

  /** `begin` makes a tally of no units; the units of the last `unsettled` games are not taken for settled. */
  constructor(begin: () => T, unsettled: number = UNSETTLED_GAMES) {
    this.begin = begin;
    this.unsettled = unsettled;
    this.settled = begin();
  }

  /** The tally of all units that are finished now. It is not to be added to. */
  tally(store: Store, run: number): T {
    const { plan } = store.run(run);
    const finished = store.finishedUnits(run);
    if (this.count > 0 && finished[this.count - 1] !== this.last) this.forget();
    const open = finished.length === plan.units ? 0 : Math.ceil(this.unsettled / plan.games);
    let front = this.settled;
    for (const unit of store.units(run, this.last + 1)) {
      if (this.count < finished.length - open) {
        this.settled.add(unit);
        this.count++;
        this.last = unit.unit;
      } else {
        if (front === this.settled) front = this.settled.copy();
        front.add(unit);
      }
    }
    return front;
  }

  /** Begins anew: a unit came in later than any that was thought to be open. */
  private forget(): void {
    this.settled = this.begin();
    this.count = 0;
    this.last = -1;
  }
}
