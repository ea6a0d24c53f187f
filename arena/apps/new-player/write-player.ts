import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, isAbsolute, join } from "node:path";

export const LANGUAGES = ["typescript", "python", "javascript"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language that players are written in: their files, and the command that runs them. */
interface Template {
  /** The example that it starts as, from the folder of the package. */
  readonly example: string;
  readonly fileName: (name: string) => string;
  /** A file that has to lie beside it. */
  readonly client?: string;
  /** Its name in a line-up. */
  readonly player: (path: string) => string;
}

const TEMPLATES: Readonly<Record<Language, Template>> = {
  typescript: {
    example: "examples/typescript/first-player.ts",
    fileName: (name) => `${name}.ts`,
    player: (path) => path,
  },
  python: {
    example: "examples/python/first_player.py",
    fileName: (name) => `${name.replaceAll("-", "_")}.py`,
    client: "examples/python/monopoly_arena.py",
    player: (path) => `exec:python3 ${path}`,
  },
  javascript: {
    example: "examples/javascript/first-player.mjs",
    fileName: (name) => `${name}.mjs`,
    client: "examples/javascript/monopoly-arena.mjs",
    player: (path) => `exec:node ${path}`,
  },
};

/** A player that was written. */
export interface NewPlayer {
  /** The files, the player's first. */
  readonly files: readonly string[];
  /** Its name in a line-up, from the working folder. */
  readonly player: string;
}

const PACKAGE = dirname(createRequire(import.meta.url).resolve("monopoly-arena/package.json"));

/**
 * Writes a player called `name` (letters, digits and dashes, a letter first) and its test into `folder`. Throws one line
 * on a name that is none and on files that are there already: nothing is overwritten.
 */
export function writePlayer(name: string, language: Language, folder: string): NewPlayer {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) {
    throw new Error(`"${name}" is no name for a player: expected letters, digits and dashes, a letter first`);
  }
  const { example, fileName, client, player } = TEMPLATES[language];
  const path = within(folder, fileName(name));
  const test = within(folder, `${name}.test.mjs`);
  for (const file of [path, test]) {
    if (existsSync(file)) throw new Error(`${file} is there already: choose another name or folder`);
  }
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new Error(`${folder} is a file: name a folder`);
  }
  mkdirSync(folder, { recursive: true });
  const label = name.replace(/(^|-)([a-z0-9])/gi, (_, _dash, letter: string) => letter.toUpperCase());
  const text = readFileSync(join(PACKAGE, example), "utf8").replaceAll("FirstPlayer", label);
  writeFileSync(path, text);
  writeFileSync(test, testOf(label, player(`./${fileName(name)}`)));
  if (client === undefined) return { files: [path, test], player: player(path) };
  const beside = within(folder, basename(client));
  copyFileSync(join(PACKAGE, client), beside);
  return { files: [path, test, beside], player: player(path) };
}

/** The path of a file in the folder, so written that a line-up takes it for one. */
function within(folder: string, file: string): string {
  return isAbsolute(folder) ? join(folder, file) : `./${join(folder, file)}`;
}

/** A test for Node's own runner. It names no folder of this machine, so it can be committed beside the player. */
function testOf(label: string, player: string): string {
  return `// Run it with: node --test
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const PLAYER = ${JSON.stringify(player)};

/** The folder of the arena: the checkout that ARENA_HOME names, else the package that is installed for this file. */
function home() {
  if (process.env.ARENA_HOME) return process.env.ARENA_HOME;
  try {
    return dirname(createRequire(import.meta.url).resolve("monopoly-arena/package.json"));
  } catch {
    throw new Error("no arena here: npm install --save-dev monopoly-arena, or set ARENA_HOME to a checkout of it");
  }
}

test("${label} answers every question legally, alike and in time", () => {
  const program = ["scripts/arena.mjs", "dist/arena/apps/cli/main.js"].find((path) => existsSync(join(home(), path)));
  const words = [join(home(), program), "check-player", PLAYER, "--cases", "500", "--quiet"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: HERE, encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
});
`;
}
