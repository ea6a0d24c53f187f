import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Every command that README and docs show in an `sh` block runs, in order, in a folder of the page's own. */

const ROOT = resolve(import.meta.dirname, "../..");
const MAIN = join(ROOT, "arena/cli/main.ts");

/** What a page shows and this test does not run, each for a reason. */
const NOT_HERE: readonly RegExp[] = [
  /^npm (start|test|ci|install|run (screenshots|golden|schema))/, // run by the suite's own scripts
  /^node dist\//, // the production build, run by its own test
  /^git clone|^cd /,
];

interface Command {
  readonly line: string;
  readonly args: readonly string[];
}

/** The commands of a page: lines of its `sh` blocks, continued lines joined, comments dropped. */
function commandsOf(page: string): Command[] {
  const blocks = [...readFileSync(page, "utf8").matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);
  return blocks
    .flatMap((block) => block.replace(/\\\n\s*/g, " ").split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#") && !NOT_HERE.some((pattern) => pattern.test(line)))
    .map((line) => ({
      line,
      args: line === BUILD ? [BUILD] : wordsOf(line.replace(/^npm run arena -- /, "arena ")),
    }));
}

/** Words as a shell splits them: quotes keep spaces. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)];
  const [program, ...args] = words.map(([word]) => word.replace(/["']/g, ""));
  expect(program, `a command this test can run: ${line}`).toBe("arena");
  return args;
}

/** Builds the program and the dashboard's page in the checkout. */
const BUILD = "npm run build";
const NODE_ARGS = ["--import", join(ROOT, "node_modules/tsx/dist/loader.mjs"), MAIN];

function run(args: readonly string[], cwd: string): Promise<{ code: number; stderr: string }> {
  if (args[0] === "dashboard") return serve(args, cwd);
  if (args[0] === BUILD) return build();
  return new Promise((done) => {
    const options = { cwd, env: { ...process.env, NO_COLOR: "1" }, maxBuffer: 1 << 26 };
    const child = execFile(process.execPath, [...NODE_ARGS, ...args], options, (error, _stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), stderr }),
    );
    child.stdin?.end();
  });
}

function build(): Promise<{ code: number; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ["scripts/build.mjs"], { cwd: ROOT }, (error, _stdout, stderr) =>
      done({ code: error === null ? 0 : 1, stderr }),
    );
  });
}

/** A command that serves until it is told to stop: it is told so once it has said where. */
function serve(args: readonly string[], cwd: string): Promise<{ code: number; stderr: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...NODE_ARGS, ...args], { cwd });
    let said = "";
    const listen = (text: Buffer): void => {
      said += text;
      if (said.includes("http://127.0.0.1")) child.kill("SIGINT");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", (code) => done({ code: code === 130 ? 0 : (code ?? 1), stderr: said }));
  });
}

const pages = ["README.md", ...readdirSync(join(ROOT, "docs")).map((name) => `docs/${name}`)]
  .filter((page) => page.endsWith(".md"))
  .filter((page) => commandsOf(join(ROOT, page)).length > 0);

test.concurrent.each(pages)("every command of %s runs", { timeout: 600_000 }, async (page) => {
  const folder = mkdtempSync(join(tmpdir(), "arena-docs-"));
  for (const shared of ["tests", "examples", "docs"]) symlinkSync(join(ROOT, shared), join(folder, shared));
  for (const { line, args } of commandsOf(join(ROOT, page))) {
    const { code, stderr } = await run(args, folder);
    expect(code, `${line}\n${stderr}`).toBe(0);
  }
});
