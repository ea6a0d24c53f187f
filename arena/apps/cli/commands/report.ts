import { writeFileSync } from "node:fs";
import { buildReport } from "../../../analysis/report/build-report.ts";
import { reportText } from "../../../analysis/report/report-text.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { READ_STORE, runNumber, TRUST_PLAYERS, withRun } from "../stored-run.ts";
import { text } from "../values.ts";
import { refuseUnwritable, writeWhole } from "../whole-file.ts";

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
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: { run: optionalPositional(runNumber, "number of a run (default: the newest)") },
  run: ({ options, positionals, answer, note }) =>
    withRun(options.store, positionals.run, async (store, entry) => {
      const { run, plan, stop } = entry;
      const { html } = options;
      if (html !== undefined) refuseUnwritable("--html", html);
      const document = buildReport(plan, store.units(run), stop ?? "part");
      if (html !== undefined) {
        const { reportPage } = await import("../../server/report-page.ts");
        await writeWhole(html, (file) =>
          writeFileSync(file, reportPage(store, entry, { trusts: options.trustPlayers })),
        );
        note(`wrote ${html}`);
      }
      answer(document, () => reportText(document));
      return undefined;
    }),
});
