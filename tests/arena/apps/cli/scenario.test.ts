import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workshop } from "./workshop.ts";

const { folder, file, arena } = workshop();

const scenario = (...args: readonly string[]) => arena("scenario", ...args);

const holds = file("holds.json", {
  name: "holds",
  dice: [[4, 6]],
  expect: { state: { players: [{ cash: 1500 }] } },
});
const fails = file("fails.json", {
  name: "fails",
  dice: [[4, 6]],
  expect: { state: { players: [{ cash: 1 }] } },
});
const bare = file("bare.json", { name: "bare", dice: [[4, 6]] });
const rent = file("rent.json", {
  name: "What do I owe?",
  players: [{}, {}],
  deeds: { "Reading Railroad": { owner: 1 }, "Short Line": { owner: 1, mortgaged: true } },
  dice: [[2, 3]],
});
const uneven = file("uneven.json", {
  name: "uneven",
  players: [{}, {}],
  deeds: { "Mediterranean Avenue": { owner: 0 }, "Baltic Avenue": { owner: 0 } },
  dice: [[4, 6]],
  decisions: [{ seat: 0, ask: "build", answer: ["Baltic Avenue", "Baltic Avenue"] }],
  expect: { events: [{ type: "HouseBuilt" }] },
});
const stops = file("stops.json", { name: "stops" });
const typo = file("typo.json", { name: "typo", dcie: [] });
const broken = file("broken.json", "{\n  nonsense");

describe("arena scenario", () => {
  test("prints a line a file and the sum, and exits 0 when everything holds", async () => {
    const { code, stdout, stderr } = await scenario(holds, bare);
    expect(stdout).toMatch(
      /^pass {2}.*holds\.json {2}holds\ntold {2}.*bare\.json {2}bare\n {6}A is on turn\n/,
    );
    expect(stdout).toMatch(/\n1 passed, 0 failed, 1 without expectations\n$/);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test("answers a file without expectations: what happened, and what each seat then has", async () => {
    const { code, stdout } = await scenario(rent);
    expect(stdout).toBe(
      `${[
        `told  ${rent}  What do I owe?`,
        "      A is on turn",
        "        A throws ⚁⚂ 5",
        "        A moves to Reading Railroad",
        "        A pays B $50 rent for Reading Railroad",
        "      At the end",
        "        A: $1,450",
        "        B: $1,550, Reading Railroad, Short Line (mortgaged)",
        "0 passed, 0 failed, 1 without expectations",
      ].join("\n")}\n`,
    );
    expect(code).toBe(0);
  });

  test("tells what happened where an expectation fails, with the whole reason of a refusal", async () => {
    const { code, stdout } = await scenario(uneven);
    expect(stdout).toContain(
      'events[0]: expected {"type":"HouseBuilt"}, got {"type":"DecisionRefused","seat":0,"ask":"build","reason":"uneven"}\n',
    );
    expect(stdout).toContain("        A is refused at build: uneven\n");
    expect(code).toBe(1);
  });

  test("says what was expected and what came, and exits 1", async () => {
    const { code, stdout } = await scenario(holds, fails);
    expect(stdout).toContain(`FAIL  ${fails}  fails\n      state.players[0].cash: expected 1, got 1500\n`);
    expect(stdout).toMatch(/1 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });

  test("fails a file whose script runs out of dice", async () => {
    const { code, stdout } = await scenario(stops);
    expect(stdout).toContain("ended in an error: dice ran out");
    expect(code).toBe(1);
  });

  test("prints one JSON array and nothing else under --json", async () => {
    const { code, stdout, stderr } = await scenario(holds, fails, "--json");
    const [first, second] = JSON.parse(stdout);
    expect(Object.keys(first)).toEqual([
      "file",
      "name",
      "pass",
      "failures",
      "state",
      "events",
      "asked",
      "unused",
    ]);
    expect(first).toMatchObject({
      file: holds,
      name: "holds",
      pass: true,
      failures: [],
      asked: [],
      unused: [],
    });
    const fresh = { cash: 1500, inJail: false, jailTurns: 0, jailCards: [], bankrupt: false, netWorth: 1500 };
    expect(first.state).toEqual({
      players: [10, 0, 0, 0].map((position) => ({ ...fresh, position })),
      deeds: {},
      bank: { houses: 32, hotels: 12 },
      turn: { seat: 1, round: 1 },
      winner: null,
    });
    expect(first.events[1]).toEqual({ type: "DiceRolled", player: 0, die1: 4, die2: 6, doubles: false });
    expect(second).toMatchObject({
      pass: false,
      failures: [{ path: "state.players[0].cash", expected: 1, actual: 1500 }],
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  });

  test("plays nothing when a file is malformed, names each one in a line, and exits 2", async () => {
    const { code, stdout, stderr } = await scenario(
      holds,
      typo,
      broken,
      folder,
      join(folder, "none.json"),
      "--json",
    );
    expect(stderr.trimEnd().split("\n")).toEqual([
      `arena scenario: ${typo}: dcie: unknown key "dcie"; did you mean "dice"?`,
      expect.stringMatching(/broken\.json: not valid JSON: /),
      `arena scenario: ${folder}: expected a file, not a folder`,
      `arena scenario: ${join(folder, "none.json")}: there is no such file`,
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});
