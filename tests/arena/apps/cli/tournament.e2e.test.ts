import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-tournament-"));
const store = join(folder, "arena.db");

async function arena(...args: string[]) {
  const written = { stdout: "", stderr: "" };
  const sink = (stream: "stdout" | "stderr") => ({
    isTerminal: false,
    write: (text: string) => {
      written[stream] += text;
    },
  });
  const signal = new AbortController().signal;
  const streams = { stdout: sink("stdout"), stderr: sink("stderr"), signal };
  const code = await runCommandLine(args, streams, { env: {}, cwd: folder, commands: COMMANDS });
  return { code, ...written };
}

describe("a season", () => {
  test("leaves its memory in a new file, from which the next one begins", async () => {
    const [first, second] = [join(folder, "first.json"), join(folder, "second.json")];
    const play = (...more: string[]) =>
      arena(
        "run",
        "--players",
        "hl-spec,random",
        "--seasons",
        "1",
        "--games",
        "2",
        "--json",
        "--quiet",
        "--store",
        store,
        ...more,
      );
    const visits = (stdout: string): number =>
      JSON.parse(stdout).learners[0].arms.reduce(
        (sum: number, arm: { visits: number }) => sum + arm.visits,
        0,
      );
    expect(visits((await play("--save-memory", first)).stdout)).toBe(2);
    const before = readFileSync(first, "utf8");
    expect(visits((await play("--memory", first, "--save-memory", second)).stdout)).toBe(4);
    expect(readFileSync(first, "utf8")).toBe(before);
    expect((await play("--save-memory", first)).stderr).toMatch(/first\.json exists; name a new file/);
  });
});

describe("a comparison of stored runs", () => {
  test("pairs them where it can, and otherwise only when it is told to", async () => {
    const path = join(folder, "compared.db");
    const written = Store.write(path);
    for (const [first, seed] of [
      ["greedy", "1"] as const,
      ["random", "1"] as const,
      ["random", "2"] as const,
    ]) {
      const plan = planOf(`${first},validator`, { seed, units: 5 });
      const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
      written.commit(written.run(written.createRun(plan)), units);
    }
    written.close();
    const compare = (...args: string[]) => arena("compare", ...args, "--store", path);
    const paired = await compare("1", "2", "--json");
    expect(JSON.parse(paired.stdout)).toMatchObject({ runs: [1, 2], differs: [], a: "greedy", b: "random" });
    const refused = await compare("1", "3");
    expect(refused).toEqual({
      code: 2,
      stdout: "",
      stderr: "arena compare: runs 1 and 3 cannot be paired: seed 1 and 2; --force compares them unpaired\n",
    });
    for (const [option, said] of [
      ["--against", "greedy"],
      ["--seasons", "40"],
      ["--seed", "7"],
      ["--stop-when", "2pp"],
    ] as const) {
      expect(await compare("1", "2", option, said)).toEqual({
        code: 2,
        stdout: "",
        stderr: `arena compare: ${option} says what is played, and stored runs were played; leave it out\n`,
      });
    }
    const forced = await compare("1", "3", "--force");
    expect(forced.stdout).toContain("not paired, for the runs differ: seed 1 and 2");
  });
});

describe("a run that is not there", () => {
  test.each(["report 9", "plan 9 --detect 2pp", "compare 9 1", "export 9 --out none", "replay 9:0/0 --text"])(
    "is a slip of the line in %s",
    async (line) => {
      const { code, stdout, stderr } = await arena(...line.split(" "), "--store", store);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(/no run 9|no such file/);
      const nowhere = await arena(...line.split(" "), "--store", `${store}-not`);
      expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining("there is no such file") });
    },
  );
});

