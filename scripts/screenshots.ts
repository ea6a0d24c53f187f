/** `npm run screenshots`: plays a tournament and takes the pictures of the guides, in docs/images/. */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { readPage } from "../arena/apps/server/page-files.ts";
import { DashboardServer } from "../arena/apps/server/server.ts";
import { ensureBrowser } from "./browser.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const IMAGES = join(ROOT, "docs/images");
const PLAYERS = "random,greedy,validator,hl";
const SEASONS = "24";

/** Milliseconds that a view may take; the turning points of a game are played out. */
const PATIENCE = 300_000;

/** Pictures by name: the view, and the height that is kept of it. */
const PICTURES = [
  { name: "standings", view: "standings", height: 900 },
  { name: "game", view: "game?at=400", height: 1080 },
] as const;

const folder = mkdtempSync(join(tmpdir(), "arena-screenshots-"));
const store = join(folder, "arena.db");
const run = (...args: string[]): void => {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
};
run("node_modules/vite/bin/vite.js", "build");
run("scripts/arena.mjs", "run", "--players", PLAYERS, "--seasons", SEASONS, "--store", store);

const server = new DashboardServer({
  store,
  page: readPage(),
  port: 0,
  trustPlayers: false,
  warn: console.error,
});
await server.listen();
const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: set CHROMIUM_PATH to its program");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
mkdirSync(IMAGES, { recursive: true });
for (const { name, view, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: 1440, height }, colorScheme: "light" });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${server.url}#/${view}`);
  await page.locator("main[aria-busy=false] canvas[data-version]").first().waitFor();
  await page
    .getByText(/Loading …|being played out/)
    .first()
    .waitFor({ state: "hidden" });
  await page.screenshot({ path: join(IMAGES, `${name}.png`) });
  await page.close();
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
