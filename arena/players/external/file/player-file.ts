import Module, { createRequire } from "node:module";
import { plainMessage } from "../../../../src/player/plain-answer.ts";
import { type Wrapping, wrappedPlayer } from "../../delegating-player.ts";
import * as playerApi from "../../player-api.ts";
import type { TierDefinition } from "../../tier.ts";
import { type CompiledFile, compileFile } from "./compile-file.ts";
import { DefinitionFault, tierOfExport } from "./definition.ts";

/** Whoever handles the player later reads its members through this, and so runs no code of it but when it is called. */
const AS_IT_IS: Wrapping = { answer: (_question, _args, call) => call() };

/** Specifier by which a player file imports the arena, wherever the file lies. */
const PLAYER_ENTRY = "monopoly-arena/player";

/** A player file that was loaded. */
export interface PlayerFile {
  readonly tier: TierDefinition;
  readonly digest: string;
}

/**
 * Loads a TypeScript or JavaScript player file into this thread. It runs with the rights of its user; it may import
 * `monopoly-arena/player` from anywhere, files by relative path, JSON, and packages installed beside it. Run anew at each
 * call, so that nothing is left of its last use. Throws one line that names the file.
 */
export function loadPlayerFile(path: string): PlayerFile {
  const compiled = compileFile(path);
  return { tier: tierOfFile(path, compiled), digest: compiled.digest };
}

/** Runs a compiled file, and makes a tier of its default export. Throws one line that names the file by `path`. */
export function tierOfFile(path: string, compiled: Pick<CompiledFile, "file" | "code">): TierDefinition {
  try {
    const tier = tierOfExport(path, run(compiled));
    const { create } = tier;
    return {
      ...tier,
      create: (settings, key) => wrappedPlayer(create(settings, key), AS_IT_IS),
      createBare: create,
    };
  } catch (error) {
    const [message = ""] = plainMessage(error).split("\n", 1);
    throw new Error(error instanceof DefinitionFault ? `${path} ${message}` : `${path}: ${message}`);
  }
}

/** Node's own way of running the text of a CommonJS module; the types leave it out. */
interface CompilableModule {
  exports: { readonly default?: unknown };
  require(id: string): unknown;
  _compile(code: string, filename: string): void;
}

/** Runs the text and returns its default export. Errors then point into the sources. */
function run({ file, code }: Pick<CompiledFile, "file" | "code">): unknown {
  process.setSourceMapsEnabled(true);
  const installed = createRequire(file);
  const module = new Module(`${file}.cjs`) as unknown as CompilableModule;
  module.require = (id) => (id === PLAYER_ENTRY ? playerApi : installed(id));
  module._compile(code, `${file}.cjs`);
  return module.exports.default;
}
