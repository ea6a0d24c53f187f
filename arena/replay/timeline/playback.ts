import type { Timeline } from "./timeline.ts";

/** A viewer's command. */
export type Command =
  | "next"
  | "nextOrStop"
  | "back"
  | "auto"
  | "fast"
  | "first"
  | "last"
  | "nextTurn"
  | "previousTurn"
  | "nextMark"
  | "keys";

/** A way to leave: quitting, Ctrl-C, or Ctrl-Z to come back. */
export type Leaving = "quit" | "interrupt" | "suspend";

/** Speed of automatic play. */
export type Pace = "paused" | "auto" | "fast";

/** Panels, of which a small terminal shows one; where all are shown, the keys take the event list's place. */
export const PANELS = ["board", "events", "keys"] as const;

/** A viewer's position in a game and settings. */
export interface Playback {
  readonly frame: number;
  readonly pace: Pace;
  readonly panel: (typeof PANELS)[number];
  /** True when the frame was reached by one step forward, so that its token walks. */
  readonly stepped: boolean;
}

export const OPENING: Playback = { frame: 0, pace: "paused", panel: "board", stepped: false };

type Viewed = Pick<Timeline, "length" | "turns" | "turnOf" | "firstFrame" | "marks">;

/** The playback after a command; `panels` is the number that is shown. */
export function follow(
  playback: Playback,
  command: Command,
  timeline: Viewed,
  panels: "three" | "one",
): Playback {
  const { frame, pace } = playback;
  const last = timeline.length - 1;
  const jump = (to: number): Playback => ({ ...playback, frame: to, stepped: false });
  switch (command) {
    case "nextOrStop":
      return pace === "paused" ? follow(playback, "next", timeline, panels) : { ...playback, pace: "paused" };
    case "next":
      // At the end there is nothing to go on with.
      return frame < last
        ? { ...playback, frame: frame + 1, stepped: true, pace: frame + 1 < last ? pace : "paused" }
        : { ...playback, pace: "paused" };
    case "back":
      return jump(Math.max(0, frame - 1));
    case "auto":
      return { ...playback, pace: pace === "auto" || frame === last ? "paused" : "auto" };
    case "fast":
      return { ...playback, pace: pace === "fast" || frame === last ? "paused" : "fast" };
    case "first":
      return jump(0);
    case "last":
      return { ...jump(last), pace: "paused" };
    case "nextTurn": {
      const turn = timeline.turnOf(frame);
      return jump(turn === timeline.turns ? last : timeline.firstFrame(turn + 1));
    }
    case "previousTurn": {
      const turn = timeline.turnOf(frame);
      const first = timeline.firstFrame(turn);
      return jump(first < frame || turn === 1 ? first : timeline.firstFrame(turn - 1));
    }
    case "nextMark":
      return jump(timeline.marks.find((mark) => mark.frame > frame)?.frame ?? frame);
    case "keys":
      return { ...playback, panel: nextPanel(playback.panel, panels) };
  }
}

function nextPanel(panel: Playback["panel"], panels: "three" | "one"): Playback["panel"] {
  if (panels === "three") return panel === "keys" ? "board" : "keys";
  return PANELS[(PANELS.indexOf(panel) + 1) % PANELS.length];
}
