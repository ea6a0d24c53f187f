import { didYouMean } from "../text/did-you-mean.ts";
import { type Board, compileBoard } from "./board.ts";
import type { BoardData } from "./board-data.ts";
import { CANAL_TOWN } from "./canal-town.ts";
import { ISLANDS } from "./islands.ts";
import { US_CLASSIC } from "./us-classic.ts";

const BUILT_IN: readonly BoardData[] = [US_CLASSIC, CANAL_TOWN, ISLANDS];

/** Every built-in board by its id without a version. */
export const BOARD_IDS: readonly string[] = BUILT_IN.map(({ id }) => id);

const compiled = new Map<string, Board>();

/** The built-in board of that id, with or without its version. Throws one line with the known ids on any other. */
export function board(id: string): Board {
  const data = BUILT_IN.find((each) => each.id === id || `${each.id}@${each.version}` === id);
  if (data === undefined) {
    const hint = didYouMean(id, BOARD_IDS);
    throw new Error(`board ${JSON.stringify(id)} is unknown; expected one of ${BOARD_IDS.join(", ")}${hint}`);
  }
  const ready = compiled.get(data.id) ?? compileBoard(data);
  compiled.set(data.id, ready);
  return ready;
}
