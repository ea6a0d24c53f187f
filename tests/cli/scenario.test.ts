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
const stops = file("stops.json", { name: "stops" });
const typo = file("typo.json", { name: "typo", dcie: [] });
const broken = file("broken.json", "{\n  nonsense");

describe("arena scenario", () => {
  test("prints a line a file and the sum, and exits 0 when everything holds", async () => {
    const { code, stdout, stderr } = await scenario(holds, bare);
    expect(stdout).toBe(
      `pass  ${holds}  holds\nnone  ${bare}  bare\n1 passed, 0 failed, 1 without expectations\n`,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
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
