import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import {
  type Command,
  follow,
  OPENING,
  type Pace,
  type Playback,
} from "../../arena/replay/timeline/playback.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";

/** Speeds of auto-play, as multiples. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** Milliseconds that an event is shown at speed 1, and in fast-forward. */
const AUTO = 700;
const FAST = 40;

const REMEMBERED = "monopoly-arena-speed";

/** A move of the replay: a command as in the terminal, or a frame to go to. */
export type Move = Command | { readonly frame: number; readonly pace?: Pace };

export interface PlaybackControl {
  readonly playback: Playback;
  readonly move: (move: Move) => void;
  /** Goes to a frame by way of the address, so that Back leads here again. */
  readonly visit: (frame: number) => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** Milliseconds that a replay must rest before its frame is written into the address. */
const REST = 300;

/** The frame that the address has, and the way to change it: as a step that Back undoes, or quietly in its place. */
export interface AddressedFrame {
  readonly at: number;
  readonly goAt: (frame: number, quietly: boolean) => void;
}

/**
 * A replay that is moved by commands and by itself. The address leads: the replay begins at its frame and goes wherever
 * it goes, by a link, by hand or by Back; once the replay rests elsewhere, the address follows.
 */
export function usePlayback(timeline: Timeline, { at, goAt }: AddressedFrame): PlaybackControl {
  const start = within(timeline, at);
  const [playback, move] = useReducer(
    (before: Playback, asked: Move): Playback =>
      typeof asked === "string"
        ? follow(before, asked, timeline, "three")
        : {
            ...before,
            frame: within(timeline, asked.frame),
            stepped: false,
            pace: asked.pace ?? before.pace,
          },
    { ...OPENING, frame: start },
  );
  const written = useRef(start);
  const [speed, setSpeed] = useState(rememberedSpeed);
  const { frame, pace } = playback;
  useEffect(() => {
    if (pace === "paused") return undefined;
    const timer = setTimeout(() => move("next"), frame >= 0 && pace === "fast" ? FAST : AUTO / speed);
    return () => clearTimeout(timer);
  }, [frame, pace, speed]);
  useEffect(() => {
    if (start === written.current) return;
    written.current = start;
    move({ frame: start, pace: "paused" });
  }, [start]);
  const write = (to: number, quietly: boolean): void => {
    if (quietly) written.current = to;
    goAt(to, quietly);
  };
  useEffect(() => {
    if (pace !== "paused" || frame === written.current) return undefined;
    const timer = setTimeout(() => write(frame, true), REST);
    return () => clearTimeout(timer);
  });
  return {
    playback,
    move,
    visit(to) {
      if (frame !== written.current) write(frame, true);
      if (to !== frame) write(to, false);
    },
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
