import { createRequire, findSourceMap } from "node:module";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isHalt } from "../../../src/player/halt.ts";
import { plainMessage } from "../../../src/player/plain-answer.ts";
import { failureReason } from "../../../src/player/player-failure.ts";
import { isVerbose } from "../../runtime/verbose.ts";

/** Characters of a stack that its frames can need; a message before them may be of any length. */
const STACK_CHARACTERS = 4000;
const FRAME = /^\s+at (?:.* \()?((?:\/|[A-Za-z]:\\).+?):(\d+):(\d+)\)?$/gm;

/** Folders of this package, in which no player file lies. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve("monopoly-arena/package.json"));
const OURS = ["arena", "components", "dist", "node_modules", "src", "systems"].map((folder) =>
  join(PACKAGE, folder, sep),
);

/** Frames of a player's own that are told under `--verbose`. */
const MOST_FRAMES = 8;

/**
 * What a player threw, as an error whose plain message ends with the place in its source, where that is known:
 * `(mybot.ts:12)`; under `--verbose` with the places that it was called from, `(mybot.ts:12, from mybot.ts:31)`.
 */
export function placedError(thrown: unknown): unknown {
  return isHalt(thrown) || failureReason(thrown) !== "threw"
    ? thrown
    : new Error(plainMessage(thrown) + placeOf(thrown));
}

/** The place in the source of a compiled file, where the stack does not name it itself. */
function sourceOf(file: string, line: number, column: number): readonly [path: string, line: number] {
  const entry = findSourceMap(file)?.findEntry(line - 1, column - 1);
  if (entry === undefined || !("originalSource" in entry)) return [file, line];
  const { originalSource, originalLine } = entry;
  const path = originalSource.startsWith("file:") ? fileURLToPath(originalSource) : originalSource;
  return [resolve(dirname(file), path), originalLine + 1];
}

function placeOf(thrown: unknown): string {
  try {
    const stack = thrown instanceof Error ? String(thrown.stack).slice(-STACK_CHARACTERS) : "";
    const places: string[] = [];
    const most = isVerbose() ? MOST_FRAMES : 1;
    for (const [, file, line, column] of stack.matchAll(FRAME)) {
      if (OURS.some((folder) => file.startsWith(folder))) continue;
      const [path, at] = sourceOf(file, Number(line), Number(column));
      const near = relative(process.cwd(), path);
      places.push(`${near.startsWith("..") || isAbsolute(near) ? path : near}:${at}`);
      if (places.length === most) break;
    }
    return places.length === 0 ? "" : ` (${places.join(", from ")})`;
  } catch {
    return "";
  }
}
