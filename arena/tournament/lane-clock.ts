import type { LaneState, UnitControl } from "./unit-control.ts";

/** Sees from outside whether a lane still moves. */
export class LaneClock {
  private readonly control: UnitControl;
  private readonly lane: number;
  private last: LaneState;
  private since = performance.now();

  constructor(control: UnitControl, lane: number) {
    this.control = control;
    this.lane = lane;
    this.last = control.state(lane);
  }

  /** Milliseconds for which a player of the lane has been in one and the same call; 0 when none is. */
  stuck(): number {
    const now = this.control.state(this.lane);
    const { last } = this;
    const moved = now.games !== last.games || now.entry !== last.entry || now.asked !== last.asked;
    this.last = now;
    if (moved || now.entry < 0) this.since = performance.now();
    return performance.now() - this.since;
  }
}
