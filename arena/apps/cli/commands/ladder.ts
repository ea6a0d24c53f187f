import { buildReport } from "../../../analysis/report/build-report.ts";
import { ladderOf, ladderText } from "../../../analysis/report/ladder.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import type { ExitCode } from "../../../runtime/exit.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { readPlayer, readPlayers } from "../../../tournament/plan/player-list.ts";
import { defineCommand, flag, positional, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { gameOptions, playersText, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena ladder`: a new player, alone against a table of each tier, from the weakest up. */
export const ladder = defineCommand({
  name: "ladder",
  summary: "place a new player: alone against three of each tier, weakest first",
  examples: [
    ["arena ladder ./mine.ts", "against the four tiers"],
    ["arena ladder hl:policy=ucb1 --against greedy,hl --seasons 40", "against these two"],
  ],
  options: {
    against: value(readPlayers, {
      group: GROUP.who,
      default: "random,greedy,validator,hl",
      describe: "the rungs, from the lowest",
    }),
    ...GAME_OPTIONS,
    seasons: { ...GAME_OPTIONS.seasons, default: "12" },
    ...MACHINE_OPTIONS,
    isolate: flag({
      group: GROUP.machine,
      default: true,
      describe: "seat player files in threads of their own; --no-isolate in the workers",
    }),
  },
  positionals: { player: positional(text, "a player, as in ./mine.ts") },
  async run(context) {
    const { options, positionals, answer, note } = context;
    const plan = refused(() =>
      makePlan({
        ...options,
        ...tableFrom(options),
        format: "one-against-three",
        mode: "learning",
        players: [readPlayer(`${positionals.player}#new`), ...options.against],
        seatPolicy: options.seats,
        units: options.seasons,
        memory: {},
      }),
    );
    let code: ExitCode | undefined;
    await playSession([plan], options, context, {
      finish(session) {
        const [entry] = session.runs as [(typeof session.runs)[number]];
        const report = buildReport(plan, session.store.units(entry.run), session.stop ?? "part");
        if (session.stop !== null) session.store.rate(entry.run, report.standings);
        const found = ladderOf(plan, session.store.units(entry.run));
        answer({ ...found, report, timing: session.timing }, () => ladderText(found));
        note(`run ${entry.run} in ${options.store}: ${session.timing.seconds.toFixed(1)} s`);
        code = endOf(
          session,
          context,
          `${COMMAND_PREFIX} ladder ${shellWord(positionals.player)} ${shellOptions({
            against: playersText(options.against),
            ...gameOptions(plan, options),
          })}`,
        );
      },
    });
    return code;
  },
});
