import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeWhole } from "../../../../arena/apps/cli/whole-file.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { PLAN, UNITS } from "../../tournament/store/units.ts";
import { workshop } from "./workshop.ts";

const { folder, file, arena } = workshop();
const store = join(folder, "arena.db");
const nowhere = join(folder, "nowhere", "file");

function play(): void {
  const played = Store.write(store);
  played.commit(played.run(played.createRun(PLAN)), UNITS);
  played.close();
}

describe("a file that cannot be written is refused before anything is played or read", () => {
  play();
  test.each([
    ["--save-memory", ["run", "--players", "hl,greedy", "--seasons", "1", "--store", join(folder, "new.db")]],
    ["--out", ["export", "--store", store]],
    ["--out", ["export", "--store", store, "--format", "parquet"]],
    ["--html", ["report", "--store", store]],
  ])("%s of arena %j", async (option, words) => {
    const { code, stdout, stderr } = await arena(...words, option, nowhere);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(
      `arena ${words[0]}: ${option} ${nowhere}: there is no folder ${join(folder, "nowhere")}; make it first\n`,
    );
    expect(existsSync(join(folder, "new.db"))).toBe(false);
  });
});

test("a file that could not be written whole does not stay", async () => {
  const path = join(folder, "half");
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  const written = writeWhole(path, () => Promise.reject(full));
  await expect(written).rejects.toThrow(`cannot write ${path}: ENOSPC: no space left on device, write`);
  expect(existsSync(path)).toBe(false);
});

test.skipIf(!existsSync("/dev/full"))("a full disk is told in one line", async () => {
  const { code, stderr } = await arena(
    "export",
    "--store",
    store,
    "--format",
    "parquet",
    "--out",
    "/dev/full",
  );
  expect(stderr).toMatch(/^arena export: cannot write \/dev\/full: ENOSPC[^\n]*\n$/);
  expect(code).toBe(1);
  expect(existsSync("/dev/full")).toBe(true);
});

test.each([
  ["9007199254740993", "9007199254740993: expected a number of at most 9007199254740991 either way"],
  ["1e400", "1e400: expected a number of at most"],
  ["-9007199254740993", "-9007199254740993: expected a number"],
])("a seed of %s, which would be read as another, is refused as it is written", async (seed, line) => {
  const path = file("large-seed.json", `{ "name": "\\"1e400\\" is a text", "seed": ${seed} }`);
  const { code, stdout, stderr } = await arena("scenario", path);
  expect(stderr).toContain(`${path}: ${line}`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
});

test("rules that deal more deeds than the board has are refused", async () => {
  const rules = file("deal.json", JSON.stringify({ extends: "official@1", startingDeeds: 15 }));
  const { code, stderr } = await arena("run", "--players", "random,greedy", "--rules", rules);
  expect(stderr).toContain("startingDeeds: 15 for each of 2 seats are 30, and us-classic@1 has 28 deeds");
  expect(code).toBe(2);
});

test("a merge that is refused leaves the store that it was for as it was", async () => {
  const line = [
    "run",
    "--players",
    "random,greedy",
    "--games",
    "2",
    "--seasons",
    "3",
    "--workers",
    "1",
    "-q",
  ];
  const [one, two] = ["one.db", "two.db"].map((name) => join(folder, name));
  await arena(...line, "--units", "0-1", "--store", one);
  await arena(...line, "--units", "1-2", "--store", two);
  const bent = Store.write(two);
  const [unit] = [...bent.units(1)];
  bent.connection.run("DELETE FROM units WHERE unit = 1");
  bent.commit(bent.run(1), [{ ...unit, games: unit.games.map((word, i) => (i === 1 ? word + 1 : word)) }]);
  bent.close();
  const into = join(folder, "refused.db");
  const { code, stderr } = await arena("merge", one, two, "--into", into);
  expect(stderr).toMatch(
    /^arena merge: store [^\n]*unit 1 of run 1 went differently in the other store[^\n]*\n$/,
  );
  expect(code).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith("refused"))).toEqual([]);
});

test("a merge of what is no store leaves no store behind", async () => {
  for (const source of [file("empty.db", ""), file("binary.db", "\u0000\u0001".repeat(4000))]) {
    const { code, stderr } = await arena("merge", store, source, "--into", join(folder, "merged.db"));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^arena merge: store [^\n]*\n$/);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("merged"))).toEqual([]);
});

test.each([
  ["--fields", "tiers,tiers", "tiers"],
  ["--rules", "arena@1,arena@1", "arena@1"],
])("arena prove %s %s is refused for the repeat", async (option, list, item) => {
  expect(await arena("prove", option, list)).toEqual({
    code: 2,
    stdout: "",
    stderr: `arena prove: ${option} names ${item} more than once; name it once\n`,
  });
});
