import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** What a process of the program came to; code is null when a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program in a process of its own; `during` may end it by signal. */
export function arena(
  args: readonly string[],
  during: (kill: (signal: "SIGINT" | "SIGKILL") => void, stderr: () => string) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ["--import", "tsx", "arena/cli/main.ts", ...args], { cwd: ROOT });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    written.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    written.stderr += chunk;
  });
  during(
    (signal) => child.kill(signal),
    () => written.stderr,
  );
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...written })));
}

/** A folder of its own. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), "arena-run-"));

/** A file with rules under which games are short. */
export function shortRules(folder: string): string {
  const path = join(folder, "short.json");
  writeFileSync(path, JSON.stringify({ extends: "arena@1", id: "short@1", roundCap: 20 }));
  return path;
}

/** The document of a run without what may differ. */
export function documentOf({ stdout }: Ended): Readonly<Record<string, unknown>> {
  const { timing: _, ...document } = JSON.parse(stdout);
  return document;
}
