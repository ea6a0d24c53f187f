import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";
import { onEveryScreen } from "./screens.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { url } = inject("prepared").various;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("what is said of a run", () => {
  test("speaks of no interval where one unit gives none", () =>
    onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "standings?run=3");
      const captions = await page.locator(".about").allTextContents();
      expect(captions.filter((caption) => caption.includes("95% interval"))).toEqual([]);
      expect(captions.some((caption) => caption.includes("no interval: too few"))).toBe(true);
      await whole("one-unit");
    }));

  test("names seats by the letters of the board, and leads from a fault to its game", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "standings?run=3");
    const faults = page.getByRole("region", { name: "Faults" });
    await faults.getByRole("link", { name: "block 0, game 1, seat B" }).click();
    await settled(page, "game");
    expect(page.url()).toContain("unit=0&game=1");
    await openView(page, url, "standings?run=3");
    const seats = page.getByRole("region", { name: "Win share by seat" });
    await seats.getByRole("button", { name: "Table" }).click();
    expect(await seats.locator("tbody th").allTextContents()).toEqual(["seat A", "seat B"]);
    await page.context().close();
  });

  test("shows the controls in a player's words in place of obeying them", async () => {
    const { page } = await openPage(browser);
    for (const view of ["runs", "standings?run=3", "money?run=3", "game?run=3"]) {
      await openView(page, url, view);
      expect(await page.locator("body").textContent(), view).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
    await openView(page, url, "standings?run=3");
    await page
      .getByRole("region", { name: "Faults" })
      .getByText("said honest \ufffdgnitaehc\ufffd")
      .waitFor();
    await page.context().close();
  });

  test("has no barrier in any view, also at twice the size", async () => {
    await onEveryScreen(browser, async (page, whole) => {
      for (const view of ["runs", "learning?run=1", "board?run=2", "money?run=2", "game?run=2"]) {
        await openView(page, url, view);
        await whole(`screens-${view.split("?")[0]}`);
      }
    });
  });
});

describe("a game", () => {
  test("shows the chance of every seat, and goes to the next turning point by a key", () =>
    onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "game?run=1");
      const card = page.getByRole("region", { name: "Chances of winning" });
      await card.getByRole("button", { name: "Table" }).click();
      const [first, last] = [card.locator("tbody tr").first(), card.locator("tbody tr").last()];
      const chances = async (row: typeof first): Promise<number> =>
        (await row.locator("td").allTextContents())
          .map(Number.parseFloat)
          .reduce((sum, each) => sum + each, 0);
      for (const row of [first, last]) expect(await chances(row)).toBeCloseTo(100, 0);
      const points = await page.locator(".moments b").count();
      if (points > 0) {
        await page.keyboard.press("t");
        await page.getByText("event 1 of").waitFor({ state: "hidden" });
        const turn = await page.locator(".moments li:has(b) .turn").first().textContent();
        await page.locator(".now .when").getByText(`turn ${turn} of`).waitFor();
      }
      await whole("chances");
    }));
});
