import { describe, expect, test } from "vitest";
import {
  analyseGame,
  analyseTurns,
  mistakesOf,
  type RecordedGame,
} from "../../../../arena/analysis/decisions/analyse-game.ts";
import { plannerParameters } from "../../../../arena/players/planner/parameters.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { deriveKey, seedKey } from "../../../../src/chance/random.ts";
import { validateSettings } from "../../../../src/player/parameters.ts";
import { ENGINE, recordedGame } from "../../replay/recorded-game.ts";

const SEED = "analysis";
const settings = (given = {}) =>
  validateSettings(plannerParameters(), { playouts: 32, depth: 2, margin: 1, ...given });

/** A game of these players, with what they brought to it. */
function gameOf(players: readonly string[], rules = "official@1"): RecordedGame {
  const record = recordedGame({ players, seed: SEED, rules });
  const sitters = players.map((_, seat) => ({ key: deriveKey(seedKey(SEED), 0, seat), memory: undefined }));
  return { record, setting: settingOf(record, ENGINE), sitters };
}

describe("the analysis of a game", () => {
  test("says of every decision of a planner what the planner did at the table", () => {
    const thinking = "planner:playouts=32,depth=2,margin=1";
    const { decisions } = analyseGame(gameOf([thinking, "trader", "hl", thinking]), settings());
    const own = decisions.filter(({ seat }) => seat === 0 || seat === 3);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ best, played }) => best !== played)).toEqual([]);
    // It chose what HL would not have chosen, or the equality says little.
    expect(own.some(({ best }) => best > 0)).toBe(true);
  });

  test("is the same each time", () => {
    const game = gameOf(["greedy", "trader"]);
    const few = settings({ playouts: 4 });
    expect(analyseGame(game, few)).toEqual(analyseGame(game, few));
  });

  test("tells what a decision cost on the same dice, and lists the mistakes by that", () => {
    const analysis = analyseGame(gameOf(["random", "trader"]), settings({ playouts: 64 }));
    const mistakes = mistakesOf(analysis);
    expect(mistakes.length).toBeGreaterThan(0);
    const losses = mistakes.map(({ loss }) => loss?.value ?? 0);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    for (const { loss, options, best, played } of mistakes) {
      const gap = (options[best]?.chance?.value ?? 0) - (options[played]?.chance?.value ?? 0);
      expect(loss?.value).toBeCloseTo(gap, 12);
      expect(loss?.interval).toMatchObject({ low: expect.any(Number) });
    }
    for (const { best, played, loss } of analysis.decisions) expect(loss === null).toBe(best === played);
  });

  test("gives the chances of every seat before every turn, 1 in sum, and who won at the end", () => {
    const game = gameOf(["greedy", "trader", "validator"]);
    const { chances } = analyseGame(game, settings({ playouts: 4 }));
    expect(chances.map(({ turn }) => turn)).toEqual(
      Array.from({ length: game.record.turns.length + 1 }, (_, turn) => turn + 1),
    );
    for (const { seats } of chances) {
      expect(seats.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
    expect(Math.max(...(chances.at(-1)?.seats ?? []).map(({ chance }) => chance))).toBe(1);
  });

  test("tells how far it is", () => {
    const game = gameOf(["random", "greedy"]);
    const turns = [...analyseTurns(game, settings({ playouts: 2, depth: 1 }))];
    expect(turns).toEqual(game.record.turns.map((_, turn) => turn + 1));
  });

  test("refuses a record that is not the game that the engine plays", () => {
    const game = gameOf(["random", "greedy"]);
    const [first, ...rest] = game.record.turns;
    const changed = { ...game.record, turns: [["AAAA", ...(first?.slice(1) ?? [])], ...rest] };
    expect(() => analyseGame({ ...game, record: changed as typeof game.record }, settings())).toThrow(
      /not the game that was played; turn 1/,
    );
  });
});
