import { chromium } from "playwright-core";

/**
 * Starts one Chromium for all browser tests of a run and names its address in CHROMIUM_ADDRESS. `npm test` finds or
 * installs the program and names it in CHROMIUM_PATH; without it no browser is started, and the tests say so.
 */
export default async function startChromium(): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (executablePath === undefined) return async () => {};
  // The sandbox needs a user other than root, which containers do not have.
  const server = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  process.env.CHROMIUM_ADDRESS = server.wsEndpoint();
  return () => server.close();
}
