import { relative } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { overflow } from "./overflow.ts";
import { openPage, openView, PATIENCE } from "./page.ts";
import { onEveryScreen } from "./screens.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { store, url } = inject("prepared").various;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("a command that is shown", () => {
  test("names the store and is copied as it stands", async () => {
    const { page } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await openView(page, url, "game?run=1&unit=1&game=3");
    await page.getByRole("button", { name: "Copy the command" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^\\S.* replay 1:1/3 --store ${relative(process.cwd(), store)}$`),
    );
    await page.context().close();
  });

  test("of rules that no id names prints the files that they need first", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "standings?run=2");
    await page.getByText("Command and configuration").click();
    expect(await page.locator(".strip .commands pre").textContent()).toContain(
      " runs 2 --files run2 --store ",
    );
    await page.context().close();
  });

  test("stays within its card, however narrow", () =>
    onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "learning?run=1");
      await page.getByText("Commands that play them").click();
      const commands = page.locator(".verdict .commands pre");
      expect(await commands.textContent()).toContain("policy=fixed-arm,arm=1");
      expect(await overflow(page, ".verdict, .verdict .commands pre")).toEqual([]);
      await whole("learning-commands");
    }));
});
