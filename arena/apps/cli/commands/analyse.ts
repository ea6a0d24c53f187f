import { validateSettings } from "../../../../src/player/parameters.ts";
import { analyseTurns, type GameAnalysis } from "../../../analysis/decisions/analyse-game.ts";
import { analysisDocument } from "../../../analysis/decisions/analysis-document.ts";
import { analysisText } from "../../../analysis/decisions/analysis-text.ts";
import { plannerParameters } from "../../../players/planner/parameters.ts";
import { PLANNER } from "../../../players/planner/planner.ts";
import { parseEntrant } from "../../../players/registry.ts";
import { RunError, UsageError } from "../../../runtime/exit.ts";
import { version } from "../../../runtime/version.ts";
import { defineCommand, positional, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { readRecord } from "../record-source.ts";
import { refused } from "../refused.ts";
import { TRUST_PLAYERS } from "../stored-run.ts";
import { MACHINE_OPTIONS } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena analyse`: what every decision of a game cost, held against a planner's. */
export const analyse = defineCommand({
  name: "analyse",
  summary: "hold every decision of a game against a planner's: mistakes by what they cost",
  examples: [
    ["arena analyse 3:0/17", "game 17 of unit 0 of run 3, at 64 playouts a decision"],
    ["arena analyse game.json --by planner:playouts=256 --json", "a record, at 256, for programs"],
  ],
  options: {
    by: value(text, { default: PLANNER.id, describe: "the planner with its settings" }),
    store: MACHINE_OPTIONS.store,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: { game: positional(text, "a record's file, or RUN:unit/game of a stored run") },
  async run(context) {
    const { options, positionals, answer } = context;
    const { tier, settings } = refused(() => parseEntrant(options.by));
    if (tier !== PLANNER || settings.playouts === 0) {
      throw new UsageError(
        `--by ${options.by}: expected a planner with playouts, as in planner:playouts=256`,
      );
    }
    const game = readRecord(positionals.game, options, version);
    const { length } = game.record.turns;
    const goOn = progressHook(context, (turns) => `turn ${turns}/${length}`);
    const turns = analyseTurns(game, validateSettings(plannerParameters(), settings));
    const analysis = await lastOf(turns, goOn, positionals.game);
    if (analysis !== null) answer(analysisDocument(analysis), () => analysisText(game, analysis));
    return undefined;
  },
});

/** Goes through an analysis turn by turn; null where `goOn` ended it. */
async function lastOf(
  turns: Generator<number, GameAnalysis>,
  goOn: (done: number) => Promise<boolean>,
  name: string,
): Promise<GameAnalysis | null> {
  try {
    for (let next = turns.next(); ; next = turns.next()) {
      if (next.done === true) return next.value;
      if (!(await goOn(next.value))) return null;
    }
  } catch (error) {
    throw new RunError(`${name}: ${(error as Error).message}`);
  }
}
