import { defineConfig } from "vitest/config";

/** Tests that drive a browser, and tests that play many games or start many processes. */
const BROWSER = "tests/**/*.browser.test.{ts,tsx}";
const LONG = "tests/**/*.e2e.test.{ts,tsx}";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    testTimeout: 90_000,
    globalSetup: "tests/support/scratch.ts",
    // Threads start faster than processes; a test that needs a process starts one.
    pool: "threads",
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/**/*.test.{ts,tsx}"], exclude: [BROWSER, LONG] },
      },
      { extends: true, test: { name: "e2e", include: [LONG], testTimeout: 300_000 } },
      {
        extends: true,
        test: { name: "browser", include: [BROWSER], testTimeout: 120_000, fileParallelism: false },
      },
    ],
  },
});
