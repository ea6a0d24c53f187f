// @ts-check
// `npm test`: types, lint and every test; the last line is `N passed, N failed`. Arguments narrow the tests, as
// for vitest: `npm test -- tests/src`, `npm test -- --project unit`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser } from "./browser.mjs";
import { ensureModules, ROOT } from "./modules.mjs";
import { ensureRedis } from "./redis.mjs";
import { ensureTmux } from "./tmux.mjs";

ensureModules();
ensureTmux();
ensureRedis();
const browser = ensureBrowser();
// The checks fill the moments in which the tests wait; they are told of at the end, where they are seen.
const [checks, tests] = await Promise.all([runChecks(), runTests(browser, process.argv.slice(2))]);
for (const { name, held, said } of checks)
  console.log(`${held ? "✓" : "✗"} ${name}${held ? "" : `\n${said}`}`);
const passed = tests.passed + checks.filter(({ held }) => held).length;
const failed = tests.failed + checks.filter(({ held }) => !held).length;
if (tests.skipped > 0) console.log(`${tests.skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Types and lint, one after the other. */
async function runChecks() {
  return [
    await check("types", "typescript/bin/tsc", ["-p", "."]),
    await check("types of the dashboard", "typescript/bin/tsc", ["-p", "dashboard"]),
    await check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  ];
}

/**
 * @param {string} name
 * @param {string} program under node_modules
 * @param {readonly string[]} args
 */
async function check(name, program, args) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [code, out, err] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  return { name, held: code === 0, said: out + err };
}

/**
 * @param {string | undefined} browser
 * @param {readonly string[]} args
 */
async function runTests(browser, args) {
  const folder = mkdtempSync(join(tmpdir(), "monopoly-arena-"));
  const report = join(folder, "report.json");
  const env = browser === undefined ? process.env : { ...process.env, CHROMIUM_PATH: browser };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args];
  const code = await exitOf(spawn(process.execPath, vitest, { cwd: ROOT, env, stdio: "inherit" }));
  const counted = count(report);
  rmSync(folder, { recursive: true });
  // An error outside every test fails the run although no test did.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * The exit code of a process, when it has ended; one that a signal ended has failed.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
async function exitOf(child) {
  const [code] = await once(child, "close");
  return code ?? 1;
}

/**
 * Test cases by outcome; a file that could not even be loaded counts as one failed.
 * @param {string} report
 */
function count(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  let read;
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.error("The tests ended without a report.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const unloaded = read.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + unloaded.length,
    skipped: read.numPendingTests + read.numTodoTests,
  };
}
