import { beforeAll, describe, expect, test } from "vitest";
import { COMMAND_PREFIX } from "../../../../arena/runtime/command-prefix.ts";
import { workshop } from "./workshop.ts";

const { arena, file, folder } = workshop();
const short = file("short.json", { extends: "arena@1", id: "short@1", roundCap: 20 });
const population = file("population.json", {
  schema: 1,
  id: "toy@1",
  tables: [
    { table: "three Greedy", family: "greedy", part: "training", against: ["greedy", "greedy", "greedy"] },
    { table: "three Random", family: "random", part: "training", against: ["random", "random", "random"] },
    { table: "mixed", family: "mixed", part: "held-out", against: ["greedy", "greedy", "random"] },
  ],
});
const GAMES = ["--population", population, "--rules", short];
/** On one worker where nothing else is asked for. */
const run = (store: string, ...more: string[]) =>
  arena(
    "run",
    ...GAMES,
    "--players",
    "validator",
    "--seasons",
    "18",
    "--store",
    `${folder}/${store}`,
    ...(more.includes("--workers") ? [] : ["--workers", "1"]),
    ...more,
  );
const documentOf = async (...line: Parameters<typeof run>) => {
  const { code, stdout, stderr } = await run(...line, "--json", "--quiet");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { timing: _, ...document } = JSON.parse(stdout);
  return document;
};

/** The words of a printed line after the program's name. */
const wordsOf = (line: string): string[] =>
  [...line.replace(COMMAND_PREFIX, "").matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );

