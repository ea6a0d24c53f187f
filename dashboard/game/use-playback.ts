import { useEffect, useReducer, useState } from "preact/hooks";
import { type Command, follow, OPENING, type Playback } from "../../arena/replay/timeline/playback.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";

/** Speeds of auto-play, as multiples. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** Milliseconds that an event is shown at speed 1, and in fast-forward. */
const AUTO = 700;
const FAST = 40;

const REMEMBERED = "monopoly-arena-speed";

/** A move of the replay: a command as in the terminal, or a frame to go to. */
export type Move = Command | { readonly frame: number };

export interface PlaybackControl {
  readonly playback: Playback;
  readonly move: (move: Move) => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** A replay that is moved by commands and by itself, beginning at frame `start`. */
export function usePlayback(timeline: Timeline, start: number): PlaybackControl {
  const [playback, move] = useReducer(
    (before: Playback, asked: Move): Playback =>
      typeof asked === "string"
        ? follow(before, asked, timeline, "three")
        : { ...before, frame: within(timeline, asked.frame), stepped: false },
    { ...OPENING, frame: within(timeline, start) },
  );
  const [speed, setSpeed] = useState(rememberedSpeed);
  const { frame, pace } = playback;
  useEffect(() => {
    if (pace === "paused") return undefined;
    const timer = setTimeout(() => move("next"), frame >= 0 && pace === "fast" ? FAST : AUTO / speed);
    return () => clearTimeout(timer);
  }, [frame, pace, speed]);
  return {
    playback,
    move,
    speed,
    setSpeed(chosen) {
      setSpeed(chosen);
      remember(chosen);
    },
  };
}

const within = ({ length }: Timeline, frame: number): number =>
  Number.isInteger(frame) ? Math.min(length - 1, Math.max(0, frame)) : 0;

/** A page that is a file may have no storage; then the speed is forgotten. */
function rememberedSpeed(): number {
  try {
    const speed = Number(localStorage.getItem(REMEMBERED));
    return SPEEDS.find((each) => each === speed) ?? 1;
  } catch {
    return 1;
  }
}

function remember(speed: number): void {
  try {
    localStorage.setItem(REMEMBERED, String(speed));
  } catch {
    return;
  }
}
