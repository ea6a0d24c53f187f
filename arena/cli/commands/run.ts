import { resolve } from "node:path";
import { buildReport } from "../../report/build-report.ts";
import { reportText } from "../../report/report-text.ts";
import { Tally } from "../../report/tally.ts";
import { estimateShare } from "../../statistics/index.ts";
import { type RunEntry, Store } from "../../store/store.ts";
import { makePlan } from "../../tournament/make-plan.ts";
import { Pace } from "../../tournament/pace.ts";
import { recordTournament } from "../../tournament/record-tournament.ts";
import { defineCommand, value } from "../command.ts";
import { EXIT, UsageError } from "../exit.ts";
import { GAME_OPTIONS, LINE_UP_OPTIONS, MACHINE_OPTIONS, unitRange } from "../tournament-options.ts";

/** `arena run`: a tournament, stored while it is played, and its report. */
export const run = defineCommand({
  name: "run",
  summary: "play a tournament and report who is better",
  examples: [
    ["arena run --players hl,greedy,greedy,greedy --seasons 24", "one learner against three"],
    ["arena run --seasons 100 --units 0-49 --store a.db", "the first half, to be merged with another's"],
  ],
  options: {
    ...LINE_UP_OPTIONS,
    ...GAME_OPTIONS,
    ...MACHINE_OPTIONS,
    units: value(unitRange, { group: "Run", describe: "play these units only, such as 0-49" }),
  },
  positionals: {},
  async run({ options, answer, note, progress, signal }) {
    const plan = refused(() =>
      makePlan({
        ...options,
        seats: options.tableSize,
        seatPolicy: options.seats,
        units: options.seasons,
        memory: {},
      }),
    );
    const store = Store.write(resolve(options.store));
    try {
      const range = options.units ?? { from: 0, to: plan.units - 1 };
      if (range.to >= plan.units) {
        throw new UsageError(`--units ends at ${range.to}, but there are ${plan.units}: 0-${plan.units - 1}`);
      }
      const known = options.resume ? store.runOf(plan) : null;
      const entry: RunEntry = known ?? store.run(store.createRun(plan));
      const live = new Tally(plan);
      const pace = new Pace();
      const total = (range.to - range.from + 1) * (plan.games + plan.training);
      let played = 0;
      await recordTournament(store, entry, {
        workers: options.workers,
        thinkLimit: options.thinkLimit,
        signal,
        range,
        stored: (unit) => live.add(unit),
        tick(games) {
          played = games;
          progress(() => progressLine(live, pace, games, total));
        },
      });
      const { stop } = store.run(entry.run);
      const report = buildReport(plan, store.units(entry.run), stop ?? "part");
      const timing = {
        run: entry.run,
        store: store.path,
        workers: options.workers,
        seconds: pace.seconds(),
        gamesPerSecond: pace.rate(played),
        node: process.version,
      };
      answer({ ...report, timing }, () => reportText(report));
      note(`run ${entry.run} in ${options.store}: ${played} games in ${timing.seconds.toFixed(1)} s`);
      return stop === "interrupted" ? EXIT.interrupted : undefined;
    } finally {
      store.close();
    }
  },
});

/** A request that does not make a plan is a slip in the command line. */
function refused<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function progressLine(live: Tally, pace: Pace, games: number, total: number): string {
  const shares = live.schedule.ids.map((id, player) => {
    const { value, interval } = estimateShare(live.measures.winShare[player] as number[]);
    if (Number.isNaN(value)) return id;
    const half = interval.method === "none" ? "" : `±${(50 * (interval.high - interval.low)).toFixed(1)}`;
    return `${id} ${(100 * value).toFixed(1)}${half}%`;
  });
  return `${games}/${total} games · ${pace.rate(games).toFixed(0)}/s · ${pace.eta(games, total - games)} left · ${shares.join(" · ")}`;
}
