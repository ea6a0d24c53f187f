import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import type { Sink } from "../../../../arena/apps/cli/streams.ts";
import { steadyGame } from "../terminal/steady-game.ts";

let folder = "";
const at = (name: string) => join(folder, name);

/** Runs one line of the real program in this process. */
async function arena(line: string) {
  const written = { stdout: "", stderr: "" };
  const sink = (stream: "stdout" | "stderr"): Sink => ({
    isTerminal: false,
    write: (text) => {
      written[stream] += text;
    },
  });
  const streams = { stdout: sink("stdout"), stderr: sink("stderr"), signal: new AbortController().signal };
  const code = await runCommandLine(line.split(" "), streams, { env: {}, cwd: folder, commands: COMMANDS });
  return { code, ...written };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-verify-"));
  writeFileSync(at("game.json"), JSON.stringify(steadyGame()));
  const run = await arena(
    `run --players random,greedy --seasons 3 --games 4 --workers 1 --store ${at("s.db")} --record all -q`,
  );
  expect(run).toMatchObject({ code: 0, stderr: "" });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("arena verify", () => {
  test("says of a record that it is the game that was played", async () => {
    const { code, stdout } = await arena(`verify ${at("game.json")}`);
    expect(stdout).toMatch(
      /game\.json: the same, 166 turns\n1 games played again, 0 of them not as recorded\n$/,
    );
    expect(code).toBe(0);
  });

  test("names the first difference and exits with 1", async () => {
    const text = readFileSync(at("game.json"), "utf8");
    writeFileSync(at("bent.json"), text.replace(",true,", ",false,"));
    const { code, stdout } = await arena(`verify ${at("bent.json")}`);
    expect(stdout).toMatch(
      /bent\.json: turn \d+, seat [A-D], .*\n1 games played again, 1 of them not as recorded\n$/,
    );
    expect(code).toBe(1);
  });

  test("plays games of a stored run again from its plan, and holds them against the store", async () => {
    const { code, stdout } = await arena(`verify 1 --sample 5 --store ${at("s.db")} --json`);
    const { games, wrong } = JSON.parse(stdout);
    expect(games).toHaveLength(5);
    expect({ code, wrong }).toEqual({ code: 0, wrong: 0 });
  });

  test.each([
    ["verify nowhere.json", /^arena verify: nowhere\.json: there is no such file; expected .*\n$/],
    [
      "verify 7 --store STORE",
      /^arena verify: store .*: there is no run 7, it has 1; arena runs lists them\n$/,
    ],
    ["verify 1:0/99 --store STORE", /^arena verify: 1:0\/99: game 0\/99: the run has .*\n$/],
    ["replay nowhere.json --text", /^arena replay: nowhere\.json: there is no such file; expected .*\n$/],
    ["replay GAME --text --highlights", /^arena replay: --text and --highlights: give one of them\n$/],
    ["run --record some", /^arena run: --record "some": expected all, faults, best or sample:n/],
  ])("refuses in one line what cannot be played: %s", async (line, message) => {
    const { code, stdout, stderr } = await arena(
      line.replace("STORE", at("s.db")).replace("GAME", at("game.json")),
    );
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

describe("arena run --record", () => {
  test("writes every game of the run beside its store, each of them true", async () => {
    const records = at("s.db-run1");
    expect(existsSync(records)).toBe(true);
    const files = readdirSync(records).sort();
    expect(files).toHaveLength(12);
    const { code, stdout } = await arena(`verify ${files.map((file) => join(records, file)).join(" ")}`);
    expect(stdout).toContain("12 games played again, 0 of them not as recorded");
    expect(code).toBe(0);
  });

  test("writes the same game that is rebuilt from the plan alone", async () => {
    const { stdout: rebuilt } = await arena(`replay 1:2/3 --text --store ${at("s.db")}`);
    const { stdout: recorded } = await arena(`replay ${at("s.db-run1/2-3.json")} --text`);
    expect(recorded).toBe(rebuilt);
    expect(recorded).toContain("Monopoly, game 2/3");
  });
});

describe("arena replay", () => {
  test("gives programs every event with its decisions", async () => {
    const { code, stdout } = await arena(`replay ${at("game.json")} --json`);
    const { events, outcomes, marks } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(events[0].event).toEqual({ type: "TurnStarted", player: 0 });
    expect(events.at(-1).event.type).toBe("GameOver");
    expect(outcomes).toHaveLength(4);
    expect(marks.length).toBeGreaterThan(5);
  });
});
