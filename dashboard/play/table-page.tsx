import { useMemo } from "preact/hooks";
import { seatLetter } from "../../arena/replay/narration/game-labels.ts";
import { compileBoard } from "../../src/board/board.ts";
import { SEAT_COLOURS, type SeatLook } from "../game/seat-look.ts";
import { PlayTable } from "./play-table.tsx";
import type { TableSetting } from "./table-client.ts";
import { useTable } from "./use-table.ts";

/** The page of a table. */
export function TablePage() {
  const followed = useTable();
  if (followed.state === "ready") return <Ready {...followed} />;
  return (
    <main class="play">
      <h1 class="unseen">Table</h1>
      <p role="status">
        {followed.state === "loading" ? "Sitting down…" : `The table cannot be reached: ${followed.message}`}
      </p>
    </main>
  );
}

function Ready({ setting, ...rest }: Extract<ReturnType<typeof useTable>, { state: "ready" }>) {
  const board = useMemo(() => compileBoard(setting.boardData), [setting]);
  const seats = useMemo(() => looksOf(setting), [setting]);
  return <PlayTable {...rest} setting={setting} board={board} seats={seats} />;
}

/** Seats by letter, each with a colour of its own. */
function looksOf({ identity }: TableSetting): readonly SeatLook[] {
  return identity.seats.map(({ player, label = player }, seat) => ({
    letter: seatLetter(seat),
    label,
    look: { colour: SEAT_COLOURS[seat] ?? "#8a8f98", dash: [], point: "circle" },
  }));
}
