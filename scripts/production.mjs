// @ts-check
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { run } from "./modules.mjs";

/**
 * Builds the library and the command line for plain node, and the dashboard's page, into a folder that is not there yet.
 * Returns whether all of it could be built; what could not is told on stderr.
 * @param {string} folder absolute
 * @param {readonly string[]} [options] more for the TypeScript compiler
 */
export function buildProduction(folder, options = []) {
  /** @type {(program: string, ...args: readonly string[]) => boolean} */
  const runs = (program, ...args) => run(process.execPath, [`node_modules/${program}`, ...args]) === 0;
  const page = ["build", "--outDir", join(folder, "dashboard"), "--logLevel", "warn"];
  const built =
    runs("typescript/bin/tsc", "-p", "tsconfig.build.json", "--outDir", folder, ...options) &&
    run(process.execPath, ["scripts/programs.mjs", folder]) === 0 &&
    runs("vite/bin/vite.js", ...page) &&
    runs("vite/bin/vite.js", ...page, "--mode", "report");
  if (built) chmodSync(join(folder, "arena/apps/cli/main.js"), 0o755);
  return built;
}
