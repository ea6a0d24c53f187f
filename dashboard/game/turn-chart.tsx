import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { AxisSettings } from "../chart/axes.ts";
import { ChartCard } from "../chart/chart-card.tsx";
import { type CurvePoint, curveChart } from "../chart/curves.ts";
import { Player } from "../chart/legend.tsx";
import type { Mark } from "../chart/marks.ts";
import type { SeatLook } from "./seat-look.ts";

/** Where the reader is in the game, and how to go elsewhere. */
export interface GameCursor {
  readonly timeline: Timeline;
  readonly turn: number;
  readonly goTo: (frame: number) => void;
}

interface Props extends GameCursor {
  readonly title: string;
  readonly about: string;
  readonly seats: readonly SeatLook[];
  /** Points of each seat's curve, by player-turn. */
  readonly points: readonly (readonly CurvePoint[])[];
  readonly x: { readonly name: string; readonly min: number; readonly max: number };
  readonly y: AxisSettings & { readonly show: (value: number) => string };
  /** How the table shows a value. */
  readonly show: (value: number | null) => string;
  /** The table's rows: the turn, then a value for every seat. */
  readonly rows: readonly (readonly number[])[];
  readonly lines: readonly Mark[];
}

/** Colour of the lines at turning points. */
const TURNING = "#7a5cc0";

/** The line of a turning point. */
export function turningMark({ turn }: { readonly turn: number }): Mark {
  return { x: turn, colour: TURNING, width: 1.5, dash: [4, 3], sign: "◆" };
}

/** A curve for every seat over the turns of a game; a click goes to the turn. */
export function TurnChart(props: Props) {
  const { title, about, timeline, seats, points, turn, goTo, x, y, show, rows, lines } = props;
  const name = ({ letter, label }: SeatLook): string => `${letter} ${label}`;
  const pick = (at: number): void =>
    goTo(timeline.firstFrame(Math.min(timeline.turns, Math.max(1, Math.round(at)))));
  return (
    <ChartCard
      title={title}
      about={`${about} · click to go there`}
      size="wide"
      height={240}
      cursor={turn}
      legend={
        <div class="legend">
          {seats.map((seat) => (
            <Player key={seat.letter} label={name(seat)} look={seat.look} />
          ))}
        </div>
      }
      table={{
        columns: [{ name: x.name, show: String }, ...seats.map((seat) => ({ name: name(seat), show }))],
        rows,
      }}
      draw={curveChart(
        seats.map((seat, number) => ({
          label: name(seat),
          colour: seat.look.colour,
          dash: seat.look.dash,
          points: points[number] ?? [],
        })),
        {
          x: { title: "player-turn", min: x.min, max: x.max },
          y,
          marks: { lines, cursor: { x: turn, colour: "#5b6b7d", width: 2 } },
          onPick: pick,
        },
      )}
    />
  );
}
