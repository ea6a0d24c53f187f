import { type Browser, chromium } from "playwright-core";

/**
 * A Chromium for the browser tests; `npm test` finds or installs it and names it in CHROMIUM_PATH. Throws when the
 * variable is not set, so that each browser test fails by its own name.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (executablePath === undefined) {
    throw new Error("no Chromium: run the browser tests by `npm test`, or set CHROMIUM_PATH to its program");
  }
  // The sandbox needs a user other than root, which containers do not have.
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
