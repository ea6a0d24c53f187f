import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Store } from "../../../arena/tournament/store/store.ts";
import { ROOT } from "../../../scripts/modules.mjs";
import { PROGRAM } from "../../support/program.ts";

/** What a process of the program came to; code is null when a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How often is looked whether it is time, in milliseconds. */
const LOOK_MS = 20;

/** Runs the program in a process of its own; `during` may send it signals. */
export function arena(
  args: readonly string[],
  during: (kill: (signal: NodeJS.Signals) => void, stderr: () => string) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, [...PROGRAM, ...args], { cwd: ROOT });
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

/** Does something once, as soon as it is time to. */
export function when(isTime: () => boolean, act: () => void): void {
  const look = setInterval(() => {
    if (!isTime()) return;
    clearInterval(look);
    act();
  }, LOOK_MS);
  look.unref();
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

/** Number of seasons of a store's first run; none while the store is being made. */
export function unitsIn(path: string): number {
  if (!existsSync(path)) return 0;
  try {
    const store = Store.read(path);
    const [entry] = store.runs();
    store.close();
    return entry?.units ?? 0;
  } catch {
    return 0;
  }
}
