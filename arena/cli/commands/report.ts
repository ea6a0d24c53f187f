import { buildReport } from "../../report/build-report.ts";
import { reportText } from "../../report/report-text.ts";
import { defineCommand, optionalPositional } from "../command.ts";
import { READ_STORE, runNumber, withRun } from "../stored-run.ts";

/** `arena report`: the report of a stored run, while it is played or after. */
export const report = defineCommand({
  name: "report",
  summary: "report a stored run, finished or not",
  examples: [
    ["arena report", "the newest run"],
    ["arena report 3 --json", "run 3 as JSON"],
  ],
  options: { store: READ_STORE },
  positionals: { run: optionalPositional(runNumber, "number of a run (default: the newest)") },
  run: ({ options, positionals, answer }) =>
    withRun(options.store, positionals.run, (store, { run, plan, stop }) => {
      const document = buildReport(plan, store.units(run), stop ?? "part");
      answer(document, () => reportText(document));
      return undefined;
    }),
});