describe("the plan of a pilot", () => {
  test("leaves out a player against a copy of itself", async () => {
    const path = join(folder, "copies.db");
    const written = Store.write(path);
    const plan = planOf("greedy#B,greedy,random", { units: 5 });
    const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
    written.commit(written.run(written.createRun(plan)), units);
    written.close();
    const { stdout } = await arena("plan", "--detect", "5pp", "--store", path, "--json");
    expect(JSON.parse(stdout).pairs.map(({ a, b }: { a: string; b: string }) => [a, b])).toEqual([
      ["greedy#B", "random"],
      ["greedy", "random"],
    ]);
  });

  const storeOf = (name: string, ...lineUps: string[]): string => {
    const path = join(folder, name);
    const written = Store.write(path);
    for (const lineUp of lineUps) {
      const plan = planOf(lineUp, { units: 6 });
      const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
      written.commit(written.run(written.createRun(plan)), units);
    }
    written.close();
    return path;
  };

  test("tells of two runs what they can tell, what a difference needs, and the line that plays it", async () => {
    const path = storeOf("pilots.db", "greedy#A,validator,validator", "random#B,validator,validator");
    const { stdout } = await arena("plan", "1", "2", "--detect", "5pp", "--store", path, "--json");
    const { pairs, games, command, timing } = JSON.parse(stdout);
    expect(pairs).toMatchObject([{ a: "greedy#A", b: "random#B" }]);
    const [{ paired, halfWidth, tellable }] = pairs;
    expect(halfWidth).toBeLessThan(tellable);
    expect(games).toBe(2 * 3 * paired);
    expect(command).toMatch(
      new RegExp(` compare greedy random --against validator,validator .*--seasons ${paired} `),
    );
    expect(timing.seconds).toBeGreaterThan(0);
  });

  test("sees no variance in two players that never win, instead of five seasons", async () => {
    const path = storeOf("losers.db", "random#A,greedy", "random#B,greedy");
    const { stdout } = await arena("plan", "1", "2", "--detect", "5pp", "--store", path);
    expect(stdout).toMatch(/random#A – random#B +– +– +no variance seen/);
    expect(stdout).not.toContain("--seasons");
  });

  test("is that of two players where they are named, and refuses others by name", async () => {
    const path = storeOf("pair.db", "greedy,random,validator");
    const line = ["plan", "--detect", "5pp", "--store", path, "--pair"];
    const { stdout } = await arena(...line, "validator,greedy", "--json");
    expect(JSON.parse(stdout).pairs).toMatchObject([{ a: "validator", b: "greedy" }]);
    expect((await arena(...line, "greedy,hl")).stderr).toContain("run 1 has no player hl: it has greedy,");
    expect((await arena(...line, "greedy")).stderr).toContain("--pair names 1 players; expected two");
  });
});

describe("the proof of a population", () => {
  const file = (name: string, tables: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify({ schema: 1, id: "toy@1", tables }));
    return path;
  };
  const toy = file("population.json", [
    { table: "a Random", family: "random", part: "training", against: ["random"] },
    { table: "a Validator", family: "validator", part: "training", against: ["validator"] },
    { table: "a Greedy", family: "greedy", part: "held-out", against: ["greedy"] },
  ]);
  const line = ["prove", "--population", toy, "--arms", "greedy,random", "--learner", "validator"];
  const rest = ["--rivals", "random", "--seasons", "6", "--games", "2", "--workers", "1", "--quiet"];

  test("plays every arm, the learner and its rivals at every table, and tells each part apart", async () => {
    const store = ["--store", join(folder, "population.db")];
    const { code, stdout } = await arena(...line, ...rest, ...store, "--json");
    expect(code).toBe(0);
    const { kind, population, arms, parts, seasons, gamesEach } = JSON.parse(stdout);
    expect({ kind, population, arms, seasons, gamesEach }).toEqual({
      kind: "population",
      population: "toy@1",
      arms: ["greedy", "random"],
      seasons: 6,
      gamesEach: 2,
    });
    expect(parts.map(({ part }: { part: string }) => part)).toEqual(["training", "held-out"]);
    const [{ headroom, learner }] = parts;
    expect(headroom.tables.map(({ table }: { table: string }) => table)).toEqual(["a Random", "a Validator"]);
    expect(headroom.single).toBe("greedy");
    expect(learner.claims.map(({ against }: { against: string }) => against)).toEqual(["SBS", "random"]);
    const text = await arena(...line, ...rest, ...store, "--resume");
    expect(text.stdout).toMatch(/Chosen on one half of the seasons and counted on the other: SBS/);
    expect(text.stdout).toContain("Gap closed:");
  });

  test("refuses a population in one line that names the file", async () => {
    const bad = file("bad-population.json", [
      { table: "a", family: "a", part: "training", against: ["gredy"] },
    ]);
    const { code, stderr } = await arena("prove", "--population", bad);
    expect({ code, named: stderr.includes('table "a": unknown player "gredy"') }).toEqual({
      code: 2,
      named: true,
    });
  });
});

