import { describe, expect, test } from "vitest";
import { chooseGames, readGameChoice } from "../../../../arena/replay/record/choose-games.ts";
import { makePlan } from "../../../../arena/tournament/plan/make-plan.ts";
import { readPlayers } from "../../../../arena/tournament/plan/player-list.ts";
import { scheduleOf } from "../../../../arena/tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../../../arena/tournament/unit/game-row.ts";
import { UnitPlayer } from "../../../../arena/tournament/unit/play-unit.ts";
import { NO_HOOKS } from "../../../../arena/tournament/unit/unit-hooks.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { board } from "../../../../src/board/catalog.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";

const PLAN = makePlan({
  rules: ruleSet("arena@1"),
  board: board("us-classic"),
  seed: "7",
  format: "line-up",
  mode: "learning",
  players: readPlayers("random,greedy"),
  seatPolicy: "all",
  units: 3,
  games: 4,
  memory: {},
  onFault: "passive",
});
const player = new UnitPlayer(PLAN);
const UNITS = [0, 1, 2].map((unit) => player.play(unit, NO_HOOKS) as UnitResult);

describe("the games of a run that are written down", () => {
  test("are all of them, unit by unit", () => {
    const every = [0, 1, 2, 3];
    expect([...chooseGames("all", PLAN, UNITS)]).toEqual([
      [0, every],
      [1, every],
      [2, every],
    ]);
  });

  test("are those with a fault", () => {
    const fault = { player: "greedy", ask: "bid", reason: "threw", count: 2, seat: 1, message: "" } as const;
    const [first, second, third] = UNITS as [UnitResult, UnitResult, UnitResult];
    const faulty = [first, { ...second, faults: [3, 1, 3].map((game) => ({ ...fault, game })) }, third];
    expect([...chooseGames("faults", PLAN, faulty)]).toEqual([[1, [1, 3]]]);
  });

  test("are of each player the game that it won with the most", () => {
    const { seatings, entries } = scheduleOf(PLAN);
    const { width, seatStart } = rowLayout(2, 0);
    const most = new Map<number, { worth: number; at: string }>();
    for (const { unit, games } of UNITS) {
      for (let game = 0; game < PLAN.games; game++) {
        const row = games.subarray(game * width, (game + 1) * width);
        const seat = [1, 2].indexOf(row[GAME_WORD.winners]);
        const winner = entries[seatings[row[GAME_WORD.seating]]?.[seat]];
        const worth = row[seatStart + 2 * seat + 1];
        if (worth > (most.get(winner)?.worth ?? -1)) most.set(winner, { worth, at: `${unit}/${game}` });
      }
    }
    const chosen = [...chooseGames("best", PLAN, UNITS)].flatMap(([unit, games]) =>
      games.map((game) => `${unit}/${game}`),
    );
    expect(chosen.sort()).toEqual([...new Set([...most.values()].map(({ at }) => at))].sort());
  });

  test("are as many as are asked for, the same at every asking", () => {
    const some = chooseGames(readGameChoice("sample:5"), PLAN, UNITS);
    expect([...some.values()].flat()).toHaveLength(5);
    expect(chooseGames({ sample: 5 }, PLAN, UNITS)).toEqual(some);
    expect([...chooseGames({ sample: 99 }, PLAN, UNITS).values()].flat()).toHaveLength(12);
  });

  test.each(["some", "sample:0", "sample:", "sample:1.5", ""])("cannot be chosen as %j", (text) => {
    expect(() => readGameChoice(text)).toThrow("expected all, faults, best or sample:n, as in sample:20");
  });
});
