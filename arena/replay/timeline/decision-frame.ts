import type { Timeline } from "./timeline.ts";

/** The frame with which decision `number`, from 0, of player-turn `turn`, from 1, is shown; the turn's last where it has fewer. */
export function decisionFrame(timeline: Timeline, turn: number, number: number): number {
  const first = timeline.firstFrame(turn);
  const end = turn === timeline.turns ? timeline.length : timeline.firstFrame(turn + 1);
  let decided = 0;
  for (let frame = first; frame < end; frame++) {
    decided += timeline.frame(frame).decisions.length;
    if (decided > number) return frame;
  }
  return end - 1;
}
