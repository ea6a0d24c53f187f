import { visibleJson, visibleText } from "../../runtime/visible-text.ts";
import type { Console } from "./command.ts";
import type { CommonValues } from "./common-options.ts";
import { createProgress } from "./progress.ts";
import type { Streams } from "./streams.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The console of one command: stdout carries its data, stderr everything that is said about it. */
export function createConsole(common: CommonValues, streams: Streams, env: Environment): Console {
  const { json, quiet } = common;
  const { stdout, stderr, signal } = streams;
  const progress = createProgress(stderr);
  const say = (line: string): void => {
    progress.clear();
    stderr.write(`${visibleText(line)}\n`);
  };
  return {
    json,
    quiet,
    colour: wantsColour(common.color, env, stdout.isTerminal),
    signal,
    answer(document, render) {
      progress.clear();
      stdout.write(json ? `${visibleJson(JSON.stringify(document, null, 2))}\n` : visibleText(render()));
    },
    out(text) {
      if (json) throw new Error("text on stdout under --json, which is one JSON document and nothing else");
      progress.clear();
      stdout.write(visibleText(text));
    },
    note(line) {
      if (!quiet) say(line);
    },
    warn: say,
    progress(line) {
      if (!quiet) progress.show(() => visibleText(line()));
    },
  };
}

/** The flag, then NO_COLOR, then FORCE_COLOR, then the terminal. */
function wantsColour(flag: boolean | undefined, env: Environment, isTerminal: boolean): boolean {
  if (flag !== undefined) return flag;
  if (env.NO_COLOR) return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal;
}
