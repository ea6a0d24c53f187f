import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { RunnablePlan } from "../../arena/tournament/plan/runnable-plan.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";
import { launchBrowser } from "../support/browser.ts";
import { keepPicture, openPage, openView, PATIENCE, playToyStudy, serveHere, settled } from "./fixture.ts";
import { onEveryScreen } from "./screens.ts";

vi.setConfig({ testTimeout: PATIENCE });

/** Eight players, some with labels too long for any column. */
const EIGHT = [
  ...["random", "greedy", "validator", "hl-spec:policy=fixed-arm"],
  ...["hl-spec:policy=epsilon-greedy#cautiousandslow", "random#another", "greedy#another", "validator#third"],
].join();
/** What a player may call itself to deceive a reader: the text after the override is shown backwards. */
const DECEIVING = "honest \u202egnitaehc\u202c";

let browser: Browser;
let folder: string;
let path: string;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-reader-"));
  path = join(folder, "reader.db");
  const store = Store.write(path);
  enter(store, planOf("random,greedy,validator,hl-spec", { units: 2 }), (unit) => unit);
  enter(store, planOf(EIGHT, { units: 2, games: 8, seatPolicy: "rotate" }), (unit) => unit);
  enter(store, deceiving(planOf("random,greedy", { units: 1 })), faulty);
  store.close();
  const [launched, served] = await Promise.all([launchBrowser(), serveHere(path)]);
  browser = launched;
  ({ url, close } = served);
}, PATIENCE);

