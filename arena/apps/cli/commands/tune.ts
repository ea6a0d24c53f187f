import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { studyText } from "../../../analysis/report/study-text.ts";
import { planStudy, SAMPLER_NAMES } from "../../../analysis/tuning/search/index.ts";
import { readSpaceFile, spaceOf } from "../../../analysis/tuning/study/space.ts";
import { makeManifest, type StudyManifest } from "../../../analysis/tuning/study/study-manifest.ts";
import { settingsWith, type TunedPlayer, tunedPlayer } from "../../../analysis/tuning/study/tuned-player.ts";
import { writeSettingsFile } from "../../../players/settings-file.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { EXIT, RunError, UsageError } from "../../../runtime/exit.ts";
import { type Console, defineCommand, positional, type ValuesOf, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { gameOptions, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { askedMeeting, fullTurns, MEETING_OPTIONS, meetingFrom, OBJECTIVE } from "../study-meeting.ts";
import { playStudySession, type StudySession } from "../study-session.ts";
import { tableFrom } from "../table-options.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { listOf, oneOf, text, wholeNumber } from "../values.ts";

const { seasons: _, ...GAMES } = GAME_OPTIONS;

const OPTIONS = {
  ...MEETING_OPTIONS,
  ...GAMES,
  parameters: value(listOf(text), {
    group: GROUP.search,
    describe: "names to search (default: all that arena players lists for it)",
  }),
  space: value(text, {
    group: GROUP.search,
    describe: "file that says what to search of each (docs/tuning.md)",
  }),
  objective: OBJECTIVE,
  sampler: value(oneOf(...SAMPLER_NAMES), {
    group: GROUP.search,
    default: "tpe",
    describe: "how settings are chosen",
  }),
  budget: value(wholeNumber({ min: 1 }), {
    group: GROUP.search,
    default: "1000",
    describe: "evaluations to spend: one is one setting on one unit",
  }),
  confirm: value(wholeNumber({ min: 10 }), {
    group: GROUP.search,
    default: "60",
    describe: "fresh units for the winner against what it began with",
  }),
  sensitivity: value(wholeNumber({ min: 0 }), {
    group: GROUP.search,
    default: "20",
    describe: "fresh units for one step away with each parameter; 0: none",
  }),
  ...MACHINE_OPTIONS,
  out: value(text, {
    group: GROUP.output,
    describe: "new file for settings that were confirmed, for hl:@FILE",
  }),
};
type Options = ValuesOf<typeof OPTIONS>;

/** `arena tune`: searches a player's parameters, then confirms the winner on fresh seeds. */
export const tune = defineCommand({
  name: "tune",
  summary: "search a player's parameters, then confirm the winner on fresh seeds",
  examples: [
    ["arena tune hl --parameters floor,means --budget 2000", "two of the learner's parameters"],
    ["arena tune ./mine.ts --against greedy,hl --out best.json", "every parameter of your own"],
  ],
  options: OPTIONS,
  positionals: { player: positional(text, "a player with parameters, as in hl or hl:policy=ucb1") },
  async run(context) {
    const { options, positionals, answer, note, warn } = context;
    refuseOut(options.out);
    const { game, manifest } = refused(() => {
      const player = tunedPlayer(positionals.player, spaceFrom(options));
      const { tables, ...meeting } = meetingFrom(options);
      const game = { ...options, ...tableFrom(options), ...meeting, player, seatPolicy: options.seats };
      const { seed, budget, sampler } = options;
      const search = { parameters: player.parameters, seed, budget, sampler };
      const plan = planStudy(tables === undefined ? search : { ...search, tables });
      const [confirm, sensitivity] = [options.confirm, options.sensitivity].map((units) =>
        fullTurns(units, tables),
      );
      return { game, manifest: makeManifest(game, { plan, confirm, sensitivity }) };
    });
    const session = await playStudySession(game, manifest, options, context);
    const { state, result, timing } = session;
    answer(
      {
        schema: 2,
        manifest,
        trials: state.trials.length,
        evaluations: state.spent,
        confirmation: result?.confirmation ?? null,
        sensitivity: result?.sensitivity ?? null,
        stop: result === null ? "interrupted" : "completed",
        timing,
      },
      () => studyText(manifest, state, result),
    );
    note(`study ${timing.study} in ${options.store}: ${timing.seconds.toFixed(1)} s`);
    if (result === null) {
      warn(`interrupted: ${state.spent} evaluations are saved in ${timing.store}; go on with`);
      warn(`  ${commandOf(positionals.player, options, manifest)} --resume`);
      return EXIT.interrupted;
    }
    if (options.out !== undefined) writeConfirmed(options.out, game.player, session, context);
    return undefined;
  },
});

function refuseOut(out: string | undefined): void {
  if (out === undefined) return;
  if (existsSync(out)) throw new UsageError(`--out: ${out} exists; name a new file`);
  if (!existsSync(dirname(out))) throw new UsageError(`--out: there is no folder ${dirname(out)}`);
}

function spaceFrom({ parameters, space }: Options) {
  if (parameters === undefined) return space === undefined ? undefined : readSpaceFile(space);
  if (space === undefined) return spaceOf(parameters);
  throw new Error("--parameters and --space both say what to search: give one of them");
}

/** The line that asks for the study again, quoted for a shell. */
function commandOf(player: string, options: Options, { tournament }: StudyManifest): string {
  const { seasons: _, ...game } = gameOptions(tournament, options);
  const { parameters, space, sampler, budget, confirm, sensitivity, out } = options;
  return `${COMMAND_PREFIX} tune ${shellWord(player)} ${shellOptions({
    ...askedMeeting(options),
    ...game,
    parameters: parameters?.join(),
    space,
    sampler,
    budget,
    confirm,
    sensitivity,
    out,
  })}`;
}

/** Writes the settings that were found if they were confirmed, and says which of the two. */
function writeConfirmed(
  out: string,
  player: TunedPlayer,
  { result, timing }: StudySession,
  { note, warn }: Pick<Console, "note" | "warn">,
): void {
  if (result?.confirmation.verdict !== "better") {
    warn(`arena tune: ${out} is not written: only settings that were confirmed are`);
    return;
  }
  const settings = settingsWith(player, result.confirmation.settings);
  try {
    writeSettingsFile(out, player.tier, settings, `confirmed by study ${timing.study} of arena tune`);
  } catch (error) {
    throw new RunError((error as Error).message);
  }
  note(`settings in ${out}: --players ${shellWord(`${player.tier.id}:@${out}`)}`);
}
