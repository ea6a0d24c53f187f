import { buildReport } from "../../../analysis/report/build-report.ts";
import { ladderOf, ladderText } from "../../../analysis/report/ladder.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { type ExitCode, UsageError } from "../../../runtime/exit.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { readPlayer, readPlayers } from "../../../tournament/plan/player-list.ts";
import { defineCommand, flag, optionalPositional, value } from "../command.ts";
import { ALL_SEASONS, ladderOfAll } from "../ladder-of-all.ts";
import { GROUP } from "../option-groups.ts";
import { gameOptions, playersText, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { text, wholeNumber } from "../values.ts";

const USUAL_RUNGS = "random,greedy,validator,trader,hl";
const USUAL_SEASONS = 12;

/** `arena ladder`: a new player, alone against a table of each tier, from the weakest up. */
export const ladder = defineCommand({
  name: "ladder",
  summary: "place a new player: alone against three of each tier; or all against all",
  examples: [
    ["arena ladder ./mine.ts", "against the tiers and the reference player"],
    ["arena ladder --all --except planner --store ladder.db", "every tier against every other, but for one"],
  ],
  options: {
    against: value(readPlayers, {
      group: GROUP.who,
      describe: `the rungs, from the lowest (default: ${USUAL_RUNGS}; every tier with --all)`,
    }),
    all: flag({ group: GROUP.who, describe: "instead: every tier alone against tables full of every other" }),
    except: value(readPlayers, { group: GROUP.who, describe: "with --all: tiers to leave out" }),
    tableSize: value(wholeNumber({ min: 2, max: 8 }), {
      group: GROUP.who,
      describe: "seats at a table (default: the position's, else 4)",
    }),
    ...GAME_OPTIONS,
    seasons: value(wholeNumber({ min: 1 }), {
      group: GROUP.counting,
      describe: `independent units a rung (default: ${USUAL_SEASONS}; ${ALL_SEASONS} a pair with --all)`,
    }),
    ...MACHINE_OPTIONS,
    isolate: flag({
      group: GROUP.machine,
      default: true,
      describe: "seat player files in threads of their own; --no-isolate in the workers",
    }),
  },
  positionals: { player: optionalPositional(text, "a player, as in ./mine.ts; none with --all") },
  async run(context) {
    const { options, positionals, answer, note } = context;
    if (options.all) return ladderOfAll(options, positionals.player, context);
    const { player } = positionals;
    if (player === undefined) {
      throw new UsageError("PLAYER is missing: name the player to be placed, or give --all");
    }
    if (options.except !== undefined) throw new UsageError("--except goes with --all");
    const rivals = options.against ?? readPlayers(USUAL_RUNGS);
    const seasons = options.seasons ?? USUAL_SEASONS;
    const table = tableFrom(options);
    const seats = options.tableSize ?? table.position?.players?.length ?? 4;
    const plans = refused(() => {
      const newcomer = readPlayer(`${player}#new`);
      return rivals.map((rival) =>
        makePlan({
          ...options,
          ...table,
          tableSize: undefined,
          format: "line-up",
          mode: "learning",
          players: [newcomer, ...Array.from({ length: seats - 1 }, () => rival)],
          seatPolicy: options.seats,
          units: seasons,
          memory: {},
        }),
      );
    });
    let code: ExitCode | undefined;
    await playSession(plans, options, context, {
      finish(session) {
        const { store, runs, timing } = session;
        const reports = runs.map(({ run, plan }) => {
          const report = buildReport(plan, store.units(run), session.stop ?? "part");
          if (session.stop !== null) store.rate(run, report.standings);
          return report;
        });
        const found = ladderOf(runs.map(({ run, plan }) => ({ plan, units: store.units(run) })));
        answer({ ...found, reports, timing }, () => ladderText(found));
        note(`runs ${timing.runs.join(", ")} in ${options.store}: ${timing.seconds.toFixed(1)} s`);
        code = endOf(
          session,
          context,
          `${COMMAND_PREFIX} ladder ${shellWord(player)} ${shellOptions({
            against: playersText(rivals),
            "table-size": options.tableSize,
            // Rungs of learners and of others have units of different size where none was asked for.
            ...{ ...gameOptions(plans[0] as (typeof plans)[number], options), games: options.games },
          })}`,
        );
      },
    });
    return code;
  },
});
