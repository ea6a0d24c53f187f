import { fileURLToPath } from "node:url";

/** The program of a thread: its file, and the options with which Node runs it. */
export interface ThreadProgram {
  readonly filename: string;
  readonly execArgv?: string[];
}

/** Module with which Node runs the sources of a checkout. */
const LOADER = new URL("../../scripts/typescript.mjs", import.meta.url).href;

/**
 * The program of a thread, `name` beside the module at `url`: from the sources with their loader, from the build without.
 */
export function threadProgram(url: string, name: string): ThreadProgram {
  if (!url.endsWith(".ts")) return { filename: fileURLToPath(new URL(`${name}.js`, url)) };
  return { filename: fileURLToPath(new URL(`${name}.ts`, url)), execArgv: ["--import", LOADER] };
}
