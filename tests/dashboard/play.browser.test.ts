import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseRecord } from "../../arena/replay/record/parse-record.ts";
import { verifyRecord } from "../../arena/replay/record/verify-record.ts";
import { recordOf } from "../../arena/table/table-record.ts";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { connectBrowser } from "../support/browser.ts";
import { keepPicture, PATIENCE } from "./page.ts";
import { violations } from "./screens.ts";
import { clickAnything, questionOf, ready, type ServedTable, serveTable, sitDown } from "./table-fixture.ts";

vi.setConfig({ testTimeout: PATIENCE });

const OVER = "The game is over";
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;
const DESK = { viewport: { width: 1440, height: 1000 }, colorScheme: "light" } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
});

/** The enabled buttons that answer at once. */
const choices = (page: Page) => page.locator(".choice:not(.panel):not(:disabled)");

/** Plays on with `act` until the game is over; each kind of question is looked at once. */
async function playOn(
  page: Page,
  act: (turn: number) => Promise<void>,
  look: (kind: string) => Promise<void> = async () => {},
): Promise<void> {
  const seen = new Set<string>();
  for (let turn = 0; turn < 2000; turn++) {
    await ready(page);
    const question = await questionOf(page);
    const [kind = ""] = question.split(" ");
    if (!seen.has(kind)) await look(kind);
    seen.add(kind);
    if (question === OVER) return;
    await act(turn);
  }
  throw new Error("the game does not end");
}

/** The record of the game that was played, held against the engine. */
function expectTrueRecord({ table, warnings }: ServedTable): void {
  const record = parseRecord(new TextDecoder().decode(recordOf(table)));
  expect(verifyRecord(record, table.setting).difference).toBeNull();
  expect(warnings).toEqual([]);
}

/** Looks for barriers, sideways scrolling and keeps a picture. */
async function whole(page: Page, picture: string): Promise<void> {
  await keepPicture(page, picture);
  expect(await violations(page), picture).toEqual([]);
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inner, `${picture}: the page scrolls sideways`).toBeLessThanOrEqual(outer as number);
}

test.each([
  ["desk", DESK],
  ["telephone", PHONE],
] as const)(
  "a person plays a whole game by mouse on a %s, without a barrier in any state",
  async (name, options) => {
    const served = await serveTable({ seed: "3" });
    const { page, faults } = await sitDown(browser, served, options);
    await playOn(
      page,
      async () => choices(page).first().click(),
      (kind) => whole(page, `play-${name}-${kind.toLowerCase()}`),
    );
    expect(faults).toEqual([]);
    expectTrueRecord(served);
    await page.context().close();
    await served.close();
  },
);

test("a person plays a whole game by keyboard alone", async () => {
  const served = await serveTable({ seed: "11" });
  const { page, faults } = await sitDown(browser, served);
  await playOn(page, async (turn) => {
    const keys = await choices(page).locator("kbd").allTextContents();
    await page.keyboard.press((keys[turn % keys.length] as string).toLowerCase());
  });
  expect(faults).toEqual([]);
  expectTrueRecord(served);
  await page.context().close();
  await served.close();
});

test("a reload at any moment loses nothing", async () => {
  const served = await serveTable({ seed: "5", roundCap: 4 });
  const { page } = await sitDown(browser, served);
  await playOn(page, async () => {
    const shown = async () => [
      await questionOf(page),
      await page.locator(".seat-notes, .choice").allTextContents(),
      await page.locator(".table-log li").count(),
    ];
    const before = await shown();
    await page.reload();
    await ready(page);
    expect(await shown()).toEqual(before);
    await choices(page).first().click();
  });
  await page.context().close();
  await served.close();
});

test("clicking whatever there is leads to no dead end and no error", async () => {
  for (const seed of ["1", "2"]) {
    const random = new RandomStream(seedKey(seed));
    const served = await serveTable({ seed, roundCap: 5 });
    const { page, faults } = await sitDown(browser, served);
    await playOn(page, () => clickAnything(page, random));
    expect(faults).toEqual([]);
    expectTrueRecord(served);
    await page.context().close();
    await served.close();
  }
});

