import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that drive a browser, and tests that play many games or start threads or processes of the program. */
const BROWSER = "tests/**/*.browser.test.{ts,tsx}";
const LONG = "tests/**/*.e2e.test.{ts,tsx}";
/** Tests in a process of their own: registering tiers and policies, which every later test of the thread would find. */
const REGISTERING = "tests/arena/players/registry.test.ts";
/** And tests of limits on memory, which is watched for the process as a whole. */
const LIMITED = "tests/hostile/players.test.ts";
/** Tests with a build of the program have its threads from there too. */
const PRODUCTION = "tests/support/production.ts";
const BUILT_THREADS = [
  {
    find: /^.*\/runtime\/thread-program\.ts$/,
    replacement: fileURLToPath(new URL("tests/support/built-threads.ts", import.meta.url)),
  },
];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Long enough for a machine that has much else to do: no test is about time.
    testTimeout: 300_000,
    // What many tests share is prepared with the patience of one.
    hookTimeout: 300_000,
    globalSetup: ["tests/support/scratch.ts"],
    // Threads start faster than processes; a test that needs a process starts one.
    pool: "threads",
    // More than there are cores: the tests wait for processes half of their time.
    maxWorkers: availableParallelism() + 1,
    // Modules hold no state that these tests leave behind: they are loaded once for each thread.
    isolate: false,
    // Of tests that wait for processes, as many as can run.
    maxConcurrency: availableParallelism(),
    // They begin in the order of their names, and so the long ones first.
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [BROWSER, LONG, REGISTERING, LIMITED],
        },
      },
      { extends: true, test: { name: "registering", include: [REGISTERING], pool: "forks", isolate: true } },
      {
        extends: true,
        resolve: { alias: BUILT_THREADS },
        test: {
          name: "limited",
          include: [LIMITED],
          pool: "forks",
          isolate: true,
          globalSetup: [PRODUCTION],
        },
      },
      {
        extends: true,
        resolve: { alias: BUILT_THREADS },
        test: { name: "e2e", include: [LONG], globalSetup: [PRODUCTION] },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [BROWSER],
          globalSetup: [PRODUCTION, "tests/support/chromium.ts", "tests/dashboard/prepared.ts"],
        },
      },
    ],
  },
});
