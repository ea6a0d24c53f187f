import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Download } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { percent, whole } from "../../dashboard/page/format.ts";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE } from "./page.ts";

vi.setConfig({ testTimeout: PATIENCE });

const { report, url } = inject("prepared").played;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);
afterAll(() => browser?.close());

/** What is downloaded, saved by the browser's connection to this side of it. */
async function contentOf(download: Promise<Download>): Promise<Buffer> {
  const path = join(mkdtempSync(join(tmpdir(), "arena-download-")), "file");
  await (await download).saveAs(path);
  return readFileSync(path);
}

describe("the numbers", () => {
  test("of the standings are those that arena run --json printed", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "standings?run=1");
    const rows = await page.getByRole("region", { name: "Standings" }).locator("tbody tr").all();
    const shown = await Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
    expect(
      shown.map((cells) => [cells[0]?.trim(), cells[1], cells[2], cells[3], cells[6], cells[9]]),
    ).toEqual(
      report.standings.map(({ label, winShare, interval, survival, rating }) => [
        label,
        percent(winShare),
        percent(interval?.[0] ?? null),
        percent(interval?.[1] ?? null),
        percent(survival),
        whole(rating),
      ]),
    );
    await page.context().close();
  });

  test("of a chart are saved as CSV in full, and the chart as a picture", async () => {
    const { page } = await openPage(browser, { acceptDownloads: true });
    await openView(page, url, "standings?run=1");
    const csv = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV of Win share", exact: true }).click();
    expect((await contentOf(csv)).toString().split("\r\n")).toEqual([
      "player,win share,low,high",
      ...report.standings.map(({ label, winShare, interval }) =>
        [label, winShare, ...(interval ?? [])].join(),
      ),
      "",
    ]);
    const png = page.waitForEvent("download");
    await page.getByRole("button", { name: "PNG of Win share", exact: true }).click();
    const picture = await contentOf(png);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.readUInt32BE(16)).toBe(1600);
    await openView(page, url, "board?run=1");
    const board = page.waitForEvent("download");
    await page.getByRole("button", { name: "PNG of the board" }).click();
    expect((await contentOf(board)).readUInt32BE(20)).toBe(1696);
    await page.context().close();
  });

  test("behind a chart stand in a table that a button opens", async () => {
    const { page } = await openPage(browser);
    await openView(page, url, "money?run=1");
    const card = page.getByRole("region", { name: "How games ended" });
    await card.getByRole("button", { name: "Table" }).click();
    const cells = await card.locator("tbody td").allInnerTexts();
    const { lastSurvivor, cap } = report.endings;
    expect([cells[0], cells[2]]).toEqual([whole(lastSurvivor), whole(cap)]);
    await page.context().close();
  });
});
