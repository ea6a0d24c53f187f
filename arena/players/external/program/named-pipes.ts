import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Paths of two pipes, one for each direction. */
export interface NamedPipes {
  readonly toProgram: string;
  readonly fromProgram: string;
}

/**
 * Makes two named pipes, hands them over to be opened at both ends, and takes their names away again: what is open
 * stays open. Unlike the pipes of `node:child_process`, these can be read without an event loop.
 * Throws one line where the system has none.
 */
export function withNamedPipes<T>(use: (pipes: NamedPipes) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "arena-pipes-"));
  const pipes = { toProgram: join(folder, "in"), fromProgram: join(folder, "out") };
  try {
    make([pipes.toProgram, pipes.fromProgram]);
    return use(pipes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function make(paths: readonly string[]): void {
  try {
    execFileSync("mkfifo", ["-m", "600", ...paths], { stdio: "pipe" });
  } catch (error) {
    throw new Error(
      `exec: needs named pipes, and mkfifo failed (${(error as Error).message.split("\n")[0]}); on Windows run the arena under WSL`,
    );
  }
}
