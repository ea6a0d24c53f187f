import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Paths of two pipes, one for each direction. */
export interface NamedPipes {
  readonly toProgram: string;
  readonly fromProgram: string;
}

/** Folders of pipes are named by the process that opens them, so that those of a killed one are known. */
const FOLDER = /^arena-pipes-(\d+)-/;

/**
 * Makes two named pipes, hands them over to be opened at both ends, and takes their names away again: what is open
 * stays open. Unlike the pipes of `node:child_process`, these can be read without an event loop.
 * Throws one line where the system has none.
 */
export function withNamedPipes<T>(use: (pipes: NamedPipes) => T): T {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `arena-pipes-${process.pid}-`));
  const pipes = { toProgram: join(folder, "in"), fromProgram: join(folder, "out") };
  try {
    make([pipes.toProgram, pipes.fromProgram]);
    return use(pipes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the pipes of processes that were killed while they opened them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = FOLDER.exec(name)?.[1];
    if (pid === undefined || runs(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's: theirs to sweep.
    }
  }
}

/** Whether a process of that number runs, whoever's it is. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
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
