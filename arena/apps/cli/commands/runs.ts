import { resolve } from "node:path";
import { settingText } from "../../../analysis/report/setting-text.ts";
import { studyText } from "../../../analysis/report/study-text.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { stateOf } from "../../../analysis/tuning/study/run-study.ts";
import { namedTables } from "../../../analysis/tuning/study/study-analysis.ts";
import { type StudyEntry, StudyStore } from "../../../analysis/tuning/study/study-store.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { memoryMark, type TournamentPlan } from "../../../tournament/plan/plan.ts";
import { type RunEntry, Store } from "../../../tournament/store/store.ts";
import { type Console, defineCommand, flag, optionalPositional, value } from "../command.ts";
import { filesOf, writeFiles } from "../plan-files.ts";
import { askedPlayers, planOptions, playersText, shellWord } from "../plan-options.ts";
import { gamesOfRun, gamesText, runToList } from "../run-games.ts";
import { READ_STORE, runNumber } from "../stored-run.ts";
import { text } from "../values.ts";

type Answer = Pick<Console, "answer">;

/** `arena runs`: what is in a store, the whole plan of one run, or what one study found. */
export const runs = defineCommand({
  name: "runs",
  summary: "list the runs and studies of a store, or show what one was played with",
  examples: [
    ["arena runs", "every run and study of the default store"],
    ["arena runs 3 --lost-by mybot", "the games of run 3 that mybot lost, by the names that replay takes"],
  ],
  options: {
    files: value(text, {
      describe:
        "folder for the rules, board, position, population and memory of a run or study that no id names",
    }),
    listGames: flag({ describe: "list the games of the run (default: the newest)" }),
    lostBy: value(text, { describe: "list those that this player lost, by label or file" }),
    wonBy: value(text, { describe: "list those that this player won" }),
    study: value(runNumber, { describe: "number of a study of arena tune, to show what it found" }),
    store: READ_STORE,
  },
  positionals: { run: optionalPositional(runNumber, "number of a run") },
  async run({ options, positionals, answer, note }) {
    if (positionals.run !== undefined && options.study !== undefined) {
      throw new UsageError("a run and --study are two questions; ask one of them");
    }
    const { listGames, lostBy, wonBy } = options;
    const store = Store.read(resolve(options.store));
    try {
      if (listGames || (lostBy ?? wonBy) !== undefined) {
        const entry = runToList(store, positionals.run);
        const found = gamesOfRun(store, entry, { lostBy, wonBy });
        answer({ run: entry.run, games: found }, () => gamesText(entry, found, options.store));
        return undefined;
      }
      if (options.study !== undefined) showStudy(store, options.study, options.files, { answer });
      else if (positionals.run === undefined) list(store, options, { answer });
      else {
        const entry = store.run(positionals.run);
        showRun(store, entry, options.files, { answer, note });
      }
    } finally {
      store.close();
    }
    return undefined;
  },
});

/** Shows the plan of a run and the command that plays it again, and writes the files that the command names. */
function showRun(
  store: Store,
  entry: RunEntry,
  folder: string | undefined,
  { answer, note }: Pick<Console, "answer" | "note">,
): void {
  const files = filesOf(entry.plan);
  const home = folder ?? `run${entry.run}`;
  const command = `${COMMAND_PREFIX} run ${planOptions(entry.plan, { folder: home, store: store.path })}`;
  if (folder !== undefined) writeFiles(folder, files);
  else if (files.size > 0) {
    note(
      `no id names its ${[...files.keys()].map((file) => NAMES[file]).join(", ")}: this writes them for the command below`,
    );
    note(`  ${COMMAND_PREFIX} runs ${entry.run} --store ${shellWord(store.path)} --files ${home}`);
  }
  answer(
    { ...entry, ratings: store.ratings(entry.run), command },
    () => `${command}\n${JSON.stringify(entry.plan, null, 2)}\n`,
  );
}

const NAMES = {
  rules: "rules",
  board: "board",
  from: "position",
  memory: "memory",
  population: "population",
} as const;

function list(store: Store, options: { readonly store: string }, { answer }: Answer): void {
  const entries = store.runs().map((entry) => ({ ...entry, ratings: store.ratings(entry.run) }));
  const studies = new StudyStore(store).all();
  const runRows = entries.map(({ run, startedAt, plan, units, stop, ratings }) => [
    String(run),
    dayOf(startedAt),
    playersText(askedPlayers(plan)),
    playedAs(plan),
    `${units}/${plan.units} × ${plan.games}${stop === "completed" ? "" : ` ${stop ?? "not ended"}`}`,
    ratings[0] === undefined ? "" : `${ratings[0].player} ${ratings[0].rating.toFixed(0)}`,
  ]);
  const tables = [
    runRows.length === 0 ? "no run yet\n" : `${textTable([RUN_HEAD, ...runRows])}${legend(options.store)}`,
  ];
  if (studies.length > 0) tables.push(textTable([STUDY_HEAD, ...studies.map(studyRow)]));
  answer({ runs: entries, studies }, () => tables.join("\n"));
}

const RUN_HEAD = ["run", "started", "players", "played", "units", "best"];
const STUDY_HEAD = ["study", "started", "player", "against", "played", "searched", "budget", "verdict"];

const legend = (store: string): string =>
  `units: finished/planned × games of each; this shows a run in full:\n  ${COMMAND_PREFIX} runs RUN --store ${shellWord(store)}\n`;

/** The day of a time stamp; `--json` has all of it. */
const dayOf = (time: string): string => time.slice(0, "2026-01-01".length);

const playedAs = (plan: TournamentPlan): string => settingText({ ...plan, memoryMark: memoryMark(plan) });

function studyRow({ study, startedAt, manifest, result }: StudyEntry): string[] {
  const { player, plan, tournament } = manifest;
  return [
    String(study),
    dayOf(startedAt),
    player,
    tournament.population === undefined
      ? playersText(tournament.players.slice(1))
      : namedTables(tournament.population),
    playedAs(tournament),
    plan.parameters.map(({ name }) => name).join(),
    String(plan.budget),
    result?.confirmation.verdict ?? "not yet",
  ];
}

function showStudy(store: Store, study: number, folder: string | undefined, { answer }: Answer): void {
  const entry = new StudyStore(store).entry(study);
  if (folder !== undefined) writeFiles(folder, filesOf(entry.manifest.tournament));
  const events = new StudyStore(store).log(study);
  answer({ ...entry, log: events }, () =>
    studyText(entry.manifest, stateOf(entry.manifest, events), entry.result),
  );
}
