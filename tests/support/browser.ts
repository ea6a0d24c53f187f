import { type Browser, chromium } from "playwright-core";

/** A connection to the Chromium of this test run. Throws where there is none, so that each browser test fails by its own name. */
export async function connectBrowser(): Promise<Browser> {
  const address = process.env.CHROMIUM_ADDRESS;
  if (address === undefined) {
    throw new Error("no Chromium: run the browser tests by `npm test`, or set CHROMIUM_PATH to its program");
  }
  return chromium.connect(address);
}
