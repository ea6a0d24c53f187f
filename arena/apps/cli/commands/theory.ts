import type { Board } from "../../../../src/board/board.ts";
import type { RuleSet } from "../../../../src/rules/rule-set.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import type { LandingRates } from "../../../analysis/theory/landing-rates.ts";
import { type PolicyReport, reportPolicy, theoryRefusal, worstGap } from "../../../analysis/theory/report.ts";
import { JAIL_POLICIES, type JailPolicy } from "../../../analysis/theory/roll-chain.ts";
import type { SetIncome, Stage } from "../../../analysis/theory/set-incomes.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { defineCommand, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { boardFrom, rulesFrom } from "../sources.ts";
import { SEED } from "../tournament-options.ts";
import { oneOf, text, wholeNumber } from "../values.ts";

/** Definition of each figure, in the order of the columns. */
const CONVENTIONS = {
  perRoll: "where a throw ends, cards obeyed; a jailed token apart from a visiting one",
  perTurn: "where a turn ends",
  touchedPerTurn: "every square touched in a turn, card squares and Go To Jail included; jail by visits only",
  model:
    "cards drawn from full decks reshuffled at every draw, jail cards left in; the third double goes to jail; a double " +
    "that leaves jail earns no further throw; leave: the fine is paid before the first throw, and the turn is a usual " +
    "one; stay: a double is tried for as long as the rules allow",
} as const;

/** `arena theory`: exact landing rates and what every set returns, beside what games measured. */
export const theory = defineCommand({
  name: "theory",
  summary: "exact landing probabilities and returns of every set of a board",
  examples: [
    ["arena theory", "the classic board, by its Markov chain"],
    ["arena theory --board islands --total 100", "beside what 100 games measured"],
  ],
  options: {
    board: value(boardFrom, { default: "us-classic", describe: "the board (id or file, docs/boards.md)" }),
    rules: value(text, { default: "arena@1", describe: "rule set (id or file, docs/rules.md)" }),
    jail: value(oneOf(...JAIL_POLICIES), {
      describe: "leave jail at once, or stay as long as one may (default: both answers)",
    }),
    total: value(wholeNumber({ min: 0, max: 100_000 }), {
      alias: "n",
      default: "0",
      describe: "games to measure by, each of about 11,900 throws",
    }),
    seed: SEED,
  },
  positionals: {},
  async run(context) {
    const { answer, options } = context;
    const { board, total: games, seed } = options;
    const rules = rulesFrom(options.rules, board);
    const refusal = theoryRefusal(rules);
    if (refusal !== null) throw new UsageError(`there is no theory of these rules: ${refusal}`);
    const reports: PolicyReport[] = [];
    for (const policy of options.jail === undefined ? JAIL_POLICIES : [options.jail]) {
      const goOn = progressHook(context, (played) => `${TITLE[policy]}: game ${played} of ${games}`);
      reports.push(await reportPolicy(board, rules, policy, { games, seed, goOn }));
    }
    answer(document(board, rules, reports), () => render(board, reports));
    return undefined;
  },
});

function document(board: Board, rules: RuleSet, reports: readonly PolicyReport[]) {
  return {
    schema: 2,
    board: board.id,
    rules: rules.id,
    conventions: CONVENTIONS,
    squares: board.names,
    policies: Object.fromEntries(
      reports.map(({ policy, rates, returns, measured }) => [
        policy,
        {
          rates,
          returns,
          measured: Object.fromEntries(
            Object.entries(measured).map(([mode, each]) => [
              mode,
              { worstGap: worstGap(rates, each), ...each },
            ]),
          ),
        },
      ]),
    ),
  };
}

const TITLE: Readonly<Record<JailPolicy, string>> = {
  leave: "a jailed token leaves at once",
  stay: "a jailed token stays as long as it may",
};

function render(board: Board, reports: readonly PolicyReport[]): string {
  return reports
    .map((report) => {
      const { policy, rates, returns } = report;
      const title = `${board.id}, ${TITLE[policy]}: ${rates.rollsPerTurn.toFixed(4)} throws a turn`;
      return `${title}\n\n${renderRates(board, report)}\n${renderReturns(returns)}`;
    })
    .join("\n");
}

function renderRates(board: Board, { rates, measured }: PolicyReport): string {
  const games = Object.entries(measured);
  const head = [
    "percent",
    "per throw",
    "per turn",
    "touched\na turn",
    ...games.map(([mode]) => `${mode},\nper throw`),
  ];
  const line = (name: string, of: (rates: LandingRates) => readonly (number | undefined)[]): string[] => [
    name,
    ...of(rates).map(percent),
    ...games.map(([, each]) => percent(of(each)[0])),
  ];
  const rows = board.names.map((name, square) =>
    line(name, (each) => [each.perRoll[square], each.perTurn[square], each.touchedPerTurn[square]]),
  );
  rows.splice(
    board.jail + 1,
    0,
    line(`${board.names[board.jail]}: in it`, (each) => [each.perRollInJail, each.perTurnInJail, undefined]),
  );
  const gaps = games.map(([mode, each]) => {
    const gap = worstGap(rates, each).toFixed(4);
    const throws = each.rollsPerTurn.toFixed(4);
    return `${mode}: ${each.rolls} throws, ${throws} a turn, at most ${gap} points a square from the theory\n`;
  });
  return textTable([head, ...rows], true) + gaps.join("");
}

const percent = (share: number | undefined): string => (share === undefined ? "" : (100 * share).toFixed(4));

/** Income and break-even of every set, stage by stage. */
function renderReturns(returns: readonly SetIncome[]): string {
  const longest = returns.reduce((a, b) => (b.stages.length > a.stages.length ? b : a));
  const table = (title: string, figure: (stage: Stage) => string): string =>
    textTable(
      [
        [title, ...longest.stages.map(({ stage }) => stage)],
        ...returns.map(({ set, stages }) => [set, ...stages.map(figure)]),
      ],
      true,
    );
  return [
    table("income a throw", ({ incomePerRoll }) => incomePerRoll.toFixed(2)),
    table("throws to break even", ({ breakEvenRolls }) => breakEvenRolls?.toFixed(0) ?? "never"),
    "Railroads and utilities: one owned, two owned and so on.\n",
  ].join("\n");
}
