import { KEYS } from "../../replay/timeline/keys.ts";
import type { Playback } from "../../replay/timeline/playback.ts";
import type { Timeline } from "../../replay/timeline/timeline.ts";
import { Canvas, cut, type Line } from "./canvas.ts";
import type { Size } from "./layout.ts";

const PACE_MARK = { paused: "❚❚ paused", auto: "▶ auto-play", fast: "▶▶ fast" } as const;
/** Columns of the line that shows how far the game has come. */
const BAR = 20;

/** The viewer's place in the game, and the keys in short. */
export function drawControls(timeline: Timeline, { frame, pace }: Playback, inner: Size): Line[] {
  const canvas = new Canvas(inner.columns, inner.rows);
  const last = Math.max(1, timeline.length - 1);
  const done = Math.round((frame / last) * BAR);
  const place = `event ${frame + 1}/${timeline.length}, turn ${timeline.turnOf(frame)}/${timeline.turns}`;
  canvas.put(0, 0, PACE_MARK[pace], { bold: true });
  canvas.put(13, 0, `${"━".repeat(done)}${"─".repeat(BAR - done)}  ${place}`);
  const keys = "Space next  ← back  A auto  F fast  [ ] turn  B mark  Home End  ? keys  Q quit";
  canvas.put(0, 1, cut(keys, inner.columns));
  return canvas.lines();
}

/** Every key with what it does. */
export function drawKeys(inner: Size): Line[] {
  const canvas = new Canvas(inner.columns, inner.rows);
  for (const [row, [keys, does]] of KEYS.entries()) {
    canvas.put(1, row, keys, { bold: true });
    canvas.put(13, row, cut(does, inner.columns - 13));
  }
  return canvas.lines();
}
