import { type Cell, type ExportTableName, exportTable } from "../../analysis/export/tables.ts";
import { buildReport } from "../../analysis/report/build-report.ts";
import type { Report } from "../../analysis/report/report.ts";
import { type RunEntry, Store } from "../../tournament/store/store.ts";

/**
 * Lists the runs of a store, oldest first: number, plan, when it was begun, how it ended and units finished so far.
 * Throws with one line where there is no store.
 *
 * @example
 * ```ts
 * import { readRuns, runTournament } from "monopoly-arena";
 *
 * await runTournament({ players: "random,greedy", seasons: 4, store: "results.db" });
 * for (const { run, plan, stop } of readRuns("results.db")) {
 *   console.log(run, plan.players.map(({ id }) => id).join(), stop);
 * }
 * ```
 */
export function readRuns(path: string): RunEntry[] {
  const store = Store.read(path);
  try {
    return store.runs();
  } finally {
    store.close();
  }
}

/**
 * Builds the report of a stored run, of the newest when no number is given, also while it is played. Throws with one line
 * where there is no such store or run.
 *
 * @example
 * ```ts
 * import { readReport, reportText, runTournament } from "monopoly-arena";
 *
 * await runTournament({ players: "random,greedy", seasons: 4, store: "results.db" });
 * const report = readReport("results.db");
 * console.log(report.standings.map(({ player, winShare, interval }) => ({ player, winShare, interval })));
 * console.log(reportText(report));
 * ```
 */
export function readReport(path: string, run?: number): Report {
  const store = Store.read(path);
  try {
    const entry = run === undefined ? store.newestRun() : store.run(run);
    return buildReport(entry.plan, store.units(entry.run), entry.stop ?? "part");
  } finally {
    store.close();
  }
}

/**
 * Reads a table of a stored run row by row, of the newest when no number is given: `games`, `seats`, `choices`, `arms` or
 * `faults`, with the columns of `arena export`. Throws with one line where there is no such store or run.
 *
 * @example
 * ```ts
 * import { readRows, runTournament } from "monopoly-arena";
 *
 * await runTournament({ players: "random,greedy", seasons: 4, store: "results.db" });
 * let longest = 0;
 * for (const { rounds } of readRows("results.db", "games")) longest = Math.max(longest, Number(rounds));
 * console.log(longest, "rounds");
 * ```
 */
export function* readRows(
  path: string,
  table: ExportTableName,
  run?: number,
): IterableIterator<Readonly<Record<string, Cell>>> {
  const store = Store.read(path);
  try {
    const entry = run === undefined ? store.newestRun() : store.run(run);
    const { columns, rows } = exportTable(table, entry.plan, entry.run);
    for (const unit of store.units(entry.run)) {
      for (const row of rows(unit)) yield Object.fromEntries(columns.map(({ name }, i) => [name, row[i]]));
    }
  } finally {
    store.close();
  }
}
