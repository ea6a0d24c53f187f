import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { TurningPoint } from "../../arena/replay/turning-points/turning-points.ts";
import { ChartCard } from "../chart/chart-card.tsx";
import { curveChart } from "../chart/curves.ts";
import { Player } from "../chart/legend.tsx";
import type { MarkSettings } from "../chart/marks.ts";
import { counted, dollars } from "../page/format.ts";
import type { SeatLook } from "./seat-look.ts";

interface Props {
  readonly timeline: Timeline;
  readonly seats: readonly SeatLook[];
  readonly points: readonly TurningPoint[];
  readonly turn: number;
  readonly goTo: (frame: number) => void;
}

/** Net worth over the game, with what happened on it; a click goes there. */
export function WorthChart({ timeline, seats, points, turn, goTo }: Props) {
  const { worth, turns } = timeline;
  const name = ({ letter, label }: SeatLook): string => `${letter} ${label}`;
  return (
    <ChartCard
      title="Net worth over the game"
      about={`Dollars after each player-turn · one game, ${turns} turns · red: bankruptcy, colour: monopoly, ◆: ${counted(points.length, "turning point")} · click to go there`}
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
        columns: [
          { name: "turn", show: String },
          ...seats.map((seat) => ({ name: name(seat), show: dollars })),
        ],
        rows: Array.from({ length: turns + 1 }, (_, i) => [i, ...worth.map((curve) => curve[i] ?? 0)]),
      }}
      draw={curveChart(
        seats.map((seat, i) => ({
          label: name(seat),
          colour: seat.look.colour,
          dash: seat.look.dash,
          points: (worth[i] ?? []).map((y, x) => ({ x, y })),
        })),
        {
          x: { title: "player-turn", min: 0, max: turns },
          y: { title: "net worth", show: dollars, min: 0 },
          marks: marksOf(timeline, points, turn),
          onPick: (x) => goTo(timeline.firstFrame(Math.min(turns, Math.max(1, Math.round(x))))),
        },
      )}
    />
  );
}

function marksOf({ marks, board }: Timeline, points: readonly TurningPoint[], cursor: number): MarkSettings {
  return {
    lines: [
      ...marks.map((mark) => ({
        x: mark.turn,
        colour: mark.kind === "bankruptcy" ? "#c21f1f" : (board.groups[mark.group]?.colour ?? "#888888"),
        width: 2,
      })),
      ...points.map(({ turn }) => ({ x: turn, colour: "#7a5cc0", width: 1.5, dash: [4, 3], sign: "◆" })),
    ],
    cursor: { x: cursor, colour: "#5b6b7d", width: 2 },
  };
}
