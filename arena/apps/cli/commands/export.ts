import { writeSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { EXPORT_TABLES, exportTable } from "../../../analysis/export/tables.ts";
import { csvLines, jsonPieces } from "../../../analysis/export/text-formats.ts";
import { writeParquet } from "../../../analysis/export/write-parquet.ts";
import { writeSqlite } from "../../../analysis/export/write-sqlite.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { READ_STORE, runNumber, withRun } from "../stored-run.ts";
import { oneOf, text } from "../values.ts";
import { refuseUnwritable, writeWhole } from "../whole-file.ts";

const FORMATS = ["csv", "json", "parquet", "sqlite"] as const;

/** `arena export`: the games of a run for other programs. */
export const exportCommand = defineCommand({
  name: "export",
  summary: "write the games of a run as CSV, JSON, Parquet or SQLite",
  examples: [
    ["arena export 3 --table games > games.csv", "a line a game"],
    ["arena export 3 --format sqlite --out games.db", "every table, for sqlite3 games.db 'SELECT …'"],
  ],
  options: {
    format: value(oneOf(...FORMATS), { default: "csv", describe: "what the file is" }),
    table: value(oneOf(...EXPORT_TABLES), {
      default: "seats",
      describe: "what a row is (sqlite: all of them)",
    }),
    out: value(text, { describe: "file to write (default: stdout)" }),
    store: READ_STORE,
  },
  positionals: { run: optionalPositional(runNumber, "number of a run (default: the newest)") },
  run: ({ options, positionals, json, answer, out, signal }) =>
    withRun(options.store, positionals.run, async (store, { run, plan }) => {
      const { out: path } = options;
      if (path !== undefined) refuseUnwritable("--out", path);
      const table = exportTable(options.table, plan, run);
      const units = store.units(run);
      if (options.format === "parquet") {
        if (path === undefined) throw new UsageError("--format parquet needs --out FILE");
        await writeWhole(path, () => writeParquet(path, table, units));
        answer({ file: path }, () => "");
        return undefined;
      }
      if (options.format === "sqlite") {
        if (path === undefined) throw new UsageError("--format sqlite needs --out FILE");
        writeSqlite(path, plan, run, units);
        answer({ file: path }, () => "");
        return undefined;
      }
      const pieces = options.format === "csv" && !json ? csvLines(table, units) : jsonPieces(table, units);
      if (path !== undefined)
        await writeWhole(path, (file) => {
          for (const piece of pieces) writeSync(file, piece);
        });
      else if (json) answer(JSON.parse([...pieces].join("")), () => "");
      else await tell(pieces, out, signal);
      return undefined;
    }),
});

/** Prints the pieces until the reader goes away, which is heard of only between them. */
async function tell(
  pieces: Iterable<string>,
  out: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const piece of pieces) {
    if (signal.aborted) break;
    out(piece);
    await setImmediate();
  }
}