describe("a line that cannot be obeyed is refused in one line, before anything is played", () => {
  test.each([
    ["an unknown player", ["run", "--players", "hl,gredy"], /unknown player "gredy".*did you mean "greedy"/],
    ["an unknown setting", ["run", "--players", "hl:polcy=ucb1,greedy"], /unknown parameter "polcy"/],
    ["an unknown rule set", ["run", "--rules", "arena@9"], /"arena@9".*arena@1/],
    ["an unknown board", ["run", "--board", "us-clasic"], /us-clasic.*us-classic/],
    ["an empty seed", ["run", "--seed", ""], /seed/],
    ["no games", ["run", "--games", "0"], /expected a whole number of at least 1/],
    ["no seasons", ["run", "--seasons", "none"], /expected a whole number of at least 1/],
    [
      "too many seats",
      ["run", "--players", "random,".repeat(8).concat("greedy")],
      /9 seats: expected 2 to 8/,
    ],
    ["games that leave seatings out", ["run", "--games", "25"], /25 games a unit.*48 is the next/],
    [
      "units beyond the run",
      ["run", "--seasons", "4", "--units", "2-4"],
      /--units ends at 4, expected at most 3/,
    ],
    ["units backwards", ["run", "--units", "4-2"], /expected units such as 0-49/],
    [
      "a difference of nothing",
      ["run", "--stop-when", "0pp"],
      /expected a difference of win shares such as 2pp/,
    ],
    ["a memory that is not there", ["run", "--memory", "nowhere.json"], /memory file nowhere\.json: /],
    ["memory of many seasons", ["run", "--save-memory", "new.json"], /give --seasons 1/],
    ["a comparison with nobody", ["compare", "hl"], /B is missing/],
    [
      "a comparison of a player with a run",
      ["compare", "hl", "3"],
      /expected two players, or the numbers of two stored runs/,
    ],
    ["a table that is not one", ["export", "--table", "game"], /did you mean "games"/],
    [
      "Parquet to the terminal",
      ["export", "--format", "parquet", "--store", store],
      /no such file|needs --out/,
    ],
  ])("%s", async (_what, args, message) => {
    const { code, stdout, stderr } = await arena(...args, "--quiet");
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, stdout }).toEqual({
      code: 2,
      stdout: "",
    });
  });

  test("a memory file of another shape", async () => {
    const path = join(folder, "odd.json");
    writeFileSync(path, "[]");
    const { code, stderr } = await arena("run", "--memory", path);
    expect({ code, line: stderr }).toEqual({
      code: 2,
      line: `arena run: memory file ${path}: expected { "schema": 1, "players": { "<id>": … } }\n`,
    });
  });

  test("a memory that the player cannot read", async () => {
    const path = join(folder, "old.json");
    const memory = { version: 0, policy: "katgpt", arms: 5 };
    writeFileSync(path, JSON.stringify({ schema: 1, players: { "hl-spec": memory } }));
    const { code, stderr } = await arena("run", "--players", "hl-spec,random", "--memory", path);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "arena run: bandit snapshot: version is 0; expected 1\n",
    });
  });

  test("a store that has no runs", async () => {
    const { code, stderr } = await arena("report", "--store", `${store}-not`);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `arena report: store ${store}-not: there is no such file; arena run makes one\n`,
    });
  });
});
