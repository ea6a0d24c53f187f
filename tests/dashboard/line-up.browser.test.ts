import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { overflow } from "./overflow.ts";
import { keepPicture, openPage, openView, PATIENCE } from "./page.ts";
import { onEveryScreen } from "./screens.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { url } = inject("prepared").various;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("eight players with long labels", () => {
  test("are told apart head to head, each share within its cell", () =>
    onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "standings?run=2");
      const matrix = page.getByRole("region", { name: "A finished above B" });
      expect(await matrix.locator("tbody td").count()).toBe(64);
      expect(await overflow(page, ".matrix td")).toEqual([]);
      await whole("eight");
    }));

  test("have labels cut at the end, and whole for mouse, touch and keyboard", async () => {
    const { page } = await openPage(browser, { hasTouch: true });
    await openView(page, url, "standings?run=2");
    const whole = "HL (specified) (policy=epsilon-greedy)#cautiousandslow";
    const label = page.getByRole("button", { name: whole }).first();
    expect(await overflow(page, ".matrix th .cut")).not.toEqual([]);
    const tooltip = page.getByRole("tooltip");
    await label.hover();
    expect(await tooltip.textContent()).toBe(whole);
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: "hidden" });
    await label.focus();
    expect(await tooltip.textContent()).toBe(whole);
    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "hidden" });
    await label.tap();
    expect(await tooltip.textContent()).toBe(whole);
    await page.context().close();
  });

  test("of which one plays a single arm say which", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "standings?run=2");
    await page.getByRole("region", { name: "Standings" }).getByText("policy=fixed-arm,arm=0").waitFor();
    await page.context().close();
  });
});

describe("two runs beside each other", () => {
  test("say first in which settings they differ, and show the others when asked to", () =>
    onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "runs?compare=1,2");
      const settings = page.getByRole("region", { name: "Settings" });
      const names = async (): Promise<string[]> => settings.locator("tbody th").allTextContents();
      expect(await names()).toEqual(["players", "seats", "games a unit"]);
      await settings.getByLabel("Differences only").uncheck();
      expect(await names()).toContain("rules");
      await whole("settings");
    }));
});

describe("on paper", () => {
  test("a view is light, without buttons, and nothing of it is cut", async () => {
    const { page } = await openPage(browser, { colorScheme: "dark", viewport: { width: 720, height: 1000 } });
    await openView(page, url, "standings?run=2");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".tools button:visible, .top:visible").count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await overflow(page, ".table:not(:has(.matrix))")).toEqual([]);
    await keepPicture(page, "paper");
    await page.context().close();
  });
});
