import { basename, relative } from "node:path";

const NAMES = ["arena", "monopoly-arena"];

/**
 * How a line begins that starts the program again, by the script that was started: `npm run arena --` in a checkout, where
 * there is no program of the name; `npx arena` where it is installed in a project; the name it was called by; else the
 * script itself.
 */
export function programOf(script: string, fromSources: boolean, folder: string): string {
  if (fromSources) return "npm run arena --";
  if (/[\\/]node_modules[\\/]/.test(script)) return "npx arena";
  const name = basename(script);
  return NAMES.includes(name) ? name : `node ${relative(folder, script)}`;
}

/** How a line begins that is printed to be typed: `${PROGRAM} runs`. In sentences commands are called `arena runs`. */
export const PROGRAM = programOf(process.argv[1] ?? "", import.meta.url.endsWith(".ts"), process.cwd());
