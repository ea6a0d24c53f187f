import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE, settled } from "./page.ts";
import { onEveryScreen } from "./screens.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { url } = inject("prepared").studies;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("a store with studies and no run", () => {
  test("shows its studies, each with the opponents that it was played against", async () => {
    await onEveryScreen(browser, async (page, whole) => {
      await openView(page, url, "runs");
      await page.getByText("The store has no run yet.").waitFor();
      await page.getByText("It has studies: see").getByRole("link").click();
      await settled(page, "tuning");
      expect(await page.getByLabel("Study").locator("option").first().textContent()).toMatch(
        /^2 · toy against Greedy · \d{4}-\d\d-\d\d · (confirmed better|not confirmed), \d+\.\d%$/,
      );
      expect(await page.getByTestId("outcome").textContent()).toContain("toy against Greedy");
      await whole("studies");
    });
    const [listed] = await (await fetch(`${url}api/studies`)).json();
    expect(listed).toMatchObject({ player: "toy", against: ["Greedy"] });
  });

  test("lays its studies side by side, and stays on the one that was chosen", async () => {
    const { page, faults } = await openPage(browser);
    await openView(page, url, "tuning?study=1");
    await page.getByRole("button", { name: "Study 2 is newer" }).waitFor();
    const rows = page.getByRole("region", { name: "Studies" }).locator("tbody tr");
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain("reserve, greed, patience, style, tempo, polite");
    await rows.first().getByRole("link", { name: "Study 2" }).click();
    await settled(page, "tuning");
    expect(page.url()).toContain("study=2");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("sorts and filters the trials of a study, and gives the command of each", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "tuning?study=1");
    const trials = page.getByRole("region", { name: "Trials" });
    await trials.getByRole("button", { name: "score", exact: true }).click();
    const scores = (await trials.locator("tbody tr td:nth-child(9)").allTextContents()).map(
      Number.parseFloat,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await trials.getByLabel("Filter trials").fill("style=wild kept");
    const styles = await trials.locator("tbody tr td:nth-child(5)").allTextContents();
    expect(styles.every((style) => style === "wild")).toBe(true);
    await trials.getByLabel("Filter trials").fill("trial 0");
    await trials.getByRole("button", { name: "Command of trial 0", exact: true }).click();
    // The page is told a moment later where its store lies.
    await trials.locator(".commands pre").getByText("--store").waitFor();
    expect(await trials.locator(".commands pre").textContent()).toMatch(
      / run --players toy\S*#tuned,greedy .+--store /,
    );
    await page.context().close();
  });

  test("sets two parameters against each other, which the address keeps", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "tuning?study=1");
    await page.getByLabel("Across").selectOption("style");
    await page.getByText("style and greed of each setting").waitFor();
    expect(page.url()).toContain("x=style");
    await page.reload();
    await page.getByText("style and greed of each setting").waitFor();
    await page.context().close();
  });
});
