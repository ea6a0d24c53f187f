import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runStudy } from "../../../../arena/analysis/tuning/study/run-study.ts";
import { StudyStore } from "../../../../arena/analysis/tuning/study/study-store.ts";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { TIERS } from "../../../../arena/players/registry.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { strength, toyArena } from "../../analysis/tuning/search/planted.ts";
import { toyManifest } from "../../analysis/tuning/study/toy-study.ts";
import { arena as arenaWith } from "./fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-tune-"));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const store = join(folder, "arena.db");
const existing = file("best.json", "{}");
const odd = file("space.json", '{ "flor": {} }');
const narrow = file("narrow.json", '{ "floor": { "range": [100, 200] } }');
const arena = (line: string) => arenaWith(line, { commands: COMMANDS });

describe("a study that cannot be played is refused in one line, before anything is played", () => {
  test.each([
    ["hk", /PLAYER is|unknown player "hk": .*did you mean "hl"\?$/],
    ["greedy", /greedy declares no parameters: there is nothing to tune$/],
    ["hl:polcy=ucb1", /unknown parameter "polcy"; did you mean "policy"\?$/],
    ["./nobody.ts", /there is no player file \.\/nobody\.ts/],
    ["hl:@nowhere.json", /settings file nowhere\.json: there is no such file$/],
    ["hl --parameters flor", /unknown parameter "flor"; did you mean "floor"\?$/],
    ["hl --space nowhere.json", /space file nowhere\.json: there is no such file$/],
    [`hl --space ${odd}`, /unknown parameter "flor"; did you mean "floor"\?$/],
    [
      `hl --space ${narrow}`,
      /hl begins outside the space: parameter floor=\d+: expected a number from 100 to 200/,
    ],
    [
      `hl --space ${odd} --parameters floor`,
      /--parameters and --space both say what to search: give one of them$/,
    ],
    [
      "hl --budget 100",
      /budget 100: expected a whole number of at least 270, which pays for a first race of 8 settings drawn and the defaults, on 30 units each$/,
    ],
    ["hl --budget 0", /--budget "0": expected a whole number of at least 1$/],
    ["hl --confirm 9", /--confirm "9": expected a whole number of at least 10$/],
    ["hl --sampler tpa", /--sampler "tpa": expected one of .*did you mean "tpe"\?$/],
    ["hl --sampler spsa", /spsa walks along numbers: parameter "policy" is a choice; use tpe$/],
    [
      "hl --sampler grid",
      /^arena tune: grid of over a billion points: expected at most 100000; .* or fewer parameters$/,
    ],
    ["hl --games 25", /25 games a unit: expected a multiple of the 24 seatings/],
    ["hl --against hk", /--against: unknown player "hk"/],
    ["hl --against greedy --against hk", /--against: unknown player "hk"/],
    [
      "hl --against greedy --against random,random",
      /table "random,random" has 2 opponents: expected 1, as the first table has$/,
    ],
    ["hl --against greedy --against greedy", /table "greedy" stands there twice/],
    [
      "hl --against greedy --population population@1",
      /--against and --population both say who the opponents are: give one of them$/,
    ],
    [
      "hl --population population@0",
      /population "population@0" is unknown; .*did you mean "population@1"\?$/,
    ],
    ["hl --objective worst", /--objective worst: there is one table, whose score is raised; leave it out$/],
    [
      "hl --population population@1 --objective worst --budget 1000",
      /budget 1000: expected a whole number of at least 1620, which pays for a first race of 8 settings drawn and the defaults, on 180 units each$/,
    ],
    ["hl --seasons 10", /unknown option --seasons/],
    [`hl --out ${existing}`, /--out: \S+best\.json exists; name a new file$/],
    ["hl --out nowhere/best.json", /--out: there is no folder nowhere$/],
    ["", /PLAYER is missing: a player with parameters/],
  ])("arena tune %s", async (line, message) => {
    const { code, stdout, stderr } = await arena(`tune ${line} --store ${store}`);
    expect(stderr.trimEnd()).toMatch(message);
    expect(stderr).toMatch(/^arena tune: [^\n]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

describe("arena runs", () => {
  const path = join(folder, "studies.db");
  beforeAll(async () => {
    const open = Store.write(path);
    const manifest = toyManifest();
    const entry = new StudyStore(open).entry(new StudyStore(open).create(manifest));
    await runStudy(new StudyStore(open), entry, toyArena("runs", strength), () => {});
    new StudyStore(open).create(manifest);
    open.close();
  });

  test("lists studies beside the runs, finished or not", async () => {
    const { stdout } = await arena(`runs --store ${path}`);
    expect(stdout).toMatch(/^study +started +player +against/m);
    expect(stdout).toMatch(/^no run yet$/m);
    expect(stdout).toMatch(/^1 .* hl +random +seed .* (better|no difference|no)$/m);
    expect(stdout).toMatch(/^2 .* not yet$/m);
    const { runs, studies } = JSON.parse((await arena(`runs --store ${path} --json`)).stdout);
    expect({ runs, studies: studies.length }).toEqual({ runs: [], studies: 2 });
  });

  test("shows what one study found, and one that has not begun", async () => {
    expect((await arena(`runs --study 1 --store ${path}`)).stdout).toMatch(/^best: .*\n {2}in the search: /m);
    expect(await arena(`runs --study 2 --store ${path}`)).toMatchObject({ code: 0, stderr: "" });
  });

  test("refuses a study that is not there, and two questions at once", async () => {
    const missing = await arena(`runs --study 9 --store ${path}`);
    expect(missing).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/there is no study 9, it has 1 to 2; arena runs lists them/),
    });
    expect(await arena(`runs 1 --study 1 --store ${path}`)).toMatchObject({ code: 2 });
  });

  test("keeps studies where they are when stores are merged, and says so", async () => {
    const { stderr } = await arena(`merge ${path} --into ${join(folder, "all.db")}`);
    expect(stderr).toContain(`2 studies stay in ${path} alone: only runs are merged`);
  });
});

describe("arena players", () => {
  test("lists every tier", async () => {
    const { code, stdout } = await arena("players");
    for (const tier of ["random", "greedy", "validator", "hl", "hl-spec"]) {
      expect(stdout).toMatch(new RegExp(`^${tier} `, "m"));
    }
    expect(code).toBe(0);
  });

  test("shows what a tier takes", async () => {
    const { stdout } = await arena("players hl:policy=ucb1");
    expect(stdout).toMatch(/^policy +ucb1 .*one of fixed-arm,/m);
    expect(stdout).toMatch(/^income +\d+ +a number from 0 to /m);
  });

  test("prints the declaration itself as JSON", async () => {
    const { parameters, settings } = JSON.parse((await arena("players hl-spec --json")).stdout);
    expect(parameters[0]).toMatchObject({ name: "policy", type: "choice", meaning: expect.any(String) });
    expect(settings.policy).toBe(parameters[0].default);
    const tiers = JSON.parse((await arena("players --json")).stdout);
    expect(tiers).toHaveLength(TIERS.size);
  });

  test("says of a player without parameters that nothing can be set", async () => {
    expect((await arena("players greedy")).stdout).toContain("nothing can be set on it");
  });

  test("refuses an unknown player by name", async () => {
    expect(await arena("players hk")).toMatchObject({ code: 2, stdout: "" });
  });
});
