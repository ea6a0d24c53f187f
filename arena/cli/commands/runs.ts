import { resolve } from "node:path";
import { Store } from "../../store/store.ts";
import { defineCommand, optionalPositional } from "../command.ts";
import { planOptions } from "../plan-options.ts";
import { READ_STORE, runNumber } from "../stored-run.ts";
import { textTable } from "../text-table.ts";

/** `arena runs`: what is in a store, or the whole plan of one run. */
export const runs = defineCommand({
  name: "runs",
  summary: "list the runs of a store, or show what one was played with",
  examples: [
    ["arena runs", "every run of the default store"],
    ["arena runs 3 --json", "the plan of run 3: players, rules, seed, versions"],
  ],
  options: { store: READ_STORE },
  positionals: { run: optionalPositional(runNumber, "number of a run") },
  async run({ options, positionals, answer }) {
    const store = Store.read(resolve(options.store));
    try {
      if (positionals.run !== undefined) {
        const entry = store.run(positionals.run);
        answer(
          { ...entry, ratings: store.ratings(entry.run) },
          () => `arena run ${planOptions(entry.plan, options)}\n${JSON.stringify(entry.plan, null, 2)}\n`,
        );
        return undefined;
      }
      const entries = store.runs().map((entry) => ({ ...entry, ratings: store.ratings(entry.run) }));
      answer(entries, () =>
        textTable([
          ["run", "started", "players", "rules", "seed", "units", "games", "ended", "best"],
          ...entries.map(({ run, startedAt, plan, units, stop, ratings }) => [
            String(run),
            startedAt,
            plan.players.map(({ id }) => id).join(),
            plan.rules,
            plan.seed,
            `${units}/${plan.units} ${plan.unit}s`,
            String(units * plan.games),
            stop ?? "not yet",
            ratings[0] === undefined ? "" : `${ratings[0].player} ${ratings[0].rating.toFixed(0)}`,
          ]),
        ]),
      );
    } finally {
      store.close();
    }
    return undefined;
  },
});
