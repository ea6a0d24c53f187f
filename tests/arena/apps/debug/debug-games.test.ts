import { describe, expect, test } from "vitest";
import { readBreakPoint } from "../../../../arena/apps/debug/break-point.ts";
import { debugGames } from "../../../../arena/apps/debug/debug-games.ts";
import { makePlan } from "../../../../arena/tournament/plan/make-plan.ts";
import { readPlayers } from "../../../../arena/tournament/plan/player-list.ts";
import { board as boardNamed } from "../../../../src/board/catalog.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";

const board = boardNamed("us-classic");
const plan = makePlan({
  players: readPlayers("greedy,random,random,validator"),
  format: "line-up",
  mode: "learning",
  rules: ruleSet("arena@1"),
  board,
  seed: "7",
  seatPolicy: "all",
  units: 1,
  memory: {},
});

describe("games are played up to what is looked for", () => {
  test("a question about a square, with the position and the answer, in a game that is recorded to its end", () => {
    const at = readBreakPoint("buy:Boardwalk", board);
    const stopped = debugGames({ plan, place: 0, at, on: null });
    expect(stopped?.reached).toMatchObject({ question: "buy", subject: [39], position: 39 });
    expect(typeof stopped?.reached?.answer).toBe("boolean");
    const record = stopped?.recorder.record();
    const seat = stopped?.reached?.seat ?? -1;
    expect(record?.seats[seat]?.player).toBe("greedy");
    expect(record?.turns.length).toBeGreaterThan(10);
  });

  test("a loss, and a win", () => {
    expect(debugGames({ plan, place: 0, at: null, on: "loss" })?.outcome?.win).toBe(0);
    expect(debugGames({ plan, place: 0, at: null, on: "win" })?.outcome?.win).toBeGreaterThan(0);
  });

  test("or through, where there is nothing to stop at", () => {
    expect(debugGames({ plan, place: 1, at: readBreakPoint("speedDie", board), on: null })).toBeNull();
  });
});

test("a question or a square that there is not is told with what was meant", () => {
  expect(() => readBreakPoint("bit", board)).toThrow('there is no question "bit"; did you mean "bid"?');
  expect(() => readBreakPoint("bid:Bordwalk", board)).toThrow('did you mean "Boardwalk"?');
  expect(readBreakPoint("bid:39", board)).toEqual(readBreakPoint("bid:Boardwalk", board));
});
