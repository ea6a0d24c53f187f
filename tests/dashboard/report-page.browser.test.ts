import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { reportPage } from "../../arena/apps/server/report-page.ts";
import { RunTallies } from "../../arena/apps/server/run-tallies.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { connectBrowser } from "../support/browser.ts";
import { builtPackage } from "../support/program.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { store } = inject("prepared").played;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("the page that opens from disk", () => {
  test("shows a run and its first games without asking anybody", async () => {
    const read = Store.read(store);
    const path = join(mkdtempSync(join(tmpdir(), "arena-report-page-")), "run.html");
    const built = join(builtPackage(), "dist/dashboard");
    const html = reportPage(new RunTallies(read, false), read.run(1), { games: 1, folder: built });
    read.close();
    expect(html).not.toContain(store);
    writeFileSync(path, html);
    const { page, faults } = await openPage(browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const url = pathToFileURL(path).href;
    await page.goto(url);
    await settled(page, "standings");
    for (const view of ["learning", "board", "money", "game"]) await openView(page, url, view);
    expect(asked.filter((each) => !each.startsWith("file:") && !each.startsWith("data:"))).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
