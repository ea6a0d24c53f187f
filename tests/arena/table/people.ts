import { askingOf } from "../../../arena/table/asking.ts";
import { OpenTable } from "../../../arena/table/open-table.ts";
import { makeMove, type TableMove } from "../../../arena/table/table-move.ts";
import { makeTable, type TableRequest } from "../../../arena/table/table-setup.ts";
import { board } from "../../../src/board/catalog.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { RandomStream, seedKey } from "../../../src/chance/random.ts";

const classic = board("us-classic");
const rules = parseRules("arena@1", classic);
export const SETTING = { board: classic, rules };

/** A table of Ann and two traders, or as asked. */
export function tableOf(request: Partial<TableRequest> = {}): OpenTable {
  const seats = [{ person: "Ann" }, "trader", "trader"];
  const asked = { seats, ...SETTING, seed: "7", ...request };
  return new OpenTable(makeTable(asked), { board: asked.board, rules: asked.rules }).settle();
}

/** What every choice that is not refused asks for. */
export function movesOf(table: OpenTable): TableMove[] {
  const names = table.identity.seats.map(({ label }) => label ?? "");
  return (askingOf(table, names)?.choices ?? [])
    .filter(({ refusal }) => refusal === null)
    .map(({ move }) => move);
}

/** Plays a table on by choices drawn at random, up to its end or so many of them. */
export function playAtRandom(table: OpenTable, seed: string, most = Number.POSITIVE_INFINITY): OpenTable {
  const random = new RandomStream(seedKey(seed));
  for (let i = 0; i < most && table.waiting !== null; i++) {
    const moves = movesOf(table);
    const refusal = makeMove(table, moves[random.below(moves.length)] as TableMove);
    if (refusal !== null) throw new Error(`refused: ${refusal}`);
    table.settle();
  }
  return table;
}
