import { decisionTerms } from "../../replay/narration/describe-decision.ts";
import { describeInTurn } from "../../replay/narration/describe-event.ts";
import { type GameLabels, seatLetter } from "../../replay/narration/game-labels.ts";
import type { Frame } from "../../replay/timeline/frame.ts";
import type { Timeline } from "../../replay/timeline/timeline.ts";
import { Canvas, cut, type Line, wrap } from "./canvas.ts";
import { seatStyle } from "./draw-board.ts";
import type { Size } from "./layout.ts";

/** The events around the cursor, one a line; under the cursor's own stands what was decided and why. */
export function drawEvents(timeline: Timeline, labels: GameLabels, cursor: number, inner: Size): Line[] {
  const canvas = new Canvas(inner.columns, inner.rows);
  const detail = detailLines(labels, timeline.frame(cursor), inner.columns - 4).slice(0, inner.rows - 1);
  const free = inner.rows - 1 - detail.length;
  const above = Math.min(cursor, Math.max(Math.floor(free / 2), free - (timeline.length - 1 - cursor)));
  let row = 0;
  for (const frame of timeline.frames(cursor - above, cursor + free - above + 1)) {
    const { index, event } = frame;
    const here = index === cursor;
    const told = describeInTurn(labels, frame.seat, event);
    const text = event.type === "TurnStarted" ? turnLine(labels, frame) : `  ${told}`;
    const style = event.type === "TurnStarted" ? seatStyle(event.player) : {};
    const line = cut(here ? `▶${text.slice(1)}` : text, inner.columns);
    canvas.put(
      0,
      row++,
      here ? line.padEnd(inner.columns) : line,
      here ? { ...style, inverse: true } : style,
    );
    if (!here) continue;
    for (const each of detail) canvas.put(4, row++, each);
  }
  return canvas.lines();
}

function turnLine({ names }: GameLabels, { turn, seat }: Frame): string {
  return ` ${turn}. ${names[seat] ?? seatLetter(seat)}`;
}

function detailLines(labels: GameLabels, { decisions }: Frame, width: number): string[] {
  return decisions.flatMap((decision) => {
    const said = [decisionTerms(labels, decision), decision.reason].filter((each) => each !== null);
    return said.flatMap((each) => wrap(each, width));
  });
}
