import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Download } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { reportPage } from "../../arena/apps/server/report-page.ts";
import { RunTallies } from "../../arena/apps/server/run-tallies.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { percent, whole } from "../../dashboard/page/format.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";
import { launchBrowser } from "../support/browser.ts";
import {
  arena,
  type Fixture,
  keepPicture,
  openFixture,
  openPage,
  openView,
  PATIENCE,
  RUN,
  settled,
} from "./fixture.ts";
import { violations } from "./screens.ts";

const VIEWS = ["runs", "standings", "learning", "board", "money", "tuning", "game"] as const;

vi.setConfig({ testTimeout: PATIENCE });

let browser: Browser;
let fixture: Fixture;

beforeAll(async () => {
  [browser, fixture] = await Promise.all([launchBrowser(), openFixture()]);
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  await fixture?.close();
});

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), "utf8");
}

describe("every view", () => {
  test.each(["light", "dark"] as const)(
    "opens in a %s scheme without an error, and without a barrier that axe knows",
    async (colorScheme) => {
      const { page, faults } = await openPage(browser, { colorScheme });
      for (const view of VIEWS) {
        await openView(page, fixture.url, view);
        await keepPicture(page, `${view}-${colorScheme}`);
        expect(await violations(page), view).toEqual([]);
      }
      expect(faults).toEqual([]);
      expect(fixture.warnings).toEqual([]);
      await page.context().close();
    },
  );

  test("loads less than 150 kB the first time", async () => {
    const { page } = await openPage(browser);
    const sizes: number[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("/api/")) sizes.push(Number(response.headers()["content-length"]));
    });
    await openView(page, fixture.url, "standings");
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    await page.context().close();
  });

  test("has its state in the address, and Back undoes a step", async () => {
    const { page } = await openPage(browser);
    await openView(page, fixture.url, "board");
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

describe("the numbers", () => {
  test("of the standings are those that arena run --json printed", async () => {
    const { page } = await openPage(browser);
    await openView(page, fixture.url, "standings?run=1");
    const rows = await page.getByRole("region", { name: "Standings" }).locator("tbody tr").all();
    const shown = await Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
    expect(
      shown.map((cells) => [cells[0]?.trim(), cells[1], cells[2], cells[3], cells[6], cells[9]]),
    ).toEqual(
      fixture.report.standings.map(({ label, winShare, interval, survival, rating }) => [
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
    await openView(page, fixture.url, "standings?run=1");
    const csv = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV of Win share", exact: true }).click();
    expect((await textOf(csv)).split("\r\n")).toEqual([
      "player,win share,low,high",
      ...fixture.report.standings.map(({ label, winShare, interval }) =>
        [label, winShare, ...(interval ?? [])].join(),
      ),
      "",
    ]);
    const png = page.waitForEvent("download");
    await page.getByRole("button", { name: "PNG of Win share", exact: true }).click();
    const picture = readFileSync(await (await png).path());
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.readUInt32BE(16)).toBe(1600);
    await openView(page, fixture.url, "board?run=1");
    const board = page.waitForEvent("download");
    await page.getByRole("button", { name: "PNG of the board" }).click();
    expect(readFileSync(await (await board).path()).readUInt32BE(20)).toBe(1696);
    await page.context().close();
  });

  test("behind a chart stand in a table that a button opens", async () => {
    const { page } = await openPage(browser);
    await openView(page, fixture.url, "money?run=1");
    const card = page.getByRole("region", { name: "How games ended" });
    await card.getByRole("button", { name: "Table" }).click();
    const cells = await card.locator("tbody td").allInnerTexts();
    const { lastSurvivor, cap } = fixture.report.endings;
    expect([cells[0], cells[2]]).toEqual([whole(lastSurvivor), whole(cap)]);
    await page.context().close();
  });
});

describe("a reader without help", () => {
  test("reads who is strongest, what the learner prefers, and what a study found", async () => {
    const { page } = await openPage(browser);
    await openView(page, fixture.url, "standings?run=1");
    const [first] = fixture.report.standings;
    const verdict = await page.getByTestId("verdict").textContent();
    expect(verdict).toContain(`${first?.label}`);
    expect(verdict).toContain(percent(first?.winShare ?? null));
    expect(verdict).toContain("95% interval");
    await openView(page, fixture.url, "learning?run=1");
    expect(await page.getByTestId("preference").textContent()).toMatch(
      /^HL \(specified\) (prefers \w+|shows no clear preference).+In games 19–24 of a season it chose \w+ most/,
    );
    await openView(page, fixture.url, "tuning");
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
      await page.goto(`${fixture.url}#/${view}`);
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
    await openView(page, fixture.url, "game?run=1");
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
      await openView(page, fixture.url, view);
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth, view).toBeLessThanOrEqual(390);
    }
    await page.context().close();
  });

  test("finds a run by what it was played with", async () => {
    const { page, faults } = await openPage(browser);
    await openView(page, fixture.url, "runs");
    await page.getByLabel("Filter").fill("hl-spec dashboard");
    await page.getByText("1 run", { exact: true }).waitFor();
    await page.getByLabel("Filter").fill("nobody");
    await page.getByText("0 of 1 run").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("by keyboard alone", () => {
  test("every view is reached from the navigation", async () => {
    const { page } = await openPage(browser);
    await openView(page, fixture.url, "runs");
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
    await openView(page, fixture.url, "game?run=1");
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

describe("while a run is going", () => {
  test("the page follows it unit by unit", async () => {
    const { page, faults } = await openPage(browser);
    const plan = [...RUN, "--seasons", "8", "--store", fixture.store, "--quiet"];
    await arena("run", ...plan, "--units", "0-5");
    await openView(page, fixture.url, "standings");
    await page.getByText("live 6/8").waitFor();
    await arena("run", ...plan, "--resume");
    await page.getByText("8 of 8, 24 games each").waitFor();
    await page.getByText("n = 8 seasons, 192 games").first().waitFor();
    // Ratings are counted more rarely, and say so until they are those of all units.
    await page.getByRole("region", { name: "Rating" }).getByText("n = 8 seasons, 192 games").waitFor();
    await page.getByText("ratings are those of").waitFor({ state: "hidden" });
    await openView(page, fixture.url, "runs");
    for (const run of [1, 2]) await page.getByLabel(`Compare run ${run}`).check();
    await page
      .getByRole("region", { name: "Win share, run by run" })
      .locator("canvas[data-version]")
      .waitFor();
    expect(page.url()).toContain("compare=1%2C2");
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("a run that has not come far", () => {
  test("says how it stopped before its first unit, and that one unit tells nobody apart", async () => {
    const store = Store.write(fixture.store);
    const plan = planOf("random,greedy", { units: 2 });
    const stopped = store.createRun(plan);
    store.endRun(stopped, "fault");
    const short = store.run(store.createRun(plan));
    store.commit(short, [playUnit(plan, 0)]);
    store.close();
    const { page, faults } = await openPage(browser);
    for (const view of ["standings", "learning", "board", "money", "game"]) {
      await openView(page, fixture.url, `${view}?run=${stopped}`);
      await page.getByText("stopped at a player's fault before its first").waitFor();
      expect(await page.locator("canvas").count(), view).toBe(0);
    }
    await openView(page, fixture.url, `standings?run=${short.run}`);
    expect(await page.getByTestId("verdict").textContent()).toMatch(
      /there are too few (seasons|blocks) to tell it from/,
    );
    expect(await page.getByRole("region", { name: "Differences" }).textContent()).toMatch(
      /too few (seasons|blocks)/,
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("the page that opens from disk", () => {
  test("shows a run and its first games without asking anybody", async () => {
    const store = Store.read(fixture.store);
    const path = join(fixture.folder, "run.html");
    const html = reportPage(new RunTallies(store, false), store.run(1), { games: 1, folder: fixture.page });
    store.close();
    expect(html).not.toContain(fixture.store);
    writeFileSync(path, html);
    const { page, faults } = await openPage(browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const url = pathToFileURL(path).href;
    await page.goto(url);
    await settled(page, "standings");
    for (const view of ["learning", "board", "money", "game"]) await openView(page, url, view);
    expect(asked.filter((each) => !each.startsWith("file:") && !each.startsWith("data:"))).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
