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
