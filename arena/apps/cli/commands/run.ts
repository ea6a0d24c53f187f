import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { buildReport } from "../../../analysis/report/build-report.ts";
import { reportText } from "../../../analysis/report/report-text.ts";
import { readGameChoice } from "../../../replay/record/choose-games.ts";
import { recordingProgram } from "../../../replay/record/recording-program.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { EXIT, type ExitCode, UsageError } from "../../../runtime/exit.ts";
import { TwoSidedTest } from "../../../statistics/index.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { readMemory, writeMemory } from "../../../tournament/plan/memory-file.ts";
import type { RunnableRun } from "../../../tournament/play-into-store.ts";
import { defineCommand, flag, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { planOptions } from "../plan-options.ts";
import { RecordFolder } from "../record-folder.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import {
  difference,
  GAME_OPTIONS,
  LINE_UP_OPTIONS,
  lineUpFrom,
  MACHINE_OPTIONS,
  unitRange,
} from "../tournament-options.ts";
import { text } from "../values.ts";
import { refuseUnwritable } from "../whole-file.ts";
import { writeRecords } from "../write-records.ts";

/** `arena run`: a tournament, stored while it is played, and its report. */
export const run = defineCommand({
  name: "run",
  summary: "play a tournament and report who is better",
  examples: [
    ["arena run --players hl,greedy --format one-against-three", "one learner against three Greedy"],
    ["arena run --seasons 100 --units 0-49 --store a.db", "the first half, to be merged with another's"],
  ],
  options: {
    ...LINE_UP_OPTIONS,
    ...GAME_OPTIONS,
    stopWhen: value(difference, {
      group: GROUP.counting,
      describe: "stop once the first two players are known to differ by this or not, as in 2pp",
    }),
    units: value(unitRange, { group: GROUP.counting, describe: "play these units only, such as 0-49" }),
    ...MACHINE_OPTIONS,
    saveMemory: value(text, {
      group: GROUP.output,
      describe: "new file for what learners remember after the one season",
    }),
    record: value(readGameChoice, {
      group: GROUP.output,
      describe: "write games down beside the store: all, faults, best (of each player) or sample:n",
    }),
    recordReasons: flag({
      group: GROUP.output,
      describe: "records hold the reasons that players give for their answers",
    }),
  },
  positionals: {},
  async run(context) {
    const { options, answer, note } = context;
    const plan = refused(() =>
      makePlan({
        ...options,
        ...lineUpFrom(options),
        ...tableFrom(options),
        seatPolicy: options.seats,
        units: options.seasons,
        memory: options.memory === undefined ? {} : readMemory(options.memory),
      }),
    );
    const { units: range, saveMemory } = options;
    if (range !== undefined && range.to >= plan.units) {
      throw new UsageError(
        `--units ends at ${range.to}, expected at most ${plan.units - 1} of ${plan.units}`,
      );
    }
    if (saveMemory !== undefined) {
      if (plan.units !== 1) throw new UsageError("--save-memory takes one season's memory: give --seasons 1");
      if (existsSync(saveMemory))
        throw new UsageError(`--save-memory: ${saveMemory} exists; name a new file`);
      refuseUnwritable("--save-memory", saveMemory);
    }
    const test = plan.stopWhen === null ? null : new TwoSidedTest(plan.stopWhen, plan.games);
    let code: ExitCode | undefined;
    let played: RunnableRun | undefined;
    let folder: RecordFolder | null = null;
    const { record: choice, recordReasons: reasons } = options;
    if (reasons && choice === undefined) throw new UsageError("--record-reasons goes with --record");
    await playSession([plan], options, context, {
      range,
      stored: (_plan, { unit }, tally) => test?.add(unit, tally.lastShare(0), tally.lastShare(1)),
      decided: () => test !== null && test.decision !== "undecided",
      program: choice === undefined ? undefined : recordingProgram(choice, reasons),
      keep(entry, { name, bytes }) {
        folder ??= new RecordFolder(resolve(options.store), entry.run);
        folder.write(name, bytes);
      },
      finish(session) {
        const [entry] = session.runs as [(typeof session.runs)[number]];
        const report = buildReport(plan, session.store.units(entry.run), session.stop ?? "part");
        if (session.stop !== null) session.store.rate(entry.run, report.standings);
        if (saveMemory !== undefined && session.stop === "completed") {
          writeMemory(saveMemory, session.store.memory(entry.run, 0));
        }
        answer({ ...report, timing: session.timing }, () => reportText(report));
        note(`run ${entry.run} in ${options.store}: ${session.timing.seconds.toFixed(1)} s`);
        played = entry;
        code = endOf(session, context, `${COMMAND_PREFIX} run ${planOptions(plan, options)}`);
      },
    });
    if (choice !== undefined && played !== undefined) {
      if (context.signal.aborted) return EXIT.interrupted;
      const request = { store: options.store, run: played, choice, reasons };
      await writeRecords(request, folder ?? new RecordFolder(resolve(options.store), played.run), context);
    }
    return code;
  },
});
