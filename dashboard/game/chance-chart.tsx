import type { Highlights } from "../../arena/replay/turning-points/highlights.ts";
import { policiesText } from "../../arena/replay/turning-points/moments.ts";
import { counted, percent } from "../page/format.ts";
import type { SeatLook } from "./seat-look.ts";
import { type GameCursor, TurnChart, turningMark } from "./turn-chart.tsx";

interface Props extends GameCursor {
  readonly seats: readonly SeatLook[];
  readonly highlights: Highlights;
}

/** The chance of winning of every seat over the game; a click goes there. */
export function ChanceChart({ seats, highlights, ...cursor }: Props) {
  const { chances, turningPoints, playouts, policies } = highlights;
  return (
    <TurnChart
      {...cursor}
      title="Chances of winning"
      about={`Mean of ${playouts} playouts from each of ${counted(chances.length, "position")} ${policiesText(policies)} · band: 95% interval over playouts · ◆: ${counted(turningPoints.length, "turning point")}`}
      seats={seats}
      points={seats.map((_, seat) =>
        chances.map(({ turn, seats }) => ({
          x: turn,
          y: seats[seat]?.chance ?? null,
          interval: seats[seat]?.interval ?? null,
        })),
      )}
      x={{ name: "before turn", min: 1, max: cursor.timeline.turns + 1 }}
      y={{ title: "chance of winning", show: (chance) => `${Math.round(100 * chance)}%`, min: 0, max: 1 }}
      show={percent}
      rows={chances.map((position) => [position.turn, ...position.seats.map(({ chance }) => chance)])}
      lines={turningPoints.map(turningMark)}
    />
  );
}