describe("a run over a population", () => {
  let whole: Awaited<ReturnType<typeof documentOf>>;
  beforeAll(async () => {
    whole = await documentOf("whole.db");
  });

  test("reports its player by table, and over the tables of each part their mean and the worst", async () => {
    const { population: rows, format, pairs } = whole;
    expect(format).toBe("population");
    expect(rows).toMatchObject({ id: "toy@1", player: "validator" });
    expect(rows.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(rows.tables.map(({ table, units }: { table: string; units: number }) => [table, units])).toEqual([
      ["three Greedy", 6],
      ["three Random", 6],
      ["mixed", 6],
    ]);
    for (const { interval, winShare } of rows.tables) {
      expect(interval[0]).toBeLessThanOrEqual(winShare);
      expect(interval[1]).toBeGreaterThanOrEqual(winShare);
    }
    const [training, heldOut] = rows.parts;
    const [greedy, random, mixed] = rows.tables.map(({ winShare }: { winShare: number }) => winShare);
    expect(training.winShare).toBeCloseTo((greedy + random) / 2, 12);
    expect(training.worst).toBe(greedy < random ? "three Greedy" : "three Random");
    expect(heldOut).toMatchObject({ part: "held-out", winShare: mixed, worst: "mixed" });
    expect(pairs).toEqual([]);
  });

  test("says the same in words, from the store as well", async () => {
    const { stdout } = await arena("report", "1", "--store", `${folder}/whole.db`);
    expect(stdout).toMatch(/Mean over tables/);
    expect(stdout).toMatch(/validator at the tables of toy@1 \([0-9a-f]{8}\); par is 25\.0%/);
  });

  test("is the same on two workers", async () => {
    expect(await documentOf("two.db", "--workers", "2")).toEqual(whole);
  });

  test("is the same in two parts that are merged, and where a part of it goes on", async () => {
    await run("first.db", "--units", "0-10");
    await run("second.db", "--units", "11-17");
    const stores = ["first.db", "second.db", "merged.db"].map((name) => `${folder}/${name}`);
    const merged = await arena("merge", stores[0], stores[1], "--into", stores[2], "--json", "--quiet");
    const [{ timing: _, ...document }] = [JSON.parse(merged.stdout)].flat();
    expect(document.population).toEqual(whole.population);
    expect(document.hash).toBe(whole.hash);
    expect(await documentOf("first.db", "--resume")).toEqual(whole);
  });

  test("prints commands that play the same games, with the population as a file where no name says it", async () => {
    const shown = await arena("runs", "1", "--store", `${folder}/whole.db`, "--files", `${folder}/files`);
    const [command = ""] = shown.stdout.split("\n");
    expect(command).toContain(`--population ${folder}/files/population.json`);
    expect(command).toContain("--players validator ");
    const again = await arena(...wordsOf(command), "--json", "--quiet");
    expect(JSON.parse(again.stdout).hash).toBe(whole.hash);
    const listed = await arena("runs", "--store", `${folder}/whole.db`);
    expect(listed.stdout).toMatch(/validator +seed 42, short@1, toy@1/);
  });

  test.each([
    [
      "a format",
      ["--format", "line-up"],
      /--format line-up: the tables of --population say who meets whom; leave it out/,
    ],
    ["two players", ["--players", "greedy,random"], /2 players at the tables of toy@1: expected one/],
    [
      "a name that is unknown",
      ["--population", "population@9"],
      /population "population@9" is unknown; .*did you mean "population@1"\?/,
    ],
  ])("is refused with %s", async (_what, more, message) => {
    const words = ["run", ...GAMES, ...more];
    const once = more[0] === "--population" ? ["run", ...more] : words;
    const { code, stderr } = await arena(...once);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe("two players at the tables of a population", () => {
  const line = ["compare", "validator", "greedy", ...GAMES, "--seasons", "18", "--workers", "1"];

  test("are compared on the same seeds at the same tables, table by table and in all", async () => {
    const store = ["--store", `${folder}/compared.db`];
    const { code, stdout } = await arena(...line, ...store, "--json", "--quiet");
    expect(code).toBe(0);
    const { population: found, difference, interval, units, against } = JSON.parse(stdout);
    expect(units.count).toBe(18);
    expect(against).toEqual([]);
    const rows: { table: string; units: number; difference: number; winShares: number[] }[] = found.tables;
    expect(rows.map((row) => [row.table, row.units])).toEqual([
      ["three Greedy", 6],
      ["three Random", 6],
      ["mixed", 6],
    ]);
    for (const row of rows) expect(row.difference).toBeCloseTo(row.winShares[0] - row.winShares[1], 12);
    expect(difference).toBeCloseTo(
      rows.reduce((sum, row) => sum + row.difference / 3, 0),
      12,
    );
    expect(interval[0]).toBeLessThan(difference);
    expect(found.worst).toBe(rows.toSorted((a, b) => a.difference - b.difference)[0].table);
    const stored = JSON.parse((await arena("compare", "1", "2", ...store, "--json")).stdout);
    expect(stored).toMatchObject({ population: found, difference, interval });
    const words = await arena("compare", "1", "2", ...store);
    expect(words.stdout).toMatch(/each at the tables of toy@1, which count alike\./);
    expect(words.stdout).toMatch(/^mixed +6 /m);
  });

  test.each([
    ["--against", "random"],
    ["--meet", "three"],
  ])("need no %s", async (option, said) => {
    const { code, stderr } = await arena(...line, option, said);
    expect(code).toBe(2);
    expect(stderr).toMatch(/--population says whom both players meet: leave --against and --meet out/);
  });
});

describe("files and programs at the tables of a population", () => {
  const bot = file(
    "bot.ts",
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
export default definePlayer({ api: 1, label: "Bot", create: () => new PassivePlayer() });\n`,
  );
  const seated = file("seated.json", {
    schema: 1,
    id: "bots@1",
    tables: [
      { table: "bots", family: "bots", part: "training", against: [bot, bot] },
      { table: "random", family: "random", part: "training", against: ["random", "random"] },
    ],
  });
  const store = `${folder}/bots.db`;

  test("are seated where the user's own command names the file of the population", async () => {
    const line = ["run", "--population", seated, "--rules", short, "--players", "greedy", "--seasons", "2"];
    const { code, stdout } = await arena(...line, "--workers", "1", "--store", store, "--json", "--quiet");
    expect(code).toBe(0);
    expect(
      JSON.parse(stdout)
        .standings.map(({ label }: { label: string }) => label)
        .sort(),
    ).toEqual(["Bot", "Greedy", "Random"]);
  });

  test("are not started by a store without consent", async () => {
    const { code, stderr } = await arena("replay", "1:0/0", "--text", "--store", store);
    expect(code).toBe(2);
    expect(stderr).toMatch(/the store names external players \(.*bot\.ts\).*--trust-players/);
    expect((await arena("replay", "1:0/0", "--text", "--store", store, "--trust-players")).code).toBe(0);
  });
});
