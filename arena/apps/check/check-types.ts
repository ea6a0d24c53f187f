import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../../runtime/exit.ts";
import type { Finding } from "./finding.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("monopoly-arena/package.json"));
/** The types of `monopoly-arena/player`: the sources in a checkout, else what is shipped. */
const ENTRIES = ["arena/player.ts", "dist/arena/player.d.ts"] as const;

/** Folder of the types of Node, which come with the arena: for `console` and the like. */
const NODE_TYPES = dirname(
  dirname(
    createRequire(createRequire(import.meta.url).resolve("@types/better-sqlite3/package.json")).resolve(
      "@types/node/package.json",
    ),
  ),
);

/** One complaint of the compiler: `path(line,column): error TS2551: …`. */
const COMPLAINT = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/gm;
/** Characters that the compiler may say. */
const MOST_OUTPUT = 10_000_000;

/**
 * Findings of the TypeScript compiler in a player file and what it imports by relative path, against the types of
 * `monopoly-arena/player`, strictly. The compiler is the one installed where the file lies, else where the command
 * runs, else beside the arena. Throws `UsageError` where there is none, with the command that installs it.
 */
export async function checkTypes(path: string): Promise<Finding[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`--types: there is no player file ${path}`);
  const compiler = compilerFor(file);
  const folder = mkdtempSync(join(tmpdir(), "arena-types-"));
  try {
    const project = join(folder, "tsconfig.json");
    writeFileSync(project, JSON.stringify(projectOf(file)));
    return findingsIn(await output(compiler, project, folder), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compilerFor(file: string): string {
  for (const from of [file, join(process.cwd(), "here.js"), join(PACKAGE, "package.json")]) {
    try {
      return join(dirname(createRequire(from).resolve("typescript/package.json")), "bin", "tsc");
    } catch {
      // The next place may have one.
    }
  }
  throw new UsageError(
    "--types needs the TypeScript compiler, which is not installed here: npm install --save-dev typescript",
  );
}

function projectOf(file: string): unknown {
  const entry = ENTRIES.map((path) => join(PACKAGE, path)).find((path) => existsSync(path));
  return {
    compilerOptions: {
      target: "ES2023",
      lib: ["ES2023"],
      types: ["node"],
      typeRoots: [NODE_TYPES],
      module: "NodeNext",
      moduleResolution: "NodeNext",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowJs: true,
      checkJs: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      paths: { "monopoly-arena/player": [entry] },
    },
    files: [file],
  };
}

function output(compiler: string, project: string, cwd: string): Promise<string> {
  return new Promise((done) => {
    const words = [compiler, "--project", project, "--pretty", "false"];
    // It exits with an error when it has complaints.
    execFile(process.execPath, words, { cwd, maxBuffer: MOST_OUTPUT }, (_error, stdout) => done(stdout));
  });
}

/** The complaints about files that are not the arena's. */
function findingsIn(said: string, cwd: string): Finding[] {
  return [...said.matchAll(COMPLAINT)].flatMap(([, named = "", line, text]) => {
    const path = resolve(cwd, named);
    if (path.startsWith(join(PACKAGE, "arena", sep)) || path.startsWith(join(PACKAGE, "node_modules", sep)))
      return [];
    const near = relative(process.cwd(), path);
    const message = `${text} (${near.startsWith("..") ? path : near}:${line})`;
    return [{ kind: "types" as const, ask: null, message, scenario: null }];
  });
}
