import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { url } = inject("prepared").played;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("by keyboard alone", () => {
  test("every view is reached from the navigation", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "runs");
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to the numbers");
    for (let tab = 0; tab < 2; tab++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await settled(page, "standings");
    expect(await page.locator("[aria-current=page]").textContent()).toBe("Standings");
    await page.context().close();
  });

  test("a game is stepped through with the keys of the terminal", async () => {
    const { page, faults } = await openPage(browser, { reducedMotion: "reduce" });
    await openView(page, url, "game?run=1");
    const place = async (): Promise<number> =>
      Number(/event (\d+) of/.exec((await page.locator(".place").textContent()) ?? "")?.[1]);
    const pressed = async (key: string): Promise<number> => {
      await page.keyboard.press(key);
      return place();
    };
    expect(await place()).toBe(1);
    expect(await pressed("ArrowRight")).toBe(2);
    expect(await pressed("Space")).toBe(3);
    expect(await pressed("Backspace")).toBe(2);
    const turn = await pressed("]");
    expect(turn).toBeGreaterThan(2);
    expect(await pressed("[")).toBe(1);
    expect(await pressed("b")).toBeGreaterThan(turn);
    const last = await pressed("End");
    expect(await page.locator(".place").textContent()).toBe(`event ${last} of ${last}`);
    await page.waitForURL(new RegExp(`at=${last - 1}$`));
    await page.reload();
    await settled(page, "game");
    expect(await place()).toBe(last);
    expect(await pressed("Home")).toBe(1);
    await page.keyboard.press("?");
    await page.getByText("fast-forward on and off").waitFor();
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play" }).waitFor();
    await page.getByLabel("Speed").selectOption("8");
    await page.reload();
    await settled(page, "game");
    expect(await page.getByLabel("Speed").inputValue()).toBe("8");
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
