import { compareText } from "../../report/compare-text.ts";
import { Comparison } from "../../report/comparison.ts";
import { makePlan } from "../../tournament/make-plan.ts";
import type { TournamentPlan } from "../../tournament/plan.ts";
import { readPlayer, readPlayers } from "../../tournament/player-list.ts";
import { defineCommand, positional, value } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import { gameOptions, playersText, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import { difference, GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena compare`: two players in the same place against the same others, on the same seeds. */
export const compare = defineCommand({
  name: "compare",
  summary: "say which of two players or settings is better, on the same seeds",
  examples: [
    ["arena compare hl hl:policy=ucb1 --seasons 40", "two settings of the learner"],
    ["arena compare ./mine.ts greedy --stop-when 3pp", "until three points are found or ruled out"],
  ],
  options: {
    against: value(readPlayers, {
      group: "Games",
      default: "random,greedy,validator",
      describe: "the others at the table",
    }),
    ...GAME_OPTIONS,
    seasons: { ...GAME_OPTIONS.seasons, default: "24" },
    stopWhen: value(difference, {
      group: "Games",
      describe: "stop once a difference of this size is found or ruled out, as in 2pp",
    }),
    ...MACHINE_OPTIONS,
  },
  positionals: {
    a: positional(text, "a player, as in hl:policy=ucb1"),
    b: positional(text, "the one to compare it with"),
  },
  async run(context) {
    const { options, positionals, answer, note } = context;
    const table = tableFrom(options);
    const plans = refused(() => {
      // Copies of their own, so that neither falls together with one of the others.
      const sides = [readPlayer(`${positionals.a}#A`), readPlayer(`${positionals.b}#B`)] as const;
      const asSeasons = [...sides, ...options.against].some(({ learns }) => learns);
      return sides.map((side) =>
        makePlan({
          ...options,
          ...table,
          format: "line-up",
          mode: "learning",
          players: [side, ...options.against],
          seatPolicy: options.seats,
          units: options.seasons,
          memory: {},
          asSeasons,
          stopWhen: undefined,
        }),
      );
    });
    const comparison = new Comparison(plans, options.stopWhen ?? null);
    let code: ExitCode | undefined;
    await playSession(plans, options, context, {
      stored: (plan, unit, tally) => comparison.add(plan, unit.unit, tally.lastShare(0)),
      decided: () => comparison.decided,
      finish(session) {
        const document = comparison.document();
        answer({ ...document, timing: session.timing }, () => compareText(document));
        note(
          `runs ${session.timing.runs.join(" and ")} in ${options.store}: ${session.timing.seconds.toFixed(1)} s`,
        );
        code = endOf(
          session,
          context,
          `arena compare ${shellWord(positionals.a)} ${shellWord(positionals.b)} ${shellOptions({
            against: playersText(options.against),
            ...gameOptions(plans[0] as TournamentPlan, options),
            "stop-when": options.stopWhen,
          })}`,
        );
      },
    });
    return code;
  },
});
