import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { basename, dirname, extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure } from "esbuild";
import { didYouMean } from "../../../../src/text/did-you-mean.ts";
import * as playerApi from "../../player-api.ts";
import type { TierDefinition } from "../../tier.ts";
import { DefinitionFault, tierOfExport } from "./definition.ts";

/** What a player file imports the arena by, wherever the file lies. */
const PLAYER_ENTRY = "monopoly-arena/player";
/** Endings that make a text the path of a player file. */
export const PLAYER_FILE_ENDINGS = [".ts", ".mts", ".js", ".mjs"] as const;

/** A player file that was loaded. */
export interface PlayerFile {
  readonly tier: TierDefinition;
  /** SHA-256 of its code with everything that it imports by a relative path: another digest, another player. */
  readonly digest: string;
}

/**
 * Loads a TypeScript or JavaScript player file. It runs in this process with the rights of its user; it may import
 * `monopoly-arena/player` from anywhere, files by relative path, JSON, and packages installed beside it. Loaded anew at
 * each call. Throws one line that names the file.
 */
export function loadPlayerFile(path: string): PlayerFile {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`there is no player file ${path}${nearby(file)}`);
  try {
    const code = compile(file);
    const exported = run(code, file);
    const digest = createHash("sha256").update(code).digest("hex");
    return { tier: tierOfExport(path, exported), digest };
  } catch (error) {
    throw new Error(`${path}${complaint(error)}`);
  }
}

/**
 * The file and what it imports by relative path as one CommonJS text: it then loads without waiting, from TypeScript as
 * from JavaScript, in any thread, with the same bytes for the same sources.
 */
function compile(file: string): string {
  // Loaded for a player file only: it costs a tenth of a second.
  const { buildSync }: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
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
}

/** Node's own way of running the text of a CommonJS module; the types leave it out. */
interface CompilableModule {
  exports: { readonly default?: unknown };
  require(id: string): unknown;
  _compile(code: string, filename: string): void;
}

/** Runs the text and returns its default export. Errors then point into the sources. */
function run(code: string, file: string): unknown {
  process.setSourceMapsEnabled(true);
  const installed = createRequire(file);
  const module = new Module(`${file}.cjs`) as unknown as CompilableModule;
  module.require = (id) => (id === PLAYER_ENTRY ? playerApi : installed(id));
  module._compile(code, `${file}.cjs`);
  return module.exports.default;
}

function nearby(file: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) return `: there is no folder ${folder}`;
  const endings: readonly string[] = PLAYER_FILE_ENDINGS;
  const files = readdirSync(folder).filter((name) => endings.includes(extname(name)));
  return didYouMean(basename(file), files);
}

/** What was thrown, in one line that follows the file's name; of many complaints of the compiler the first, with its place. */
function complaint(error: unknown): string {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  if (first !== undefined) {
    const { text, location } = first;
    return ` does not compile: ${text}${location === null ? "" : ` (${location.file}:${location.line}:${location.column + 1})`}`;
  }
  const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return error instanceof DefinitionFault ? ` ${message}` : `: ${message}`;
}
