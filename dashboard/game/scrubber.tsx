import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { TurningPoint } from "../../arena/replay/turning-points/turning-points.ts";

interface Props {
  readonly timeline: Timeline;
  readonly frame: number;
  readonly points: readonly TurningPoint[];
  readonly sentence: string;
  readonly goTo: (frame: number) => void;
}

/** The game as a line to go along, with ticks where something happened. */
export function Scrubber({ timeline, frame, points, sentence, goTo }: Props) {
  const { length, marks, board } = timeline;
  const place = (at: number): string => `${(100 * at) / Math.max(1, length - 1)}%`;
  return (
    <div class="scrubber">
      <input
        type="range"
        min="0"
        max={length - 1}
        value={frame}
        aria-label="Event"
        aria-valuetext={`event ${frame + 1} of ${length}: ${sentence}`}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
      <svg class="ticks" width="100%" height="14" aria-hidden="true">
        {marks.map(({ kind, frame: at, ...mark }) => (
          <line
            key={`${kind} ${at}`}
            x1={place(at)}
            x2={place(at)}
            y1="0"
            y2="14"
            stroke={
              kind === "bankruptcy"
                ? "#c21f1f"
                : (board.groups["group" in mark ? mark.group : -1]?.colour ?? "#888")
            }
            stroke-width={kind === "bankruptcy" ? 4 : 3}
          />
        ))}
        {points.map(({ turn }) => (
          <circle key={turn} class="point" cx={place(timeline.firstFrame(turn))} cy="7" r="5" />
        ))}
      </svg>
    </div>
  );
}
