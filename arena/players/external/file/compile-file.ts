import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure } from "esbuild";
import { didYouMean } from "../../../../src/text/did-you-mean.ts";

/** Endings that make a text the path of a player file. */
export const PLAYER_FILE_ENDINGS = [".ts", ".mts", ".js", ".mjs"] as const;

/** A player file as one text that can be run. */
export interface CompiledFile {
  /** Its absolute path. */
  readonly file: string;
  /** A CommonJS module, with a source map. */
  readonly code: string;
  /** SHA-256 of its code with everything that it imports by a relative path: another digest, another player. */
  readonly digest: string;
}

/**
 * Compiles a TypeScript or JavaScript player file, as it is now, without running any of it. Throws one line that names
 * the file when there is none or it does not compile.
 */
export function compileFile(path: string): CompiledFile {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`there is no player file ${path}${nearby(file)}`);
  const code = compile(path, file);
  return { file, code, digest: createHash("sha256").update(code).digest("hex") };
}

/**
 * The file and what it imports by relative path as one CommonJS text: it then loads without waiting, from TypeScript as
 * from JavaScript, in any thread, with the same bytes for the same sources.
 */
function compile(path: string, file: string): string {
  // Loaded for a player file only: it costs a tenth of a second.
  const { buildSync }: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
  try {
    const { outputFiles } = buildSync({
      entryPoints: [basename(file)],
      absWorkingDir: dirname(file),
      bundle: true,
      write: false,
      outfile: `${file}.cjs`,
      format: "cjs",
      platform: "node",
      target: "node20",
      packages: "external",
      define: { "import.meta.url": JSON.stringify(pathToFileURL(file).href) },
      sourcemap: "inline",
      sourcesContent: false,
      tsconfigRaw: {},
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  } catch (error) {
    throw new Error(`${path} does not compile: ${complaint(error)}`);
  }
}

/** The compiler's first complaint, with its place. */
function complaint(error: unknown): string {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  if (first === undefined) return String(error).split("\n", 1)[0];
  const { text, location } = first;
  return `${text}${location === null ? "" : ` (${location.file}:${location.line}:${location.column + 1})`}`;
}

function nearby(file: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) return `: there is no folder ${folder}`;
  const endings: readonly string[] = PLAYER_FILE_ENDINGS;
  const files = readdirSync(folder).filter((name) => endings.includes(extname(name)));
  return didYouMean(basename(file), files);
}
