import { basename, relative } from "node:path";

const NAMES = ["arena", "monopoly-arena"];

/**
 * The prefix that starts the program again, derived from the script that was started: `npm run arena --` in a checkout,
 * where no program of the name is installed; `npx arena` in a project that depends on it; the name it was called by; else
 * `node` and the script.
 */
export function commandPrefix(script: string, fromSources: boolean, folder: string): string {
  if (fromSources) return "npm run arena --";
  if (/[\\/]node_modules[\\/]/.test(script)) return "npx arena";
  const name = basename(script);
  return NAMES.includes(name) ? name : `node ${relative(folder, script)}`;
}

/** Prefix for shown commands that are meant to be typed: `${COMMAND_PREFIX} runs`. In sentences commands are called `arena runs`. */
export const COMMAND_PREFIX = commandPrefix(
  process.argv[1] ?? "",
  import.meta.url.endsWith(".ts"),
  process.cwd(),
);
