// @ts-check
// `npm test`: types, lint and every test; the last line is `N passed, N failed`. Arguments narrow the tests, as
// for vitest: `npm test -- tests/src`, `npm test -- --project unit`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureModules, run } from "./modules.mjs";
import { ensureTmux } from "./tmux.mjs";

ensureModules();
const checks = [
  check("types", "typescript/bin/tsc", ["-p", "."]),
  check("types of the dashboard", "typescript/bin/tsc", ["-p", "dashboard"]),
  check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
];
ensureTmux();
const tests = runTests(ensureBrowser(), process.argv.slice(2));
const passed = tests.passed + checks.filter((held) => held).length;
const failed = tests.failed + checks.filter((held) => !held).length;
if (tests.skipped > 0) console.log(`${tests.skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} name
 * @param {string} program under node_modules
 * @param {readonly string[]} args
 */
function check(name, program, args) {
  const held = run(process.execPath, [`node_modules/${program}`, ...args]) === 0;
  console.log(`${held ? "✓" : "✗"} ${name}`);
  return held;
}

/**
 * @param {string | undefined} browser
 * @param {readonly string[]} args
 */
function runTests(browser, args) {
  const folder = mkdtempSync(join(tmpdir(), "monopoly-arena-"));
  const report = join(folder, "report.json");
  const env = browser === undefined ? process.env : { ...process.env, CHROMIUM_PATH: browser };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], env);
  const counted = count(report);
  rmSync(folder, { recursive: true });
  // An error outside every test fails the run although no test did.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
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
