import { Tally } from "../../../analysis/report/tally.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { RunError } from "../../../runtime/exit.ts";
import { planUnits } from "../../../statistics/index.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { READ_STORE, runNumber, withRun } from "../stored-run.ts";
import { difference } from "../tournament-options.ts";
import { decimal } from "../values.ts";

/** `arena plan`: how many units a difference needs, by the variances of a pilot. */
export const plan = defineCommand({
  name: "plan",
  summary: "how many seasons a difference of some size needs, from a pilot run",
  examples: [
    ["arena plan --detect 2pp", "by the newest run"],
    ["arena plan 3 --detect 1pp --power 0.9", "by run 3, with a chance of 90% to find it"],
  ],
  options: {
    detect: value(difference, { required: true, describe: "difference of win shares, as in 2pp" }),
    alpha: value(decimal({ min: 0.0001, max: 0.5 }), {
      default: "0.05",
      describe: "chance of a false alarm",
    }),
    power: value(decimal({ min: 0.5, max: 0.999 }), { default: "0.8", describe: "chance of finding it" }),
    store: READ_STORE,
  },
  positionals: { pilot: optionalPositional(runNumber, "number of the pilot run (default: the newest)") },
  run: ({ options, positionals, answer }) =>
    withRun(options.store, positionals.pilot, (store, { run, plan: pilot }) => {
      const tally = new Tally(pilot);
      for (const unit of store.units(run)) tally.add(unit);
      const { ids, places } = tally.schedule;
      const specs = places.map((place) => pilot.players[place]?.spec);
      const pairs = planned(() =>
        ids.flatMap((a, i) =>
          ids.flatMap((b, j) => {
            // A player does not differ from a copy of itself.
            if (j <= i || specs[i] === specs[j]) return [];
            const shares = tally.measures.winShare;
            return [{ a, b, ...planUnits(shares[i], shares[j], options) }];
          }),
        ),
      );
      const document = {
        schema: 1,
        pilot: { run, units: tally.units, kind: pilot.unit, gamesEach: pilot.games },
        detect: options.detect,
        alpha: options.alpha,
        power: options.power,
        pairs,
      };
      answer(document, () => {
        const rows = pairs.map(({ a, b, paired, unpaired }) => [
          `${a} – ${b}`,
          paired === null ? "no variance seen" : `${paired} ${pilot.unit}s`,
          unpaired === null ? "–" : `${unpaired} each`,
          paired === null ? "–" : String(paired * pilot.games),
        ]);
        const head = [["pair", "paired", "unpaired", "games when paired"]];
        return `To find ${(100 * options.detect).toFixed(1)} points with a chance of ${100 * options.power}%, by the variances of run ${run} (${tally.units} ${pilot.unit}s of ${pilot.games}):\n\n${textTable([...head, ...rows], true)}`;
      });
      return undefined;
    }),
});

function planned<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new RunError((error as Error).message);
  }
}
