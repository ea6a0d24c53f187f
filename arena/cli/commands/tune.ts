import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { writeSettingsFile } from "../../players/settings-file.ts";
import { changedText, studyText } from "../../report/study-text.ts";
import { estimateMean } from "../../statistics/index.ts";
import { Store } from "../../store/store.ts";
import { runStudy } from "../../study/run-study.ts";
import { Interrupted, planOf, playSettings } from "../../study/study-game.ts";
import { settingsWith, spaceOf, tierOf } from "../../study/tuned-player.ts";
import { readPlayers } from "../../tournament/player-list.ts";
import { foldStudy, incumbentOf, planStudy, SAMPLER_NAMES, type StudyState } from "../../tuning/index.ts";
import { defineCommand, positional, value } from "../command.ts";
import { EXIT, UsageError } from "../exit.ts";
import { refused } from "../refused.ts";
import { rulesFrom } from "../sources.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { listOf, oneOf, text, wholeNumber } from "../values.ts";

const { rules, board, seed, games, seats } = GAME_OPTIONS;

/** `arena tune`: searches a player's parameters, then confirms the winner on fresh seeds. */
export const tune = defineCommand({
  name: "tune",
  summary: "search a player's parameters, then confirm the winner on fresh seeds",
  examples: [
    ["arena tune hl --parameters floor,means --budget 2000", "two of the learner's parameters"],
    ["arena tune ./mine.ts --against greedy,greedy,validator --out best.json", "every parameter of your own"],
  ],
  options: {
    against: value(readPlayers, {
      group: "Games",
      default: "random,greedy,validator",
      describe: "the others at the table",
    }),
    rules,
    board,
    seed,
    games,
    seats,
    parameters: value(listOf(text), {
      group: "Search",
      describe: "names to tune (default: all that are declared)",
    }),
    sampler: value(oneOf(...SAMPLER_NAMES), {
      group: "Search",
      default: "tpe",
      describe: "how settings are chosen",
    }),
    budget: value(wholeNumber({ min: 1 }), {
      group: "Search",
      default: "1000",
      describe: "evaluations: one is one setting on one unit",
    }),
    confirm: value(wholeNumber({ min: 10 }), {
      group: "Search",
      default: "60",
      describe: "fresh units for the winner against the defaults",
    }),
    sensitivity: value(wholeNumber({ min: 0 }), {
      group: "Search",
      default: "20",
      describe: "fresh units for steps away from the winner; 0: none",
    }),
    out: value(text, {
      group: "Search",
      describe: "new file for settings that were confirmed, for hl:@FILE",
    }),
    ...MACHINE_OPTIONS,
  },
  positionals: { player: positional(text, "a player with parameters, as in hl or hl:policy=ucb1") },
  async run({ options, positionals: { player }, answer, note, warn, progress, signal }) {
    if (options.out !== undefined && existsSync(options.out)) {
      throw new UsageError(`--out: ${options.out} exists; name a new file`);
    }
    const plan = refused(() =>
      planStudy({
        parameters: spaceOf(player, options.parameters),
        seed: options.seed,
        budget: options.budget,
        sampler: options.sampler,
      }),
    );
    const game = {
      ...options,
      player,
      rules: rulesFrom(options.rules, options.board),
      seatPolicy: options.seats,
    };
    // The tournament of the defaults stands for everything that is played: it names rules, company and versions.
    const manifest = {
      player,
      confirm: options.confirm,
      sensitivity: options.sensitivity,
      plan,
      tournament: refused(() => planOf(game, settingsWith(player, {}), { from: 0, to: 1 })),
    };
    const store = Store.write(resolve(options.store));
    try {
      const { studies } = store;
      const entry = (options.resume ? studies.of(manifest) : null) ?? studies.entry(studies.create(manifest));
      let line = "starting";
      let rung = "";
      progress(() => `${line}${rung}`);
      const evaluate = playSettings(game, {
        ...options,
        signal,
        tick: (played, total) => {
          rung = ` · ${played}/${total} games`;
        },
      });
      const result = await runStudy(
        studies,
        entry,
        plan,
        (settings, range) =>
          evaluate(
            settings.map((each) => settingsWith(player, each)),
            range,
          ),
        {
          confirmUnits: options.confirm,
          sensitivityUnits: options.sensitivity,
          tell(state, doing) {
            line = doing === "search" ? searchLine(state) : `${doing}ing`;
            rung = "";
          },
        },
      );
      const state = foldStudy(studies.log(entry.study));
      const { confirmation, sensitivity } = result;
      const document = {
        schema: 1,
        study: entry.study,
        manifest,
        trials: state.trials.length,
        evaluations: state.spent,
        confirmation,
        sensitivity,
      };
      answer(document, () => studyText(state, result));
      note(`study ${entry.study} in ${options.store}`);
      if (options.out !== undefined) {
        if (confirmation.verdict !== "better") {
          warn(`arena tune: ${options.out} is not written: only settings that were confirmed are`);
        } else {
          const settings = settingsWith(player, confirmation.settings);
          const from = `study ${entry.study}, confirmed against ${changedText(plan.parameters, confirmation.rivals[0]?.settings ?? {})}`;
          writeSettingsFile(options.out, tierOf(player).id, settings, from);
          note(`settings in ${options.out}: --players ${tierOf(player).id}:@${options.out}`);
        }
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      warn("interrupted: every finished rung is saved; the same command with --resume goes on");
      return EXIT.interrupted;
    } finally {
      store.close();
    }
  },
});

/** How far the search is, and its incumbent so far with the interval of a score that flatters. */
function searchLine(state: StudyState): string {
  const spent = `${state.spent}/${state.plan.budget} evaluations, ${state.trials.length} settings`;
  if (state.elites.length === 0) return spent;
  const best = incumbentOf(state);
  const { value, interval } = estimateMean(best.scores);
  const half = interval.method === "none" ? "" : ` ±${(50 * (interval.high - interval.low)).toFixed(1)}`;
  return `${spent} · best ${(100 * value).toFixed(1)}%${half}: ${changedText(state.plan.parameters, best.settings)}`;
}
