import { freeze } from "../rules/catalog.ts";
import type { Board } from "./board.ts";

const copies = new WeakMap<Board, Board>();

/**
 * The board as it is shown to players that are guarded: equal, and frozen through and through, made once a board. The
 * engine itself keeps to the open one, because the compiler turns every read of a frozen list into a call.
 */
export function frozenCopy(board: Board): Board {
  let copy = copies.get(board);
  if (copy === undefined) {
    copy = freeze({ ...structuredClone(board), squareByName: readOnly(board.squareByName) });
    copies.set(board, copy);
  }
  return copy;
}

/** A copy of the map that refuses to be written to. */
function readOnly<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  const copy = new Map(map);
  const refuse = (): never => {
    throw new TypeError("the board is read-only");
  };
  for (const method of ["set", "delete", "clear"]) Object.defineProperty(copy, method, { value: refuse });
  return copy;
}
