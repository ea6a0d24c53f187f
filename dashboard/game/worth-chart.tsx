import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { TurningPoint } from "../../arena/replay/turning-points/turning-points.ts";
import type { Mark } from "../chart/marks.ts";
import { counted, dollars } from "../page/format.ts";
import type { SeatLook } from "./seat-look.ts";
import { type GameCursor, TurnChart, turningMark } from "./turn-chart.tsx";

interface Props extends GameCursor {
  readonly seats: readonly SeatLook[];
  readonly points: readonly TurningPoint[];
}

/** Net worth over the game, with what happened on it; a click goes there. */
export function WorthChart({ seats, points, ...cursor }: Props) {
  const { timeline } = cursor;
  const { worth, turns } = timeline;
  return (
    <TurnChart
      {...cursor}
      title="Net worth over the game"
      about={`Dollars after each player-turn · one game, ${turns} turns · red: bankruptcy, colour: monopoly, ◆: ${counted(points.length, "turning point")}`}
      seats={seats}
      points={worth.map((curve) => curve.map((y, x) => ({ x, y })))}
      x={{ name: "turn", min: 0, max: turns }}
      y={{ title: "net worth", show: dollars, min: 0 }}
      show={dollars}
      rows={Array.from({ length: turns + 1 }, (_, turn) => [turn, ...worth.map((curve) => curve[turn] ?? 0)])}
      lines={[...eventMarks(timeline), ...points.map(turningMark)]}
    />
  );
}

function eventMarks({ marks, board }: Timeline): Mark[] {
  return marks.map((mark) => ({
    x: mark.turn,
    colour: mark.kind === "bankruptcy" ? "#c21f1f" : (board.groups[mark.group]?.colour ?? "#888888"),
    width: 2,
  }));
}