afterAll(async () => {
  await close?.();
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Plays a plan into the store, its units changed by `edit`. */
function enter(store: Store, plan: RunnablePlan, edit: (unit: UnitResult) => UnitResult): void {
  const run = store.run(store.createRun(plan));
  const units = Array.from({ length: plan.units }, (_, unit) => edit(playUnit(plan, unit)));
  store.commit(run, units);
  store.endRun(run.run, "completed");
}

function deceiving(plan: RunnablePlan): RunnablePlan {
  const [first, ...others] = plan.players;
  return { ...plan, players: [{ ...first, label: DECEIVING }, ...others] };
}

/** The unit with a fault of the greedy player in seat C's place of the second game. */
function faulty(unit: UnitResult): UnitResult {
  const first = { game: 1, seat: 1, message: `said ${DECEIVING}` };
  return { ...unit, faults: [{ player: "greedy", ask: "bid", reason: "threw", count: 3, ...first }] };
}

describe("a command that is shown", () => {
  test("names the store and is copied as it stands", async () => {
    const { page } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await openView(page, url, "game?run=1&unit=1&game=3");
    await page.getByRole("button", { name: "Copy the command" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^\\S.* replay 1:1/3 --store ${relative(process.cwd(), path)}$`),
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
    onEveryScreen(browser, "learning-commands", async (page) => {
      await openView(page, url, "learning?run=1");
      await page.getByText("Commands that play them").click();
      const commands = page.locator(".verdict .commands pre");
      expect(await commands.textContent()).toContain("policy=fixed-arm,arm=1");
      expect(await overflow(page, ".verdict, .verdict .commands pre")).toEqual([]);
    }));
});

/** The elements whose content is wider than they are. */
function overflow(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
}

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

describe("a page that stays open", () => {
  test("stays on its run through every view when a newer one begins, and offers that", async () => {
    const shared = join(folder, "pinned.db");
    const first = Store.write(shared);
    enter(first, planOf("random,greedy", { units: 1 }), (unit) => unit);
    first.close();
    const served = await serveHere(shared);
    const { page, faults } = await openPage(browser);
    await openView(page, served.url, "standings");
    expect(page.url()).toContain("run=1");
    const second = Store.write(shared);
    enter(second, planOf("validator,greedy", { units: 1 }), (unit) => unit);
    second.close();
    await page.getByRole("button", { name: "Run 2 is newer" }).waitFor();
    for (const view of ["Board", "Runs", "Money", "Standings"]) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await settled(page, view.toLowerCase());
      expect(await page.getByLabel("Run", { exact: true }).inputValue(), view).toBe("1");
    }
    await page.getByRole("button", { name: "Run 2 is newer" }).click();
    await page.getByTestId("verdict").getByText("Validator").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
    await served.close();
  });

  test("says that another file has taken the place of the store, and shows it only when asked to", async () => {
    const [shared, other] = [join(folder, "replaced.db"), join(folder, "other.db")];
    for (const [file, players] of [
      [shared, "random,greedy"],
      [other, "validator,hl-spec"],
    ] as const) {
      const store = Store.write(file);
      enter(store, planOf(players, { units: 1 }), (unit) => unit);
      store.close();
    }
    const served = await serveHere(shared);
    const { page } = await openPage(browser);
    await openView(page, served.url, "standings");
    renameSync(other, shared);
    await page.getByRole("alert").getByText("Another file has taken the place of the store.").waitFor();
    await page.getByRole("link", { name: "Money" }).click();
    await page.getByText("the store was replaced by another file").first().waitFor();
    await page.getByRole("button", { name: "Show the new one" }).click();
    await settled(page, "money");
    expect(await page.getByLabel("Run", { exact: true }).textContent()).toContain("HL (specified)");
    expect(served.warnings.join()).toContain("another file has taken its place");
    await page.context().close();
    await served.close();
  });

  test("waits for a store that is not there yet, and shows its first run", async () => {
    const later = join(folder, "later.db");
    const served = await serveHere(later);
    const { page, faults } = await openPage(browser);
    await openView(page, served.url, "standings");
    await page.getByText("The store has no run yet.").waitFor();
    const store = Store.write(later);
    enter(store, planOf("random,greedy", { units: 1 }), (unit) => unit);
    store.close();
    await page.getByTestId("verdict").waitFor();
    expect([faults, served.warnings]).toEqual([[], []]);
    await page.context().close();
    await served.close();
  });
});

describe("a store with studies and no run", () => {
  let studies: Awaited<ReturnType<typeof serveHere>>;

  beforeAll(async () => {
    const store = join(folder, "studies.db");
    await playToyStudy(store);
    await playToyStudy(store);
    studies = await serveHere(store);
  }, PATIENCE);

  afterAll(() => studies?.close());

  test("shows its studies, each with the opponents that it was played against", async () => {
    await onEveryScreen(browser, "studies", async (page) => {
      await openView(page, studies.url, "runs");
      await page.getByText("The store has no run yet.").waitFor();
      await page.getByText("It has studies: see").getByRole("link").click();
      await settled(page, "tuning");
      expect(await page.getByLabel("Study").locator("option").first().textContent()).toMatch(
        /^2 · toy against Greedy · \d{4}-\d\d-\d\d · (confirmed better|not confirmed), \d+\.\d%$/,
      );
      expect(await page.getByTestId("outcome").textContent()).toContain("toy against Greedy");
    });
    const [listed] = await (await fetch(`${studies.url}api/studies`)).json();
    expect(listed).toMatchObject({ player: "toy", against: ["Greedy"] });
  });

  test("lays its studies side by side, and stays on the one that was chosen", async () => {
    const { page, faults } = await openPage(browser);
    await openView(page, studies.url, "tuning?study=1");
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
    await openView(page, studies.url, "tuning?study=1");
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
    expect(await trials.locator(".commands pre").textContent()).toMatch(
      / run --players toy\S*#tuned,greedy .+--store /,
    );
    await page.context().close();
  });

  test("sets two parameters against each other, which the address keeps", async () => {
    const { page } = await openPage(browser);
    await openView(page, studies.url, "tuning?study=1");
    await page.getByLabel("Across").selectOption("style");
    await page.getByText("style and greed of each setting").waitFor();
    expect(page.url()).toContain("x=style");
    await page.reload();
    await page.getByText("style and greed of each setting").waitFor();
    await page.context().close();
  });
});

describe("eight players with long labels", () => {
  test("are told apart head to head, each share within its cell", () =>
    onEveryScreen(browser, "eight", async (page) => {
      await openView(page, url, "standings?run=2");
      const matrix = page.getByRole("region", { name: "A finished above B" });
      expect(await matrix.locator("tbody td").count()).toBe(64);
      expect(await overflow(page, ".matrix td")).toEqual([]);
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

describe("a game", () => {
  test("shows the chance of every seat, and goes to the next turning point by a key", () =>
    onEveryScreen(browser, "chances", async (page) => {
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
      if (points === 0) return;
      await page.keyboard.press("t");
      await page.getByText("event 1 of").waitFor({ state: "hidden" });
      const turn = await page.locator(".moments li:has(b) .turn").first().textContent();
      await page.locator(".now .when").getByText(`turn ${turn} of`).waitFor();
    }));
});

describe("two runs beside each other", () => {
  test("say first in which settings they differ, and show the others when asked to", () =>
    onEveryScreen(browser, "settings", async (page) => {
      await openView(page, url, "runs?compare=1,2");
      const settings = page.getByRole("region", { name: "Settings" });
      const names = async (): Promise<string[]> => settings.locator("tbody th").allTextContents();
      expect(await names()).toEqual(["players", "seats", "games a unit"]);
      await settings.getByLabel("Differences only").uncheck();
      expect(await names()).toContain("rules");
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

describe("what is said of a run", () => {
  test("speaks of no interval where one unit gives none", () =>
    onEveryScreen(browser, "one-unit", async (page) => {
      await openView(page, url, "standings?run=3");
      const captions = await page.locator(".about").allTextContents();
      expect(captions.filter((caption) => caption.includes("95% interval"))).toEqual([]);
      expect(captions.some((caption) => caption.includes("no interval: too few"))).toBe(true);
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
    for (const view of ["runs", "learning?run=1", "board?run=2", "money?run=2", "game?run=2"]) {
      await onEveryScreen(browser, `screens-${view.split("?")[0]}`, (page) => openView(page, url, view));
    }
  });
});