test("a trade is put together, priced, offered and answered with a reason", async () => {
  const served = await serveTable({
    seats: [{ person: "Ann" }, "hl"],
    position: {
      players: [{ cash: 1500, position: "Free Parking" }, { cash: 300 }],
      deeds: {
        "Reading Railroad": { owner: 1 },
        "Oriental Avenue": { owner: 1 },
        "Park Place": { owner: 0 },
      },
    },
  });
  const { page, faults } = await sitDown(browser, served);
  while (!(await questionOf(page)).startsWith("Your turn")) {
    await choices(page).last().click();
    await ready(page);
  }
  await page.keyboard.press("o");
  const dialog = page.getByRole("dialog", { name: "Trade" });
  await dialog.getByLabel("Reading Railroad").check();
  await whole(page, "play-trade");
  await dialog.getByRole("group", { name: "You give" }).getByLabel(/^Cash/).fill("1");
  await dialog.getByRole("button", { name: "Offer this" }).click();
  await page.getByText(/B HL declines: “.*refuses/).waitFor();
  await page.keyboard.press("o");
  await dialog.getByRole("button", { name: "What do you want for this?" }).click();
  await dialog.locator(".quotes button").first().click();
  await dialog.getByRole("button", { name: "Offer this" }).click();
  await page
    .getByText(/B HL accepts/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
  await served.close();
});

test("building is shown on the board before it is done, with rent, price and what is left", async () => {
  const served = await serveTable({
    seats: [{ person: "Ann" }, "trader"],
    position: {
      players: [{ cash: 1000, position: "Free Parking" }, { cash: 300 }],
      deeds: { "Mediterranean Avenue": { owner: 0 }, "Baltic Avenue": { owner: 0 } },
    },
  });
  const { page, faults } = await sitDown(browser, served);
  while (!(await questionOf(page)).startsWith("Your turn")) {
    await choices(page).last().click();
    await ready(page);
  }
  await page.keyboard.press("b");
  await page.getByRole("button", { name: /Build ?: Baltic Avenue, −\$50, rent \$20/ }).click();
  await page.getByText(/1 chosen, −\$50; leaves \$/).waitFor();
  expect(await page.locator(".house").count()).toBe(1);
  await whole(page, "play-build");
  await page.getByRole("button", { name: "Build these" }).click();
  await ready(page);
  await page.getByText("A Ann builds house 1 on Baltic Avenue").first().waitFor();
  await page.keyboard.press("z");
  await ready(page);
  expect(await page.locator(".house").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
  await served.close();
});

test("a hint compares the choices, and the game's end names what cost most", async () => {
  const served = await serveTable({ seed: "3", roundCap: 3 });
  const { page, faults } = await sitDown(browser, served);
  await page.getByLabel("Hints").selectOption("always");
  while (!(await questionOf(page)).startsWith("Buy")) {
    await choices(page).first().click();
    await ready(page);
  }
  await page
    .getByText(/% \(.*\) over \d+ playouts/)
    .first()
    .waitFor();
  await whole(page, "play-hint");
  await page.getByLabel("Hints").selectOption("off");
  await playOn(page, async () => choices(page).last().click());
  await page.getByRole("button", { name: "Which decisions cost most?" }).click();
  await page
    .getByText(/what would you do now|No decision can be told/)
    .first()
    .waitFor({ timeout: PATIENCE });
  await whole(page, "play-over");
  expect(faults).toEqual([]);
  await page.context().close();
  await served.close();
});

test("an address without the token shows nothing of the table", async () => {
  const served = await serveTable();
  const { page } = await sitDown(browser, served);
  await page.goto(served.url.replace("token=token", "token=wrong"));
  await page.getByText("expected the token of the address").waitFor();
  expect(await page.locator(".seats").count()).toBe(0);
  await page.context().close();
  await served.close();
});
