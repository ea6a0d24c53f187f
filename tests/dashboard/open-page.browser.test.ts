import { mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { enterUnit } from "./enter-run.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";
import { serve, warningsOf } from "./served.ts";

vi.setConfig({ testTimeout: PATIENCE });

const folder = mkdtempSync(join(tmpdir(), "arena-open-page-"));

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("a page that stays open", () => {
  test("stays on its run through every view when a newer one begins, and offers that", async () => {
    const shared = join(folder, "pinned.db");
    enterUnit(shared, "random,greedy");
    const served = await serve(shared);
    const { page, faults } = await openPage(browser);
    await openView(page, served.url, "standings");
    expect(page.url()).toContain("run=1");
    enterUnit(shared, "validator,greedy");
    await page.getByRole("button", { name: "Run 2 is newer" }).waitFor();
    for (const view of ["Board", "Runs", "Money", "Standings"]) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await settled(page, view.toLowerCase());
      expect(await page.getByLabel("Run", { exact: true }).inputValue(), view).toBe("1");
    }
    await page.getByRole("button", { name: "Run 2 is newer" }).click();
    await page.getByTestId("verdict").getByText("Validator").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
    await served.close();
  });

  test("says that another file has taken the place of the store, and shows it only when asked to", async () => {
    const [shared, other] = [join(folder, "replaced.db"), join(folder, "other.db")];
    enterUnit(shared, "random,greedy");
    enterUnit(other, "validator,hl-spec");
    const served = await serve(shared);
    const { page } = await openPage(browser);
    await openView(page, served.url, "standings");
    renameSync(other, shared);
    await page.getByRole("alert").getByText("Another file has taken the place of the store.").waitFor();
    await page.getByRole("link", { name: "Money" }).click();
    await page.getByText("the store was replaced by another file").first().waitFor();
    await page.getByRole("button", { name: "Show the new one" }).click();
    await settled(page, "money");
    expect(await page.getByLabel("Run", { exact: true }).textContent()).toContain("HL (specified)");
    expect(warningsOf(served)).toContain("another file has taken its place");
    await page.context().close();
    await served.close();
  });

  test("waits for a store that is not there yet, and shows its first run", async () => {
    const later = join(folder, "later.db");
    const served = await serve(later);
    const { page, faults } = await openPage(browser);
    await openView(page, served.url, "standings");
    await page.getByText("The store has no run yet.").waitFor();
    enterUnit(later, "random,greedy");
    await page.getByTestId("verdict").waitFor();
    expect([faults, warningsOf(served)]).toEqual([[], ""]);
    await page.context().close();
    await served.close();
  });
});
