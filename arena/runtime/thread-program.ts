import { fileURLToPath } from "node:url";
import { moduleOptions } from "./thread-modules.ts";

/** The program of a thread: its file, and the options with which Node runs it. */
export interface ThreadProgram {
  readonly filename: string;
  readonly execArgv?: string[];
}

/** Module with which Node runs the sources of a checkout. */
const LOADER = new URL("../../scripts/typescript.mjs", import.meta.url).href;

/**
 * The program of a thread, `name` beside the module at `url`: from the sources with their loader, from the build without;
 * with the modules that threads are to import first.
 */
export function threadProgram(url: string, name: string): ThreadProgram {
  const modules = moduleOptions();
  if (url.endsWith(".ts")) {
    const execArgv = ["--import", LOADER, ...modules];
    return { filename: fileURLToPath(new URL(`${name}.ts`, url)), execArgv };
  }
  const filename = fileURLToPath(new URL(`${name}.js`, url));
  return modules.length === 0 ? { filename } : { filename, execArgv: [...process.execArgv, ...modules] };
}
