import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";
import { builtPackage, PROGRAM } from "../support/program.ts";

/** Every command that README and docs show in an `sh` block runs, in order, in a folder of the page's own. */

/** What a page shows and this test does not run, each for a reason. */
const NOT_HERE: readonly RegExp[] = [
  /^npm (start|test|ci|install|run (screenshots|golden|schema))/, // run by the suite's own scripts
  /^node dist\//, // the production build, run by its own test
  /^git clone|^cd /,
];

/** How the program is started: as who installed it does, and from the sources in a checkout. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  "arena ": PROGRAM,
  "npm run arena -- ": [join(ROOT, "scripts/arena.mjs")],
};
/** Builds the program and the dashboard's page: here the build of this test run is put into the page's folder. */
const BUILD = "npm run build";

/** The commands of a page, each once: lines of its `sh` blocks, continued lines joined, comments dropped. */
function commandsOf(page: string): string[] {
  const blocks = [...readFileSync(page, "utf8").matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);
  const lines = blocks
    .flatMap((block) => block.replace(/\\\n\s*/g, " ").split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter(
      (line) => line !== "" && !line.startsWith("#") && !NOT_HERE.some((pattern) => pattern.test(line)),
    );
  return [...new Set(lines)];
}

/** Words as a shell splits them: quotes keep spaces. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/["']/g, ""));
}

/** Several pages at a time keep all cores busy: a second worker for each would only have to be started. */
const ENV = { ...process.env, NO_COLOR: "1", ARENA_WORKERS: "1" };

interface Ended {
  readonly code: number;
  readonly said: string;
}

async function run(line: string, cwd: string): Promise<Ended> {
  if (line === BUILD) {
    cpSync(join(builtPackage(), "dist"), join(cwd, "dist"), { recursive: true });
    return { code: 0, said: "" };
  }
  const [start, program] = Object.entries(STARTS).find(([start]) => line.startsWith(start)) ?? [];
  if (start === undefined || program === undefined)
    throw new Error(`no command that this test can run: ${line}`);
  const words = wordsOf(line.slice(start.length));
  // What a page has built is not in the checkout of this test run: the program of the build is started in its place.
  const built = existsSync(join(cwd, "dist"));
  const child = spawn(process.execPath, [...(built ? PROGRAM : program), ...words], {
    cwd,
    env: ENV,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listen = (text: Buffer): void => {
    said += text;
    // A command that serves until it is told to stop is told so, once, when it has said where.
    if (SERVERS.has(words[0] ?? "") && said.includes("http://127.0.0.1") && !child.killed)
      child.kill("SIGINT");
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((done) => child.on("close", (code) => done({ code: code ?? 1, said })));
}

/** Commands that serve until they are told to stop. */
const SERVERS = new Set(["dashboard", "play"]);

const pages = ["README.md", ...readdirSync(join(ROOT, "docs")).map((name) => `docs/${name}`)]
  .filter((page) => page.endsWith(".md"))
  .filter((page) => commandsOf(join(ROOT, page)).length > 0);

test.concurrent.each(pages)("every command of %s runs", { timeout: 600_000 }, async (page) => {
  const folder = mkdtempSync(join(tmpdir(), "arena-docs-"));
  for (const shared of ["tests", "examples", "docs"]) symlinkSync(join(ROOT, shared), join(folder, shared));
  for (const line of commandsOf(join(ROOT, page))) {
    const { code, said } = await run(line, folder);
    expect(code, `${line}\n${said}`).toBe(0);
  }
});
