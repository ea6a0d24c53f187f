import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workshop } from "./workshop.ts";

const { folder, file, arena } = workshop();

const STATE = {
  players: [{ cash: 100 }, { cash: 900 }],
  deeds: { Boardwalk: { owner: 1 } },
  turn: { round: 12 },
};
const open = file("open.json", STATE);
const classic = file("classic.json", { ...STATE, rules: "classic-1997@1", board: "us-classic" });
const house = file("house.json", { extends: "official@1", id: "house@1", auctions: false });

describe("rules and board of a position's file", () => {
  test.each([
    ["what the file says", classic, [], "classic-1997@1"],
    [
      "the same said twice",
      classic,
      ["--rules", "classic-1997@1", "--board", "us-classic"],
      "classic-1997@1",
    ],
    ["official@1 where nobody says anything", open, [], "official@1"],
    ["what the line says where the file does not", open, ["--rules", house], "house@1"],
  ])("are %s", async (_what, position, options, rules) => {
    const line = ["odds", position, "-n", "10", "--players", "random", ...options, "--json", "--quiet"];
    const { stdout, code } = await arena(...line);
    expect({ code, rules: JSON.parse(stdout).rules }).toEqual({ code: 0, rules });
  });

  test.each([
    [
      "--rules",
      "official@1",
      `--rules official@1: ${classic} is a position under classic-1997@1; leave --rules out`,
    ],
    ["--rules", house, `--rules ${house}: ${classic} is a position under classic-1997@1; leave --rules out`],
    ["--board", "islands", `--board islands: ${classic} is a position on us-classic@1; leave --board out`],
    ["--board", "ilands", ': board "ilands" is unknown'],
  ])("are not contradicted by %s %s", async (option, said, message) => {
    for (const line of [
      ["odds", classic],
      ["run", "--players", "random,greedy", "--from", classic],
    ]) {
      const { code, stdout, stderr } = await arena(...line, option, said);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(message);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    }
  });
});

test.each([
  ["missing.json", "missing.json: there is no such file"],
  [
    file("scenario.json", { ...STATE, dice: [[1, 2]], expect: {} }),
    "a position has no script: leave dice, expect out",
  ],
  [file("typo.json", { ...STATE, deedz: {} }), 'deedz: unknown key "deedz"; did you mean "deeds"?'],
  [
    file("owner.json", { ...STATE, deeds: { Boardwalk: { owner: 2 } } }),
    "deeds.Boardwalk.owner: expected a seat",
  ],
])("a position that is none is refused by its file and the place in it: %s", async (from, message) => {
  const { code, stdout, stderr } = await arena("run", "--players", "random,greedy", "--from", from);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
});

test("a run from a position is stored, reported, listed and verified like any other", async () => {
  const store = ["--store", join(folder, "arena.db")];
  const line = ["run", "--players", "greedy,random", "--seasons", "6", "--from", open, "--workers", "1"];
  const run = await arena(...line, ...store, "--quiet");
  expect(run.stdout).toContain("! Every game began in the position of the plan");
  const listed = await arena("runs", "1", ...store);
  expect(listed.stdout).toMatch(
    /^npm run arena -- run .* --rules official@1 --board us-classic@1 --from run1\/position\.json /,
  );
  expect(JSON.parse((await arena("runs", "1", ...store, "--json")).stdout).plan.position).toEqual(STATE);
  const verified = await arena("verify", "1", "--sample", "4", ...store, "--quiet");
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining("4 games played again, 0 of") });
});
