import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { Highlights } from "../../arena/replay/turning-points/highlights.ts";
import { policiesText } from "../../arena/replay/turning-points/moments.ts";
import { ChartCard } from "../chart/chart-card.tsx";
import { curveChart } from "../chart/curves.ts";
import { Player } from "../chart/legend.tsx";
import { counted, percent } from "../page/format.ts";
import type { SeatLook } from "./seat-look.ts";

interface Props {
  readonly timeline: Timeline;
  readonly seats: readonly SeatLook[];
  readonly highlights: Highlights;
  readonly turn: number;
  readonly goTo: (frame: number) => void;
}

/** The chance of winning of every seat over the game; a click goes there. */
export function ChanceChart({ timeline, seats, highlights, turn, goTo }: Props) {
  const { chances, turningPoints, playouts, policies } = highlights;
  const { turns } = timeline;
  const name = ({ letter, label }: SeatLook): string => `${letter} ${label}`;
  return (
    <ChartCard
      title="Chances of winning"
      about={`Mean of ${playouts} playouts from each of ${counted(chances.length, "position")} ${policiesText(policies)} · band: 95% interval over playouts · ◆: ${counted(turningPoints.length, "turning point")} · click to go there`}
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
          { name: "before turn", show: String },
          ...seats.map((seat) => ({ name: name(seat), show: percent })),
        ],
        rows: chances.map((position) => [position.turn, ...position.seats.map(({ chance }) => chance)]),
      }}
      draw={curveChart(
        seats.map((seat, number) => ({
          label: name(seat),
          colour: seat.look.colour,
          dash: seat.look.dash,
          points: chances.map((position) => ({
            x: position.turn,
            y: position.seats[number]?.chance ?? null,
            interval: position.seats[number]?.interval ?? null,
          })),
        })),
        {
          x: { title: "player-turn", min: 1, max: turns + 1 },
          y: { title: "chance of winning", show: (chance) => `${Math.round(100 * chance)}%`, min: 0, max: 1 },
          marks: {
            lines: turningPoints.map((point) => ({
              x: point.turn,
              colour: "#7a5cc0",
              width: 1.5,
              dash: [4, 3],
              sign: "◆",
            })),
            cursor: { x: turn, colour: "#5b6b7d", width: 2 },
          },
          onPick: (x) => goTo(timeline.firstFrame(Math.min(turns, Math.max(1, Math.round(x))))),
        },
      )}
    />
  );
}
