import type { OpenTable, PersonAnswer, TableRefusal } from "./open-table.ts";

/** Everything that a person can do at a table. */
export type TableMove =
  | ({ readonly kind: "answer" } & PersonAnswer)
  /** Bids the least that counts up to so many dollars. */
  | { readonly kind: "bidUpTo"; readonly dollars: number }
  | { readonly kind: "endTurn" }
  | { readonly kind: "undo" };

/** Does what a person asks for, or says why not; nothing has then happened. The table waits to be advanced. */
export function makeMove(table: OpenTable, move: TableMove): TableRefusal | null {
  switch (move.kind) {
    case "answer":
      return table.answer(move);
    case "bidUpTo":
      return table.bidUpTo(move.dollars);
    case "endTurn":
      return table.endTurn();
    case "undo":
      return table.undo();
  }
}
