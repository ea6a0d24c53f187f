import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { transformSync } from "esbuild";
import { publint } from "publint";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";
import { sourceFiles } from "../../scripts/source-files.ts";
import { builtPackage } from "../support/program.ts";

const EXAMPLES = "examples/library";

let tarball: Buffer;
/** An empty project with the package, and of other packages those alone that it names. */
let project: string;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], {
    cwd: builtPackage(),
    stdio: "pipe",
  });
  const [name = ""] = readdirSync(folder);
  tarball = readFileSync(join(folder, name));
  project = mkdtempSync(join(tmpdir(), "project-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  const installed = join(project, "node_modules/monopoly-arena");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, name), "-C", installed, "--strip-components", "1"]);
  const { dependencies, optionalDependencies }: Readonly<Record<string, object>> = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  for (const dependency of [...Object.keys({ ...dependencies, ...optionalDependencies }), "@types/node"]) {
    const link = join(project, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", dependency), link);
  }
});

describe("the package that is published", () => {
  test("publint finds nothing to improve", async () => {
    const { messages } = await publint({ pack: { tarball: bytesOf(tarball) }, strict: true });
    expect(messages).toEqual([]);
  });

  test("types resolve wherever the package, which is of ES modules alone, can be imported", async () => {
    const found = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (found.types === false) throw new Error("the package has no types");
    // As by the profile "esm-only": resolution from before there were ES modules, and require of a CommonJS file, are left out.
    const problems = found.problems.filter(
      (problem) => !("resolutionKind" in problem && BEFORE_MODULES.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  test("npm has nothing to correct in package.json", () => {
    const folder = mkdtempSync(join(tmpdir(), "manifest-"));
    const text = readFileSync(join(ROOT, "package.json"), "utf8");
    writeFileSync(join(folder, "package.json"), text);
    mkdirSync(join(folder, "dist/arena/apps/cli"), { recursive: true });
    writeFileSync(join(folder, "dist/arena/apps/cli/main.js"), "#!/usr/bin/env node\n");
    execFileSync("npm", ["pkg", "fix"], { cwd: folder, stdio: "pipe" });
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toEqual(JSON.parse(text));
    expect(JSON.parse(text).private).toBeUndefined();
  });
});

describe("in an empty project with the package", () => {
  const programs = [...programsIn(EXAMPLES), ...docstringExamples()];
  const modules = programsIn(`${EXAMPLES}/players`);

  test("every program holds against the types", () => {
    const folder = join(project, "sources");
    mkdirSync(join(folder, "players"), { recursive: true });
    for (const { name, source } of programs) writeFileSync(join(folder, `${name}.ts`), source);
    for (const { name, source } of modules) writeFileSync(join(folder, "players", `${name}.ts`), source);
    const compilerOptions = {
      target: "ES2023",
      module: "NodeNext",
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      noEmit: true,
      types: ["node"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
    expect(outputOf([join(ROOT, "node_modules/typescript/bin/tsc"), "-p", "sources"])).toBe("");
  });

  test.each(programs)("$name runs and prints", ({ name, source }) => {
    const folder = mkdtempSync(join(project, "run-"));
    mkdirSync(join(folder, "players"));
    writeFileSync(join(folder, `${name}.js`), asJavaScript(source));
    for (const module of modules) {
      writeFileSync(join(folder, "players", `${module.name}.js`), asJavaScript(module.source));
    }
    const printed = execFileSync(process.execPath, [`${name}.js`], { cwd: folder, stdio: "pipe" });
    expect(printed.toString()).not.toBe("");
  });
});

const BEFORE_MODULES: readonly string[] = ["node10", "node16-cjs"];

interface Program {
  readonly name: string;
  readonly source: string;
}

function programsIn(folder: string): Program[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({
      name: file.replace(/\.ts$/, ""),
      source: readFileSync(join(ROOT, folder, file), "utf8"),
    }));
}

/** The examples in doc comments, each named by the file and its place in it. */
function docstringExamples(): Program[] {
  return sourceFiles().flatMap(({ path }) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/\* @example\n \* ```ts\n([\s\S]*?) \* ```/g)].map(
      ([, lines = ""], i) => ({
        name: `${path.replaceAll("/", "-").replace(/\.ts$/, "")}-${i + 1}`,
        source: lines.replaceAll(/^ \* ?/gm, ""),
      }),
    ),
  );
}

const asJavaScript = (source: string): string =>
  transformSync(source, { loader: "ts", target: "node20" }).code;

function outputOf(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: project, stdio: "pipe" }).toString();
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout);
  }
}

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
