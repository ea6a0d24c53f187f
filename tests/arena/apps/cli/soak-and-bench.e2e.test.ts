import { describe, expect, test } from "vitest";
import { compareParts } from "../../../../arena/apps/bench/compare-parts.ts";
import { workshop } from "./workshop.ts";

const { file, arena } = workshop();

const house = file("house.json", { extends: "official@1", id: "house@1", roundCap: 30, speedDie: true });

describe("arena soak", () => {
  test("names what never fired, and fails on what could have", async () => {
    const { code, stdout } = await arena("soak", "--total", "1", "--board", "islands", "--rules", house);
    expect(stdout).toMatch(
      /^1 games, \d+ player-turns in checked mode under house@1 on islands@1: every law/,
    );
    expect(stdout).toContain("\nnever fired: question incomeTax (the income tax is flat in these rules)\n");
    expect(stdout).toMatch(/\nnever fired: branch [^\n(]+\n/);
    expect(stdout).not.toContain("has fired");
    expect(code).toBe(1);
  });

  test("gives the census as one document", async () => {
    const { stdout } = await arena("soak", "-n", "1", "--rules", house, "--json", "--quiet");
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 1,
      rules: "house@1",
      board: "us-classic@1",
      games: 1,
      census: { square: { Boardwalk: expect.any(Number) }, event: { SpeedDieRolled: expect.any(Number) } },
      neverFired: expect.arrayContaining([
        { kind: "event", name: "JackpotWon", because: expect.any(String) },
      ]),
    });
  });
});

describe("arena bench", () => {
  test("measures a line-up under rules of a file, on any board", async () => {
    const line = [
      "bench",
      "--players",
      "random,greedy",
      "-n",
      "5",
      "--board",
      "islands",
      "--rules",
      house,
      "--parts",
      "table",
    ];
    const { code, stdout } = await arena(...line, "--json", "--quiet");
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 1,
      rules: "house@1",
      board: "islands@1",
      players: ["random", "greedy"],
      throughput: { games: 5, turns: expect.any(Number), turnsPerSecond: expect.any(Number) },
      latency: [{ player: "random" }, { player: "greedy" }],
    });
    expect(code).toBe(0);
  });

  test("prints the same as a table", async () => {
    const { stdout } = await arena("bench", "--players", "random,random", "-n", "2", "--parts", "table");
    expect(stdout).toMatch(/\nrandom, random under arena@1 on us-classic@1, one core, events off\n/);
    expect(stdout).toMatch(/\n {2}decision time, µs +p50 +p99 +max +decisions\n/);
  });

  test("measures the engine, the table, the tournament, recording and the questions of a program", async () => {
    const { stdout } = await arena("bench", "--players", "random,greedy", "-n", "4", "--json", "--quiet");
    const { parts, against } = JSON.parse(stdout);
    expect(parts.map(({ part }: { part: string }) => part)).toEqual([
      "engine",
      "table",
      "tournament",
      "recording",
      "questions",
      "playouts",
      "traders",
    ]);
    for (const part of parts) {
      expect(part.perSecond, part.part).toBeGreaterThan(0);
      expect(part.counted, part.part).toBeGreaterThan(0);
      expect(part.blocksPerSecond, part.part).toBeGreaterThan(0);
    }
    expect(against).toBeNull();
  });

  test("compares with an earlier bench by the speed of each one's processor", async () => {
    const here = { rules: "arena@1", board: "us-classic@1", players: ["hl", "hl"] };
    const parts = [{ part: "table", counted: 9, perSecond: 300, blocksPerSecond: 20e6 }] as const;
    const half = { ...here, schema: 1, parts: [{ ...parts[0], perSecond: 300, blocksPerSecond: 40e6 }] };
    expect(compareParts({ ...here, parts }, half)).toEqual([{ part: "table", ratio: 2 }]);
    const before = file("before.json", {
      schema: 1,
      ...here,
      players: ["random", "greedy"],
      parts: [{ part: "table", perSecond: 1, blocksPerSecond: 1e12 }],
    });
    const line = ["bench", "--players", "random,greedy", "-n", "4", "--parts", "table", "--against", before];
    const { code, stdout } = await arena(...line);
    expect(stdout).toMatch(/^part +speed +timed +a M blocks +times as fast\ntable .* \d+\.\d{3}\n/);
    expect(code).toBe(0);
  });
});

test.each([
  [["soak", "--rules", "oficial@1"], /did you mean "official@1"/],
  [["soak", "--board", "ilands"], /did you mean "islands"/],
  [["soak", "--total", "0"], /expected a whole number of at least 1/],
  [["bench", "--players", "gredy,random"], /did you mean "greedy"/],
  [["bench", "--players", "greedy"], /--players names 1: expected 2 to 8/],
  [["bench", "--parts", "tabel"], /did you mean "table"/],
  [["bench", "--against", house], /--against .*house\.json: schema/],
  [["bench", "--rules", "nowhere.json"], /there is no such file/],
])("%j is refused in one line", async (line, message) => {
  const { code, stdout, stderr } = await arena(...line);
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
});
