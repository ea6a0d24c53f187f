import type { Timeline } from "../../arena/replay/timeline.ts";
import type { TurningPoint } from "../../arena/replay/turning-points.ts";
import { ChartCard } from "../chart/chart-card.tsx";
import { curveChart } from "../chart/curves.ts";
import { Player } from "../chart/legend.tsx";
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
          marks: marksOf(timeline, points),
          onPick: (x) => goTo(timeline.firstFrame(Math.min(turns, Math.max(1, Math.round(x))))),
        },
      )}
    />
  );
}

function marksOf(
  { marks, board }: Timeline,
  points: readonly TurningPoint[],
): Readonly<Record<string, object>> {
  const upright = (x: number, borderColor: string, borderWidth: number) => ({
    type: "line" as const,
    xMin: x,
    xMax: x,
    borderColor,
    borderWidth,
  });
  return {
    ...Object.fromEntries(
      marks.map((mark, i) => [
        `mark${i}`,
        mark.kind === "bankruptcy"
          ? upright(mark.turn, "#c21f1f", 2)
          : upright(mark.turn, board.groups[mark.group]?.colour ?? "#888888", 2),
      ]),
    ),
    ...Object.fromEntries(
      points.map(({ turn }) => [
        `point${turn}`,
        {
          ...upright(turn, "#7a5cc0", 1.5),
          borderDash: [4, 3],
          label: {
            display: true,
            content: "◆",
            position: "end",
            yAdjust: -14,
            backgroundColor: "transparent",
            color: "#7a5cc0",
            font: { size: 14 },
            padding: 0,
          },
        },
      ]),
    ),
    cursor: upright(0, "#5b6b7d", 2),
  };
}
