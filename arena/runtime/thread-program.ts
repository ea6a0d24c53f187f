import { fileURLToPath } from "node:url";

/** What a thread runs: its file, and what Node needs to run it. */
export interface ThreadProgram {
  readonly filename: string;
  readonly execArgv?: string[];
}

/** What lets Node run the sources of a checkout. */
const LOADER = new URL("../../scripts/typescript.mjs", import.meta.url).href;

/**
 * The program of a thread, `name` beside the module at `url`: from the sources with their loader, from the build without.
 */
export function threadProgram(url: string, name: string): ThreadProgram {
  if (!url.endsWith(".ts")) return { filename: fileURLToPath(new URL(`${name}.js`, url)) };
  return { filename: fileURLToPath(new URL(`${name}.ts`, url)), execArgv: ["--import", LOADER] };
}
