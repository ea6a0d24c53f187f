import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { Store } from "../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";
import { connectBrowser } from "../support/browser.ts";
import { arena } from "./arena.ts";
import { openPage, openView, PATIENCE } from "./page.ts";
import { RUN } from "./prepared.ts";
import { serve } from "./served.ts";

vi.setConfig({ testTimeout: PATIENCE });

/** A copy of the run that the command line played, to which these tests write more. */
const store = join(mkdtempSync(join(tmpdir(), "arena-live-")), "live.db");
copyFileSync(inject("prepared").played.store, store);

let browser: Browser;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  browser = await connectBrowser();
  ({ url, close } = await serve(store));
}, PATIENCE);
afterAll(async () => {
  await close?.();
  await browser?.close();
});

describe("while a run is going", () => {
  test("the page follows it unit by unit", async () => {
    const { page, faults } = await openPage(browser);
    const plan = [...RUN, "--seasons", "8", "--store", store, "--quiet"];
    await arena("run", ...plan, "--units", "0-5");
    await openView(page, url, "standings");
    await page.getByText("live 6/8").waitFor();
    await arena("run", ...plan, "--resume");
    await page.getByText("8 of 8, 24 games each").waitFor();
    await page.getByText("n = 8 seasons, 192 games").first().waitFor();
    // Ratings are counted more rarely, and say so until they are those of all units.
    await page.getByRole("region", { name: "Rating" }).getByText("n = 8 seasons, 192 games").waitFor();
    await page.getByText("ratings are those of").waitFor({ state: "hidden" });
    await openView(page, url, "runs");
    for (const run of [1, 2]) await page.getByLabel(`Compare run ${run}`).check();
    await page
      .getByRole("region", { name: "Win share, run by run" })
      .locator("canvas[data-version]")
      .waitFor();
    expect(page.url()).toContain("compare=1%2C2");
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("a run that has not come far", () => {
  test("says how it stopped before its first unit, and that one unit tells nobody apart", async () => {
    const written = Store.write(store);
    const plan = planOf("random,greedy", { units: 2 });
    const stopped = written.createRun(plan);
    written.endRun(stopped, "fault");
    const short = written.run(written.createRun(plan));
    written.commit(short, [playUnit(plan, 0)]);
    written.close();
    const { page, faults } = await openPage(browser);
    for (const view of ["standings", "learning", "board", "money", "game"]) {
      await openView(page, url, `${view}?run=${stopped}`);
      await page.getByText("stopped at a player's fault before its first").waitFor();
      expect(await page.locator("canvas").count(), view).toBe(0);
    }
    await openView(page, url, `standings?run=${short.run}`);
    expect(await page.getByTestId("verdict").textContent()).toMatch(
      /there are too few (seasons|blocks) to tell it from/,
    );
    expect(await page.getByRole("region", { name: "Differences" }).textContent()).toMatch(
      /too few (seasons|blocks)/,
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
