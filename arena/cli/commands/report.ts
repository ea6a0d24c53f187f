import { writeFileSync } from "node:fs";
import { buildReport } from "../../report/build-report.ts";
import { reportText } from "../../report/report-text.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { UsageError } from "../exit.ts";
import { READ_STORE, runNumber, withRun } from "../stored-run.ts";
import { text } from "../values.ts";

/** `arena report`: the report of a stored run, while it is played or after. */
export const report = defineCommand({
  name: "report",
  summary: "report a stored run, finished or not",
  examples: [
    ["arena report", "the newest run"],
    ["arena report 3 --html run.html", "run 3 as one page that opens from disk"],
  ],
  options: {
    store: READ_STORE,
    html: value(text, { describe: "write one self-contained page to this file as well" }),
  },
  positionals: { run: optionalPositional(runNumber, "number of a run (default: the newest)") },
  run: ({ options, positionals, answer, note }) =>
    withRun(options.store, positionals.run, async (store, entry) => {
      const { run, plan, stop } = entry;
      const document = buildReport(plan, store.units(run), stop ?? "part");
      if (options.html !== undefined) {
        const { reportPage } = await import("../../dashboard-server/report-page.ts");
        writePage(options.html, reportPage(store, entry));
        note(`wrote ${options.html}`);
      }
      answer(document, () => reportText(document));
      return undefined;
    }),
});

function writePage(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new UsageError(`--html ${path}: ${(error as Error).message}`);
  }
}
