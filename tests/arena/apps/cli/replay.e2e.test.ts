import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { board } from "../../../../src/board/catalog.ts";
import { steadyGame } from "../terminal/steady-game.ts";
import { arenaIn } from "./in-process.ts";

let folder = "";
const at = (name: string) => join(folder, name);

const arena = (line: string) => arenaIn(folder, line);

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
    const { stdout: recorded } = await arena(`replay ${at("s.db-run1/2-3.json.gz")} --text`);
    expect(recorded).toBe(rebuilt);
    expect(recorded).toContain("Monopoly, game 2/3");
  });
});

describe("a record of a game under rules and on a board from files", () => {
  const rules = { extends: "official@1", id: "brisk@1", salary: 400, roundCap: 12, taxes: { income: 75 } };
  let file = "";

  beforeAll(async () => {
    writeFileSync(at("rules.json"), JSON.stringify(rules));
    const { $schema: _, ...town } = { ...board("canal-town").data, $schema: "" };
    writeFileSync(at("board.json"), JSON.stringify({ ...town, id: "my-town" }));
    const line = `run --players random,greedy --rules ${at("rules.json")} --board ${at("board.json")}`;
    const { code } = await arena(
      `${line} --seasons 1 --games 2 --workers 1 --store ${at("own.db")} --record all --record-reasons -q`,
    );
    expect(code).toBe(0);
    file = at("own.db-run1/0-1.json.gz");
  });

  test("carries both, so that the file alone is replayed and verified", async () => {
    rmSync(at("rules.json"));
    rmSync(at("board.json"));
    expect(await arena(`verify ${file}`)).toMatchObject({ code: 0 });
    const { stdout } = await arena(`replay ${file} --text`);
    expect(stdout).toContain("my-town@1, brisk@1, engine");
  });

  test("is refused when what it carries is not what was played by", async () => {
    const record = JSON.parse(gunzipSync(readFileSync(file)).toString());
    const changed = { ...record, ruleSet: { ...record.ruleSet, salary: 500 } };
    writeFileSync(at("changed.json"), JSON.stringify(changed));
    const refused = await arena(`verify ${at("changed.json")}`);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(/rule set brisk@1 says something else here \([0-9a-f]{16}\) than where/);
    const wrong = { ...record, ruleSet: { ...record.ruleSet, salary: "much" } };
    writeFileSync(at("wrong.json"), JSON.stringify(wrong));
    expect((await arena(`verify ${at("wrong.json")}`)).stderr).toContain("ruleSet.salary: ");
    const moved = JSON.stringify(record)
      .replace('"name":', '"name" :')
      .replace(/"price":\d+/, '"price":61');
    writeFileSync(at("moved.json"), moved);
    expect(await arena(`verify ${at("moved.json")}`)).toMatchObject({ code: 1 });
  });
});

describe("a compressed record", () => {
  test("that unpacks to more than any record has is refused in one line", async () => {
    writeFileSync(at("bomb.json.gz"), gzipSync(Buffer.alloc(40_000_000)));
    expect(await arena(`verify ${at("bomb.json.gz")}`)).toEqual({
      code: 2,
      stdout: "",
      stderr: `arena verify: ${at("bomb.json.gz")}: unpacks to more than 16000000 bytes, which no record has\n`,
    });
  });

  test("that is cut short is refused in one line", async () => {
    const whole = readFileSync(at("s.db-run1/2-3.json.gz"));
    writeFileSync(at("short.json.gz"), whole.subarray(0, 200));
    const { code, stderr } = await arena(`verify ${at("short.json.gz")}`);
    expect(stderr).toMatch(/^arena verify: \S+short\.json\.gz: cannot be unpacked: [^\n]+\n$/);
    expect(code).toBe(2);
  });
});

describe("arena run --record of a part of the games", () => {
  const line = (store: string) =>
    `run --players random,greedy --seasons 3 --games 4 --workers 1 --store ${at(store)} -q`;

  test("writes the games of an earlier part of the run too", async () => {
    await arena(`${line("parts.db")} --units 0-0`);
    await arena(`${line("parts.db")} --resume --record all`);
    const whole = readdirSync(at("s.db-run1")).sort();
    expect(readdirSync(at("parts.db-run1")).sort()).toEqual(whole);
    for (const name of whole) {
      expect(readFileSync(at(`parts.db-run1/${name}`)), name).toEqual(readFileSync(at(`s.db-run1/${name}`)));
    }
  });

  test("writes as many games as a sample has, and none where there was no fault", async () => {
    await arena(`${line("sample.db")} --record sample:5`);
    expect(readdirSync(at("sample.db-run1"))).toHaveLength(5);
    await arena(`${line("faults.db")} --record faults`);
    expect(readdirSync(at("faults.db-run1"))).toEqual([]);
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
