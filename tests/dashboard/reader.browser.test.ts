import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { percent } from "../../dashboard/page/format.ts";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE, settled, VIEWS } from "./page.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { report, url } = inject("prepared").played;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

describe("a reader without help", () => {
  test("reads who is strongest, what the learner prefers, and what a study found", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "standings?run=1");
    const [first] = report.standings;
    const verdict = await page.getByTestId("verdict").textContent();
    expect(verdict).toContain(`${first?.label}`);
    expect(verdict).toContain(percent(first?.winShare ?? null));
    expect(verdict).toContain("95% interval");
    await openView(page, url, "learning?run=1");
    expect(await page.getByTestId("preference").textContent()).toMatch(
      /^HL \(specified\) (prefers \w+|shows no clear preference).+In games 19–24 of a season it chose \w+ most/,
    );
    await openView(page, url, "tuning");
    expect(await page.getByTestId("outcome").textContent()).toMatch(
      /fresh.+settings on up to \d+ units each/,
    );
    expect(await page.getByLabel("Study").locator("option").textContent()).toMatch(
      / · (confirmed better|not confirmed), \d+\.\d%$/,
    );
    await page.context().close();
  });

  test("is told that there is no such run, study or view, and is led back", async () => {
    const { page, faults } = await openPage(browser);
    for (const [view, missing, back] of [
      ["standings?run=99", "There is no run 99.", "Runs"],
      ["tuning?study=99", "There is no study 99.", "Tuning"],
      ["nonsense", "There is no such view.", "Runs"],
    ] as const) {
      await page.goto(`${url}#/${view}`);
      await page.getByTestId("missing").getByText(missing).waitFor();
      await page.getByTestId("missing").getByRole("link", { name: back }).click();
      await settled(page, back.toLowerCase());
      expect(await page.getByTestId("missing").count()).toBe(0);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("reads who won a game and where the winner's chance rose most, and goes there", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "game?run=1");
    const verdict = page.getByTestId("game-verdict");
    expect(await verdict.textContent()).toMatch(
      /^(.+) (wins: the last one left|had the most).+ (It turned that way most in turn \d+:|No single turn decided it. In turns \d+ to \d+) the chance of \1 to win went from \d+% to \d+%/,
    );
    const turn = /\d+/.exec((await verdict.getByRole("button").textContent()) ?? "")?.[0];
    await verdict.getByRole("button").click();
    await page.getByText(`turn ${turn} of`).waitFor();
    await page.context().close();
  });

  test("on a telephone scrolls no view sideways", async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    for (const view of VIEWS) {
      await openView(page, url, view);
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth, view).toBeLessThanOrEqual(390);
    }
    await page.context().close();
  });

  test("finds a run by what it was played with", async () => {
    const { page, faults } = await openPage(browser);
    await openView(page, url, "runs");
    await page.getByLabel("Filter").fill("hl-spec dashboard");
    await page.getByText("1 run", { exact: true }).waitFor();
    await page.getByLabel("Filter").fill("nobody");
    await page.getByText("0 of 1 run").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
