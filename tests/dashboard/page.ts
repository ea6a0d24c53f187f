import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { ROOT } from "../../scripts/modules.mjs";

/** Where pictures of the views are kept after a run of the tests. */
const ARTEFACTS = join(ROOT, ".artefacts/dashboard");

/** Every view of the page, by its place in the address. */
export const VIEWS = ["runs", "standings", "learning", "board", "money", "tuning", "game"] as const;

/** Milliseconds after which nothing is waited for any more, on a machine that has other things to do. */
export const PATIENCE = 180_000;

/** A page that notes what goes wrong in it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console, of scripts and of requests, each in a line. */
  readonly faults: string[];
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("requestfailed", (request) => {
    // The page leaves the stream of what is live when it is closed or reloaded.
    if (!request.url().endsWith("/api/live")) faults.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  return { page, faults };
}

/** Opens a view and waits until all its numbers and charts are there. */
export async function openView(page: Page, url: string, view: string): Promise<void> {
  await page.goto(`${url}#/${view}`);
  await settled(page, view.split("?")[0]);
}

/** Waits until the view has come to rest. */
export async function settled(page: Page, view: string): Promise<void> {
  await page.waitForFunction((name) => {
    const main = document.querySelector("main");
    const waiting = /Loading …|being played out/.test(main?.textContent ?? "");
    const undrawn = main?.querySelector("canvas:not([data-version])") ?? null;
    return main?.dataset.view === name && main.ariaBusy === "false" && !waiting && undrawn === null;
  }, view);
}

/** Keeps a picture of the whole page. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage: true, scale: "css" });
}
