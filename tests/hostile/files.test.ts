import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readJson } from "../../arena/runtime/read-json.ts";
import { readText } from "../../arena/runtime/read-text.ts";
import { openSqlite } from "../../arena/tournament/store/open-sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a device is no file to read", () => {
  expect(() => readJson("/dev/zero")).toThrow("expected a regular file, not a device or a pipe");
});

test.skipIf(process.platform === "win32")("a pipe that nobody writes to is refused at once", () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  expect(() => readJson(pipe)).toThrow("expected a regular file, not a device or a pipe");
});

test("a file is read up to a size", () => {
  const large = join(folder, "large.json");
  writeFileSync(large, "1");
  expect(readJson(large)).toBe(1);
  truncateSync(large, 100_000_000);
  expect(() => readJson(large)).toThrow("has 100000000 bytes, expected at most 64000000");
  expect(() => readText(large, 10)).toThrow("expected at most 10");
});

test("a file that is nested too deeply is said to be", () => {
  const deep = join(folder, "deep.json");
  writeFileSync(deep, "[".repeat(200_000) + "]".repeat(200_000));
  expect(() => readJson(deep)).toThrow("is nested too deeply");
});

test.skipIf(process.platform === "win32").each(["", "-journal", "-wal"])(
  "a store with a pipe at the ending '%s' is refused at once",
  (ending) => {
    const store = join(folder, `piped${ending}.db`);
    execFileSync("mkfifo", [store + ending]);
    expect(() => openSqlite(store, { readOnly: true })).toThrow(
      `piped${ending}.db${ending} is a device or a pipe`,
    );
  },
);
