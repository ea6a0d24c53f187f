import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { withNamedPipes } from "../../../../../arena/players/external/program/named-pipes.ts";

/** The number of a process that has ended. */
const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }));
const folderOf = (pid: number): string => mkdtempSync(join(tmpdir(), `arena-pipes-${pid}-`));

describe.skipIf(process.platform === "win32")("pipes to a program", () => {
  test("are gone once they were opened, whatever came of it", () => {
    const folders: string[] = [];
    withNamedPipes(({ toProgram }) => folders.push(dirname(toProgram)));
    expect(() =>
      withNamedPipes(({ fromProgram }) => {
        folders.push(dirname(fromProgram));
        throw new Error("no thread");
      }),
    ).toThrow("no thread");
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  });

  test("of a process that was killed while it opened them are swept up by the next", () => {
    const [left, held] = [folderOf(ended), folderOf(process.pid)];
    withNamedPipes(() => {});
    expect([existsSync(left), existsSync(held)]).toEqual([false, true]);
    rmSync(held, { recursive: true });
  });
});
