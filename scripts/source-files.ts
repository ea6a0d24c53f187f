import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Floor, FROM_GROUND } from "./house.ts";

/** One source file of the house. */
export interface SourceFile {
  /** From the root, with forward slashes: `src/chance/random.ts`. */
  readonly path: string;
  readonly floor: Floor;
  readonly text: string;
  /** The text without its comments. */
  readonly code: string;
  readonly lines: number;
  /** Paths of the files that it imports by a relative path, types and lazy imports included. */
  readonly imports: readonly string[];
}

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Every TypeScript file of every floor that exists. */
export function sourceFiles(): SourceFile[] {
  return FROM_GROUND.filter((floor) => existsSync(ROOT + floor)).flatMap((floor) =>
    readdirSync(ROOT + floor, { recursive: true, encoding: "utf8" })
      .map((name) => posix.join(floor, name.split(sep).join("/")))
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readSource(path, floor)),
  );
}

function readSource(path: string, floor: Floor): SourceFile {
  const text = readFileSync(ROOT + path, "utf8");
  const code = text.replace(COMMENT, "");
  const imports = [...code.matchAll(IMPORT)].map((match) => posix.join(posix.dirname(path), match[1]!));
  return { path, floor, text, code, lines: text.split("\n").length, imports };
}

/** Every test file, by its path below `tests/`. */
export function testFiles(): string[] {
  return readdirSync(`${ROOT}tests`, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => /\.test\.tsx?$/.test(name));
}
