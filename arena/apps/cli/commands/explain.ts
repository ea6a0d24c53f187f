import { resolve } from "node:path";
import { validateSettings } from "../../../../src/player/parameters.ts";
import { type AnalysedDecision, analyseTurns } from "../../../analysis/decisions/analyse-game.ts";
import { costsOf, type QuestionCost } from "../../../analysis/decisions/costs.ts";
import { points } from "../../../analysis/report/share-text.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { plannerParameters } from "../../../players/planner/parameters.ts";
import { PLANNER } from "../../../players/planner/planner.ts";
import { parseEntrant } from "../../../players/registry.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { version } from "../../../runtime/version.ts";
import { bounds } from "../../../statistics/index.ts";
import { Store } from "../../../tournament/store/store.ts";
import { defineCommand, optionalPositional, positional, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { readRecord } from "../record-source.ts";
import { refused } from "../refused.ts";
import { gamesOfRun, playerNamed, runToList } from "../run-games.ts";
import { runNumber, TRUST_PLAYERS } from "../stored-run.ts";
import { MACHINE_OPTIONS, total } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena explain`: which kinds of decision cost a player most in games that it lost. */
export const explain = defineCommand({
  name: "explain",
  summary: "say which kinds of decision cost a player most, held against a planner's",
  examples: [
    ["arena explain mybot --trust-players", "three games that mybot lost in the newest run"],
    ["arena explain greedy 3 --total 10 --by planner:playouts=256", "ten of run 3, told apart better"],
  ],
  options: {
    total: total("3", "lost games to look at, the first of the run"),
    by: value(text, { default: PLANNER.id, describe: "the planner with its settings" }),
    store: MACHINE_OPTIONS.store,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: {
    player: positional(text, "a player of the run, by label or file"),
    run: optionalPositional(runNumber, "number of the run (default: the newest)"),
  },
  async run(context) {
    const { options, positionals, answer } = context;
    const { tier, settings } = refused(() => parseEntrant(options.by));
    if (tier !== PLANNER || settings.playouts === 0) {
      throw new UsageError(
        `--by ${options.by}: expected a planner with playouts, as in planner:playouts=256`,
      );
    }
    const { id, label, names } = lostGames(options, positionals);
    const goOn = progressHook(context, (done) => `game ${done + 1}/${names.length}`);
    const decisions: AnalysedDecision[] = [];
    for (const [done, name] of names.entries()) {
      const game = readRecord(name, options, version);
      const own = game.record.seats.flatMap(({ player }, seat) => (player === id ? [seat] : []));
      for (const turns = analyseTurns(game, validateSettings(plannerParameters(), settings)); ; ) {
        if (!(await goOn(done))) return undefined;
        const next = turns.next();
        if (next.done !== true) continue;
        decisions.push(...next.value.decisions.filter(({ seat }) => own.includes(seat)));
        break;
      }
    }
    const costs = costsOf(decisions);
    const document = {
      schema: 1,
      player: id,
      games: names,
      by: options.by,
      costs: costs.map(({ each, ...cost }) => ({
        ...cost,
        each: each?.value ?? null,
        eachInterval: each === null ? null : bounds(each.interval),
      })),
    };
    answer(document, () => costText(label, names, costs));
    return undefined;
  },
});

/** The games to look at, by the names that `arena replay` takes. */
function lostGames(
  { store: path, total: most }: { readonly store: string; readonly total: number },
  { player, run }: { readonly player: string; readonly run: number | undefined },
): { readonly id: string; readonly label: string; readonly names: readonly string[] } {
  const store = Store.read(resolve(path));
  try {
    const entry = runToList(store, run);
    const id = playerNamed(entry.plan, player);
    const lost = gamesOfRun(store, entry, { lostBy: player });
    if (lost.length === 0) throw new UsageError(`${player} lost no game of run ${entry.run}`);
    const label = entry.plan.players.find((each) => each.id === id)?.label ?? id;
    return { id, label, names: lost.slice(0, most).map(({ name }) => name) };
  } finally {
    store.close();
  }
}

function costText(label: string, names: readonly string[], costs: readonly QuestionCost[]): string {
  const rows = costs.map(({ question, decisions, otherwise, mistakes, lost, each }) => {
    const interval = each === null ? null : bounds(each.interval);
    return [
      question,
      String(decisions),
      String(otherwise),
      String(mistakes),
      otherwise === 0 ? "–" : points(lost),
      interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`,
    ];
  });
  const head = ["question", "decisions", "otherwise", "mistakes", "lost", "each, 95%"];
  return [
    `What cost ${label} most in ${names.join(", ")}, in points of the chance of winning\n`,
    textTable([head, ...rows], true),
    "otherwise: a planner would have answered otherwise; mistakes: told from chance, decision by decision",
    `arena analyse ${names[0]} has each decision\n`,
  ].join("\n");
}
