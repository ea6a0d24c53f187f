import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { url } = inject("prepared").various;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("the address", () => {
  test("leads the replay: a frame typed into it is gone to, and Back returns from a visit", async () => {
    const { page } = await openPage(browser, { reducedMotion: "reduce" });
    await openView(page, url, "game?run=1&at=40");
    const place = page.locator(".place");
    await place.getByText("event 41 of").waitFor();
    await page.evaluate(() => {
      location.hash = location.hash.replace("at=40", "at=12");
    });
    await place.getByText("event 13 of").waitFor();
    await page.keyboard.press("ArrowRight");
    await place.getByText("event 14 of").waitFor();
    await page.getByRole("region", { name: "Why it turned" }).getByRole("button").last().click();
    await place.getByText("event 14 of").waitFor({ state: "hidden" });
    await page.goBack();
    await place.getByText("event 14 of").waitFor();
    expect(page.url()).toContain("at=13");
    await page.context().close();
  });

  test("takes no frame along into another view, even if it is left while the replay rests", async () => {
    const { page } = await openPage(browser, { reducedMotion: "reduce" });
    await openView(page, url, "game?run=1");
    await page.keyboard.press("]");
    await page.getByRole("link", { name: "Money" }).click();
    await settled(page, "money");
    await page.goBack();
    await settled(page, "game");
    await page.goForward();
    await settled(page, "money");
    expect(page.url()).toMatch(/#\/money\?run=1$/);
    await page.context().close();
  });
});
