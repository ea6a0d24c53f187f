import { residentMegabytes } from "../../runtime/thread-memory.ts";
import type { LaneState, UnitControl } from "./unit-control.ts";

/** Monitor of stalls and memory: how long a lane has been in one call of a player, and how the process grew meanwhile. */
export class StallMonitor {
  /** Milliseconds for which a player of the lane has been in one and the same call; 0 when none is. */
  stuck = 0;
  /** Megabytes by which the process has grown in that time. */
  grown = 0;
  /** When it was looked last, in milliseconds since the process began. */
  now = performance.now();
  private readonly control: UnitControl;
  private readonly lane: number;
  private last: LaneState;
  private since = performance.now();
  private before = residentMegabytes();

  constructor(control: UnitControl, lane: number) {
    this.control = control;
    this.lane = lane;
    this.last = control.state(lane);
  }

  /** True when somebody was being asked when the lane was looked at last. */
  get asking(): boolean {
    return this.last.entry >= 0;
  }

  /** Megabytes that the lane's thread held when its game or its call outside games began. */
  get held(): number {
    return this.last.heap;
  }

  look(): void {
    const state = this.control.state(this.lane);
    const { last } = this;
    const moved = state.games !== last.games || state.entry !== last.entry || state.asked !== last.asked;
    const resident = residentMegabytes();
    this.last = state;
    this.now = performance.now();
    if (moved || state.entry < 0) {
      this.since = this.now;
      this.before = resident;
    }
    this.stuck = this.now - this.since;
    this.grown = resident - this.before;
  }
}
