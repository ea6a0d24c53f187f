import { KEYS } from "../../arena/replay/timeline/keys.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { TurningPoint } from "../../arena/replay/turning-points/turning-points.ts";
import { Scrubber } from "./scrubber.tsx";
import { type PlaybackControl, SPEEDS } from "./use-playback.ts";

/** Keys that only the page has. */
const OWN_KEYS = [
  ["T", "next turning point"],
  ["M", "next mistake, once the decisions are analysed"],
] as const;

interface Props {
  readonly timeline: Timeline;
  readonly control: PlaybackControl;
  readonly points: readonly TurningPoint[];
  /** The event as a sentence. */
  readonly sentence: string;
}

/** Buttons that move the replay. */
export function Controls({ timeline, control, points, sentence }: Props) {
  const { playback, move, speed, setSpeed } = control;
  const { pace, frame, panel } = playback;
  return (
    <div class="controls">
      <div class="row">
        <button type="button" onClick={() => move("first")}>
          « Start
        </button>
        <button type="button" onClick={() => move("previousTurn")}>
          ‹ Turn
        </button>
        <button type="button" onClick={() => move("back")}>
          ‹ Event
        </button>
        <button type="button" class="play" aria-pressed={pace === "auto"} onClick={() => move("auto")}>
          {pace === "auto" ? "Pause" : "Play"}
        </button>
        <button type="button" aria-pressed={pace === "fast"} onClick={() => move("fast")}>
          Fast
        </button>
        <button type="button" onClick={() => move("next")}>
          Event ›
        </button>
        <button type="button" onClick={() => move("nextTurn")}>
          Turn ›
        </button>
        <button type="button" onClick={() => move("nextMark")}>
          Next bankruptcy or monopoly
        </button>
        <button type="button" onClick={() => move("last")}>
          End »
        </button>
        <label>
          Speed
          <select
            value={String(speed)}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-expanded={panel === "keys"} onClick={() => move("keys")}>
          Keys
        </button>
        <span class="place">
          event {frame + 1} of {timeline.length}
        </span>
      </div>
      <Scrubber
        timeline={timeline}
        frame={frame}
        points={points}
        sentence={sentence}
        goTo={(to) => move({ frame: to })}
      />
      {panel === "keys" && (
        <dl class="keys">
          {[...KEYS.filter(([, does]) => does !== "quit"), ...OWN_KEYS].map(([keys, does]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
