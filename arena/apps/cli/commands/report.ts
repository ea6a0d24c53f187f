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
      if (html === undefined) {
        const document = buildReport(plan, store.units(run), stop ?? "part");
        answer(document, () => reportText(document));
        return undefined;
      }
      const [{ RunTallies }, { reportPage }] = await Promise.all([
        import("../../server/run-tallies.ts"),
        import("../../server/report-page.ts"),
      ]);
      const tallies = new RunTallies(store, options.trustPlayers);
      await writeWhole(html, (file) => writeFileSync(file, reportPage(tallies, entry)));
      note(`wrote ${html}`);
      const document = tallies.ratedReport(entry);
      answer(document, () => reportText(document));
      return undefined;
    }),
});
