import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { compareText } from "../../../analysis/report/compare-text.ts";
import { LiveComparison } from "../../../analysis/report/live-comparison.ts";
import { compareStored, Unpaired } from "../../../analysis/report/stored-comparison.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { type ExitCode, UsageError } from "../../../runtime/exit.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { type PlannedPlayer, readPlayer, readPlayers } from "../../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../../tournament/plan/runnable-plan.ts";
import { Store } from "../../../tournament/store/store.ts";
import {
  type CommandContext,
  defineCommand,
  flag,
  type Option,
  positional,
  type ValuesOf,
  value,
} from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { kebab } from "../parser.ts";
import { gameOptions, playersText, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import { difference, GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { text } from "../values.ts";

/** What stored runs have settled. */
const PLAYED = {
  against: value(readPlayers, {
    group: GROUP.who,
    default: "random,greedy,validator",
    describe: "the others at the table",
  }),
  ...GAME_OPTIONS,
  seasons: { ...GAME_OPTIONS.seasons, default: "24" },
  stopWhen: value(difference, {
    group: GROUP.counting,
    describe: "stop once a difference of this size is found or ruled out, as in 2pp",
  }),
};
const OPTIONS = {
  ...PLAYED,
  force: flag({
    group: GROUP.counting,
    describe: "compare stored runs that cannot be paired, as two samples",
  }),
  ...MACHINE_OPTIONS,
};

const POSITIONALS = {
  a: positional(text, "a player, as in hl:policy=ucb1, or the number of a stored run"),
  b: positional(text, "the one to compare it with"),
};

type Context = CommandContext<ValuesOf<typeof OPTIONS>, ValuesOf<typeof POSITIONALS>>;

/** `arena compare`: two players in the same place against the same others, on the same seeds; played now, or stored. */
export const compare = defineCommand({
  name: "compare",
  summary: "say which of two players or settings is better, on the same seeds",
  examples: [
    ["arena compare hl hl:policy=ucb1 --seasons 40", "two settings of the learner"],
    ["arena compare 3 4", "two runs of the store, in the place where their line-ups differ"],
  ],
  options: OPTIONS,
  positionals: POSITIONALS,
  async run(context) {
    const { a, b } = context.positionals;
    const numbers = [a, b].filter((word) => /^\d+$/.test(word)).map(Number);
    const [first, second] = numbers;
    if (first !== undefined && second !== undefined) return compareRuns(context, first, second);
    if (first === undefined) return comparePlayers(context);
    throw new UsageError(`${a} and ${b}: expected two players, or the numbers of two stored runs`);
  },
});

function compareRuns({ options, answer }: Context, first: number, second: number): undefined {
  refuseGames(options);
  const path = resolve(options.store);
  const store = refused(() => Store.read(path));
  try {
    const runs = refused(() => [store.run(first), store.run(second)] as const);
    const document = compareStored(store, runs, options.force);
    answer({ ...document, timing: { store: path } }, () => compareText(document));
  } catch (error) {
    throw error instanceof Unpaired ? new UsageError(error.message) : error;
  } finally {
    store.close();
  }
}

/** Stored games are what they are: refuses by name whatever asks for others. */
function refuseGames(options: Context["options"]): void {
  for (const [key, option] of Object.entries<Option<unknown>>(PLAYED)) {
    const standing = option.default === undefined ? undefined : option.read(option.default);
    if (isDeepStrictEqual(options[key as keyof typeof PLAYED], standing)) continue;
    throw new UsageError(`--${kebab(key)} says what is played, and stored runs were played; leave it out`);
  }
}

async function comparePlayers(context: Context): Promise<ExitCode | undefined> {
  const { options, positionals, answer, note } = context;
  if (options.force) throw new UsageError("--force compares stored runs; for two players leave it out");
  const plans = plansOf(context);
  const comparison = new LiveComparison(plans, options.stopWhen ?? null);
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
        `${COMMAND_PREFIX} compare ${shellWord(positionals.a)} ${shellWord(positionals.b)} ${shellOptions({
          against: playersText(options.against),
          ...gameOptions(plans[0], options),
          "stop-when": options.stopWhen,
        })}`,
      );
    },
  });
  return code;
}

/** The same plan twice, but for the first player. */
function plansOf({ options, positionals }: Context): [RunnablePlan, RunnablePlan] {
  const table = tableFrom(options);
  return refused(() => {
    // Copies of their own, so that neither falls together with one of the others.
    const sides = [readPlayer(`${positionals.a}#A`), readPlayer(`${positionals.b}#B`)] as const;
    const asSeasons = [...sides, ...options.against].some(({ learns }) => learns);
    const planOf = (side: PlannedPlayer): RunnablePlan =>
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
      });
    return [planOf(sides[0]), planOf(sides[1])];
  });
}
