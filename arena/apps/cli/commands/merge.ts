import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildReport } from "../../../analysis/report/build-report.ts";
import { reportText } from "../../../analysis/report/report-text.ts";
import { StudyStore } from "../../../analysis/tuning/study/study-store.ts";
import { mergeStores } from "../../../tournament/store/merge.ts";
import { Store } from "../../../tournament/store/store.ts";
import { defineCommand, restPositionals, value } from "../command.ts";
import { text } from "../values.ts";

/** `arena merge`: the shards of a run, played on several machines, as one run. */
export const merge = defineCommand({
  name: "merge",
  summary: "put the units of several stores into one, and report the runs they make",
  examples: [
    ["arena merge a.db b.db --into all.db", "two shards of a run"],
    ["arena merge a.db --into .arena/arena.db --json", "another machine's runs, reported as JSON"],
  ],
  options: { into: value(text, { required: true, describe: "store to put them into, made if need be" }) },
  positionals: { stores: restPositionals(text, "stores to read") },
  async run({ options, positionals, answer, note, warn }) {
    // What is no store is refused before one is made of it.
    for (const path of positionals.stores) Store.read(resolve(path)).close();
    const path = resolve(options.into);
    const isNew = !existsSync(path);
    const target = Store.write(path);
    let merged = false;
    try {
      const touched = new Set<number>();
      const sources = positionals.stores.map((path) => Store.read(resolve(path)));
      try {
        for (const { run } of mergeStores(target, sources)) touched.add(run);
        merged = true;
        for (const source of sources) {
          const studies = new StudyStore(source).all().length;
          if (studies > 0)
            warn(`arena merge: ${studies} studies stay in ${source.path} alone: only runs are merged`);
        }
      } finally {
        for (const source of sources) source.close();
      }
      const reports = [...touched].map((run) => {
        const { plan, units } = target.run(run);
        const complete = units === plan.units;
        const report = buildReport(plan, target.units(run), complete ? "completed" : "part");
        if (complete) {
          target.endRun(run, "completed");
          target.rate(run, report.standings);
        }
        note(`run ${run} in ${options.into}: ${units} of ${plan.units} ${plan.unit}s`);
        return report;
      });
      answer(reports.length === 1 ? reports[0] : reports, () => reports.map(reportText).join("\n"));
    } finally {
      target.close();
      // Nothing is left of a store that was made for what was refused.
      if (isNew && !merged) for (const part of ["", "-wal", "-shm"]) rmSync(path + part, { force: true });
    }
    return undefined;
  },
});
