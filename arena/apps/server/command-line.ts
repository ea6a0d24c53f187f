import { basename, relative, resolve } from "node:path";
import { COMMAND_PREFIX } from "../../runtime/command-prefix.ts";
import { shellWord } from "../cli/plan-options.ts";

/** The parts of a shown command that do not depend on what it asks. */
export interface CommandLine {
  /** It starts the program: `npx arena`. */
  readonly prefix: string;
  /** It names the store that is looked at, with a leading space; empty for the usual one. */
  readonly suffix: string;
}

/** The store that commands take when they name none. */
const USUAL = ".arena/arena.db";

/** For commands typed where the dashboard was started. The path is relative, so that it works though answers name no absolute one. */
export function commandLine(store: string): CommandLine {
  return { prefix: COMMAND_PREFIX, suffix: suffixOf(relative(process.cwd(), store)) };
}

/** For commands on a page that is a file, which may be read on another machine. */
export function movedCommandLine(store: string): CommandLine {
  return { prefix: "arena", suffix: store === resolve(USUAL) ? "" : suffixOf(basename(store)) };
}

const suffixOf = (path: string): string => (path === USUAL ? "" : ` --store ${shellWord(path)}`);
