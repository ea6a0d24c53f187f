import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { keepPicture, openPage, openView, PATIENCE, VIEWS } from "./page.ts";
import { violations } from "./screens.ts";
import { warningsOf } from "./served.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { played } = inject("prepared");
const { url } = played;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("every view", () => {
  test.each(["light", "dark"] as const)(
    "opens in a %s scheme without an error, and without a barrier that axe knows",
    async (colorScheme) => {
      const { page, faults } = await openPage(browser, { colorScheme });
      for (const view of VIEWS) {
        await openView(page, url, view);
        await keepPicture(page, `${view}-${colorScheme}`);
        expect(await violations(page), view).toEqual([]);
      }
      expect(faults).toEqual([]);
      expect(warningsOf(played)).toEqual("");
      await page.context().close();
    },
  );

  test("loads less than 150 kB the first time", async () => {
    const { page } = await openPage(browser);
    const sizes: number[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("/api/")) sizes.push(Number(response.headers()["content-length"]));
    });
    await openView(page, url, "standings");
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    await page.context().close();
  });

  test("has its state in the address, and Back undoes a step", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "board");
    await page.getByLabel("Measure", { exact: true }).selectOption("rent");
    await page.getByRole("heading", { name: "Rent by square" }).waitFor();
    expect(page.url()).toContain("measure=rent");
    await page.reload();
    await page.getByRole("heading", { name: "Rent by square" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Landings by square" }).waitFor();
    await page.context().close();
  });
});
