import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/modules.mjs";
import { builtProgram } from "../support/program.ts";

/** Runs the command line in a process of its own and returns what it printed. */
export async function arena(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [builtProgram(), ...args], {
    cwd: ROOT,
    maxBuffer: 50_000_000,
  });
  return stdout;
}
