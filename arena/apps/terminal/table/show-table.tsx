import type { GameLabels } from "../../../replay/narration/game-labels.ts";
import type { TableHost } from "../../play/table-host.ts";
import { type ShowOptions, type Stage, showPicture } from "../show-picture.ts";
import { TableApp } from "./table-app.tsx";
import { TableDesk } from "./table-desk.ts";

/** Milliseconds for which news of the table are waited for at a time. */
const PATIENCE = 60_000;

/** Plays at a table on the terminal of this process until it is left. Returns whether it was left by Ctrl-C. */
export async function showTable(host: TableHost, labels: GameLabels, options: ShowOptions): Promise<boolean> {
  let stage: Stage | null = null;
  let left = false;
  const desk = new TableDesk(host, labels, () => stage?.redraw());
  const follow = async (): Promise<void> => {
    while (!left) {
      await host.later(desk.state.version, PATIENCE);
      desk.look();
    }
  };
  const following = follow();
  try {
    return await showPicture(options, (current) => {
      stage = current;
      return (
        <TableApp desk={desk} colour={options.colour} terminal={current.terminal} onLeave={current.leave} />
      );
    });
  } finally {
    left = true;
    stage = null;
    host.close();
    await following;
  }
}
