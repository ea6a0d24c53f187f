import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Report } from "../../arena/analysis/report/report.ts";
import {
  confirmStudy,
  foldStudy,
  measureSensitivity,
  planStudy,
  playStudy,
} from "../../arena/analysis/tuning/search/index.ts";
import { StudyStore } from "../../arena/analysis/tuning/study/study-store.ts";
import { readPage } from "../../arena/apps/server/page-files.ts";
import { DashboardServer } from "../../arena/apps/server/server.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { ROOT } from "../../scripts/modules.mjs";
import { plantedParameters, strength, toyArena } from "../arena/analysis/tuning/search/planted.ts";
import { planOf } from "../arena/tournament/plans.ts";
import { builtPackage, PROGRAM } from "../support/program.ts";

/** Where pictures of the views are kept after a run of the tests. */
const ARTEFACTS = join(ROOT, ".artefacts/dashboard");

/** A store with a run that the command line played and a study of a toy player, served by the built program. */
export interface Fixture {
  readonly url: string;
  /** The folder of the built page. */
  readonly page: string;
  /** A folder of the fixture's own, which goes with it. */
  readonly folder: string;
  readonly store: string;
  /** What `arena run --json` printed. */
  readonly report: Report;
  /** What the server warned of. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** The line-up of the fixture's run: nobody in it takes long. */
export const RUN = [
  ...["--players", "random,greedy,validator,hl-spec", "--games", "24", "--seed", "dashboard"],
  ...["--workers", "1"],
];

export async function openFixture(): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "arena-dashboard-"));
  const page = join(builtPackage(), "dist/dashboard");
  const store = join(folder, "arena.db");
  const printed = await arena("run", ...RUN, "--seasons", "6", "--store", store, "--json", "--quiet");
  await playToyStudy(store);
  const { url, warnings, quit } = await serve(store);
  return {
    url,
    page,
    folder,
    store,
    report: JSON.parse(printed),
    warnings,
    async close() {
      await quit();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Serves a store from this very process, for what takes no run of the command line. */
export async function serveHere(store: string) {
  const warnings: string[] = [];
  const page = readPage(join(builtPackage(), "dist/dashboard"));
  const warn = (warning: string): number => warnings.push(warning);
  const server = new DashboardServer({ store, page, port: 0, trustPlayers: false, warn });
  await server.listen();
  return { url: server.url, warnings, close: () => server.close() };
}

/** Starts `arena dashboard` in a process of its own, and returns when it listens. */
async function serve(store: string) {
  const child = spawn(process.execPath, [...PROGRAM, "dashboard", store, "--quiet"]);
  const warnings: string[] = [];
  child.stderr.on("data", (text: Buffer) => warnings.push(String(text)));
  const [url] = await once(child.stdout, "data");
  return {
    url: String(url).trim(),
    warnings,
    async quit() {
      child.kill("SIGINT");
      await once(child, "close");
    },
  };
}

/** Runs the command line in a process of its own and returns what it printed. */
export async function arena(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, ...args], {
    cwd: ROOT,
    maxBuffer: 50_000_000,
  });
  return stdout;
}

/** Enters a study of a player whose best settings are known. */
export async function playToyStudy(path: string): Promise<void> {
  const evaluate = toyArena("dashboard", strength);
  const plan = planStudy({ parameters: plantedParameters, seed: 1, budget: 500 });
  const store = Store.write(path);
  try {
    const studies = new StudyStore(store);
    const tournament = planOf("random,greedy");
    const study = studies.create({
      schema: 1,
      player: "toy",
      plan,
      confirm: 20,
      sensitivity: 20,
      tournament,
    });
    let number = 0;
    for await (const event of playStudy(plan, evaluate)) studies.append(study, number++, event);
    const state = foldStudy(studies.log(study));
    const confirmation = await confirmStudy(state, evaluate, 20);
    const units = { from: confirmation.units.to, to: confirmation.units.to + 20 };
    const sensitivity = await measureSensitivity(plan.parameters, confirmation.settings, evaluate, units);
    studies.finish(study, { confirmation, sensitivity });
  } finally {
    store.close();
  }
}

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
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage: true });
}
