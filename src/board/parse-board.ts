import { DataFault, readData } from "../text/data-fault.ts";
import { type Board, compileBoard } from "./board.ts";
import { BOARD_IDS } from "./catalog.ts";
import { checkBoard } from "./check-board.ts";
import { boardSchema } from "./schema.ts";

/**
 * Reads a board from outside (`schema/board.schema.json`) and makes it ready for play. Throws a {@link DataFault} of one
 * line on whatever a game could not be played on.
 */
export function parseBoard(value: unknown): Board {
  const { $schema: _, ...data } = readData(boardSchema, value);
  if (BOARD_IDS.includes(data.id)) {
    throw new DataFault(
      ["id"],
      `"${data.id}" is a built-in board, which nothing may change; choose another id`,
    );
  }
  checkBoard(data);
  return compileBoard(data);
}
