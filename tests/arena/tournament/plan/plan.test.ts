import { describe, expect, test } from "vitest";
import { planHash } from "../../../../arena/tournament/plan/plan.ts";
import { readPlayers } from "../../../../arena/tournament/plan/player-list.ts";
import { planOf } from "../plans.ts";

describe("a list of players", () => {
  test("keeps the settings of a player together, commas and all", () => {
    const ids = readPlayers("greedy, hl-spec:policy=ucb1,random").map(({ id }) => id);
    expect(ids).toEqual(["greedy", "hl-spec:policy=ucb1", "random"]);
  });

  test("tells copies apart by their mark", () => {
    const players = readPlayers("greedy,greedy#2,greedy");
    expect(players.map(({ id }) => id)).toEqual(["greedy", "greedy#2", "greedy"]);
    expect(players.map(({ spec }) => spec)).toEqual(["greedy", "greedy", "greedy"]);
  });

  test.each([
    ["", "expected players by comma"],
    ["greedy,,random", "expected players by comma"],
    ["gredy", 'did you mean "greedy"'],
  ])("refuses %j in one line", (text, message) => {
    expect(() => readPlayers(text)).toThrow(message);
  });
});

describe("a plan", () => {
  test("counts in seasons where somebody learns and in blocks of one seed where nobody does", () => {
    expect(planOf("random,greedy,validator,hl-spec")).toMatchObject({ unit: "season", games: 48 });
    expect(planOf("random,greedy,validator,random")).toMatchObject({ unit: "block", games: 12 });
    expect(planOf("random,greedy,validator,hl-spec", { mode: "frozen", training: 0 })).toMatchObject({
      unit: "block",
      games: 24,
    });
  });

  test("has the same name as another just when everything that is played is the same", () => {
    const plan = planOf("random,greedy");
    expect(planHash(planOf("random,greedy"))).toBe(planHash(plan));
    for (const other of [
      planOf("greedy,random"),
      planOf("random,greedy", { seed: "8" }),
      planOf("random,greedy", { games: 4 }),
      planOf("random,greedy", { rules: { ...plan.ruleSet, salary: 201 } }),
    ]) {
      expect(planHash(other)).not.toBe(planHash(plan));
    }
  });

  test.each([
    [
      "games that are not whole rounds of seatings",
      () => planOf("random,greedy", { games: 3 }),
      "4 is the next",
    ],
    ["more players than seats", () => planOf("random,greedy,random,greedy", { tableSize: 3 }), "round-robin"],
    ["nine seats", () => planOf("random,greedy,".repeat(5).slice(0, -1)), "expected 2 to 8"],
    [
      "a mode for learners without one",
      () => planOf("random,greedy", { mode: "frozen" }),
      "nobody here learns",
    ],
    ["training of nobody", () => planOf("random,greedy", { training: 5 }), "add a learner"],
    ["a memory of somebody else", () => planOf("random,hl-spec", { memory: { hl: {} } }), "no such learner"],
    [
      "a round robin of equals",
      () => planOf("random,random,greedy,validator", { format: "round-robin" }),
      "different players",
    ],
    [
      "forty thousand seatings",
      () => planOf("random#1,random#2,random#3,random#4,random#5,random#6,random#7,random#8"),
      "--seats rotate has 8",
    ],
  ])("refuses %s in one line", (_what, make, message) => {
    expect(make).toThrow(message);
  });
});
