import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { compareText } from "../../../analysis/report/compare-text.ts";
import { COMPARED_TABLES } from "../../../analysis/report/comparison.ts";
import { compareLineUps, lineUpText } from "../../../analysis/report/line-up-comparison.ts";
import { LiveComparison } from "../../../analysis/report/live-comparison.ts";
import { compareStored, Unpaired } from "../../../analysis/report/stored-comparison.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { type ExitCode, UsageError } from "../../../runtime/exit.ts";
import { readPlayers } from "../../../tournament/plan/player-list.ts";
import { Store } from "../../../tournament/store/store.ts";
import {
  type CommandContext,
  defineCommand,
  flag,
  type Option,
  optionalPositional,
  type ValuesOf,
  value,
} from "../command.ts";
import { againstOf, comparedPlans, plansUnder } from "../compared-plans.ts";
import { GROUP } from "../option-groups.ts";
import { kebab } from "../parser.ts";
import { gameOptions, playersText, shellOptions, shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { playSession } from "../session.ts";
import { endOf } from "../session-end.ts";
import { tableFrom } from "../table-options.ts";
import { difference, GAME_OPTIONS, MACHINE_OPTIONS, POPULATION } from "../tournament-options.ts";
import { oneOf, text } from "../values.ts";

/** Options for the games, which stored runs have played already. */
const PLAYED = {
  against: value(readPlayers, {
    group: GROUP.who,
    describe: "the others at the table (default: random,greedy,validator)",
  }),
  population: POPULATION,
  meet: value(oneOf(...COMPARED_TABLES), {
    group: GROUP.who,
    default: "others",
    describe: "each meets the others, or the two alone, or each alone three of the other",
  }),
  players: value(readPlayers, {
    group: GROUP.who,
    default: "random,greedy,validator,hl",
    describe: "with two rule sets: the line-up that plays under both",
  }),
  ...GAME_OPTIONS,
  rules: { ...GAME_OPTIONS.rules, describe: "rule set, id or file; or two of them by comma, to be compared" },
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
  a: optionalPositional(text, "a player, as in hl:policy=ucb1, or the number of a stored run"),
  b: optionalPositional(text, "the one to compare it with"),
};

type Context = CommandContext<ValuesOf<typeof OPTIONS>, ValuesOf<typeof POSITIONALS>>;

/** `arena compare`: two players in the same place against the same others, on the same seeds; played now, or stored. */
export const compare = defineCommand({
  name: "compare",
  summary: "say which of two players or settings is better, on the same seeds",
  examples: [
    ["arena compare hl hl:policy=ucb1 --seasons 40", "two settings of the learner"],
    ["arena compare --rules arena@1,official@1 --players greedy,hl", "what each player gains or loses"],
  ],
  options: OPTIONS,
  positionals: POSITIONALS,
  async run(context) {
    const { a, b } = context.positionals;
    const rules = context.options.rules?.split(",") ?? [];
    if (rules.length > 1) return compareRules(context, rules);
    if (a === undefined || b === undefined) {
      const name = a === undefined ? "A" : "B";
      throw new UsageError(
        `${name} is missing: name two players or stored runs, or give --rules two rule sets`,
      );
    }
    const numbers = [a, b].filter((word) => /^\d+$/.test(word)).map(Number);
    const [first, second] = numbers;
    if (first !== undefined && second !== undefined) return compareRuns(context, first, second);
    if (first === undefined) return comparePlayers(context, a, b);
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
    answer({ ...document, timing: { store: path } }, () =>
      document.kind === "players" ? compareText(document) : lineUpText(document),
    );
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

async function comparePlayers(context: Context, a: string, b: string): Promise<ExitCode | undefined> {
  const { options, answer, note } = context;
  if (options.force) throw new UsageError("--force compares stored runs; for two players leave it out");
  const { plans, sides } = refused(() => comparedPlans(options, tableFrom(options), [a, b]));
  const comparison = new LiveComparison(sides, options.stopWhen ?? null, options.meet);
  let code: ExitCode | undefined;
  await playSession(plans, options, context, {
    stored(plan, unit, tally) {
      comparison.add(plan, unit.unit, tally.lastShare(0));
      if (plans.length === 1) comparison.add(1, unit.unit, tally.lastShare(1));
    },
    decided: () => comparison.decided,
    finish(session) {
      const document = comparison.document();
      answer({ ...document, timing: session.timing }, () => compareText(document));
      note(
        `${plans.length === 1 ? "run" : "runs"} ${session.timing.runs.join(" and ")} in ${options.store}: ${session.timing.seconds.toFixed(1)} s`,
      );
      code = endOf(
        session,
        context,
        `${COMMAND_PREFIX} compare ${shellWord(a)} ${shellWord(b)} ${shellOptions({
          ...(options.population === undefined
            ? { against: playersText(againstOf(options)), meet: options.meet }
            : { population: options.population }),
          ...gameOptions(sides[0], options),
          "stop-when": options.stopWhen,
        })}`,
      );
    },
  });
  return code;
}

/** The same line-up under two rule sets, on the same seeds: what each player's share becomes. */
async function compareRules(context: Context, rules: readonly string[]): Promise<ExitCode | undefined> {
  const { options, positionals, answer, note } = context;
  if (positionals.a !== undefined) {
    throw new UsageError("two rule sets compare every player of a line-up: give it as --players");
  }
  if (options.force || options.stopWhen !== undefined) {
    throw new UsageError("--force and --stop-when compare two players; with two rule sets leave them out");
  }
  const plans = refused(() => plansUnder(options, rules));
  let code: ExitCode | undefined;
  await playSession(plans, options, context, {
    finish(session) {
      const [first, second] = session.runs.map(({ run, plan }) => ({
        run,
        plan,
        units: session.store.units(run),
      }));
      const document = compareLineUps([first, second], []);
      answer({ ...document, timing: session.timing }, () => lineUpText(document));
      note(
        `runs ${session.timing.runs.join(" and ")} in ${options.store}: ${session.timing.seconds.toFixed(1)} s`,
      );
      code = endOf(
        session,
        context,
        `${COMMAND_PREFIX} compare ${shellOptions({
          players: playersText(options.players),
          ...gameOptions(plans[0], options),
        })}`,
      );
    },
  });
  return code;
}
