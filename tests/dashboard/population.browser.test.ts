import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  confirmStudy,
  type Evaluate,
  foldStudy,
  planStudy,
  playStudy,
} from "../../arena/analysis/tuning/search/index.ts";
import { StudyStore } from "../../arena/analysis/tuning/study/study-store.ts";
import { drawnTable } from "../../arena/tournament/plan/unit-table.ts";
import { readPopulation } from "../../arena/tournament/population/population.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { declareParameters } from "../../src/player/parameters.ts";
import { toyArena } from "../arena/analysis/tuning/search/planted.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";
import { connectBrowser } from "../support/browser.ts";
import { openPage, openView, PATIENCE } from "./page.ts";
import { onEveryScreen } from "./screens.ts";
import { serve } from "./served.ts";

vi.setConfig({ testTimeout: PATIENCE });

const POPULATION = readPopulation({
  schema: 1,
  id: "toy@1",
  tables: [
    { table: "a Greedy", family: "greedy", part: "training", against: ["greedy"] },
    { table: "a Random", family: "random", part: "training", against: ["random"] },
    { table: "a Validator", family: "validator", part: "held-out", against: ["validator"] },
  ],
});
const SIZE = { format: "population", population: POPULATION, units: 18, games: 12 } as const;

/** Runs of a learner and of each of its strategies alone at the tables, one of a learner that recognises, and a study. */
async function fill(path: string): Promise<void> {
  const store = Store.write(path);
  const fixed = [0, 1, 2, 3, 4].map((arm) => `hl:policy=fixed-arm${arm === 0 ? "" : `,arm=${arm}`}`);
  for (const player of ["hl:policy=thompson", ...fixed, "hl:policy=recognise"]) {
    const plan = planOf(player, SIZE);
    const run = store.run(store.createRun(plan));
    const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
    store.commit(run, units);
    store.endRun(run.run, "completed");
  }
  await study(store);
  store.close();
}

async function study(store: Store): Promise<void> {
  const parameters = declareParameters([
    {
      name: "nerve",
      type: "float",
      range: [0, 1],
      scale: "linear",
      default: 0.5,
      meaning: "Good at one table.",
    },
  ]);
  const shares = [1, 2, 3].map(
    (table) =>
      ({ nerve }: Readonly<Record<string, unknown>>) =>
        (0.2 * table * Number(nerve)) / 1.5,
  );
  const evaluate: Evaluate = async (settings, units) => {
    const rows = await Promise.all(shares.map((share) => toyArena("7", share)(settings, units)));
    return settings.map((_, row) =>
      rows[0][row].map((_, i) => rows[drawnTable("7", 3, units.from + i)][row][i]),
    );
  };
  const plan = planStudy({ parameters, seed: "7", budget: 450, tables: { count: 3, objective: "worst" } });
  const studies = new StudyStore(store);
  const tournament = planOf("hl", SIZE);
  const number = studies.create({ schema: 1, player: "toy", plan, confirm: 30, sensitivity: 0, tournament });
  let event = 0;
  for await (const each of playStudy(plan, evaluate)) studies.append(number, event++, each);
  const confirmation = await confirmStudy(foldStudy(studies.log(number)), evaluate, 30);
  studies.finish(number, { confirmation, sensitivity: [] });
}

let browser: Browser;
let served: Awaited<ReturnType<typeof serve>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-population-page-"));
  const path = join(folder, "arena.db");
  await fill(path);
  [browser, served] = await Promise.all([connectBrowser(), serve(path)]);
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  await served?.close();
  rmSync(folder, { recursive: true });
});

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("a run over a population", () => {
  test("is led by its player's share at each part of the tables, and drawn by table", async () => {
    await onEveryScreen(browser, async (page, whole) => {
      await openView(page, served.url, "standings?run=1");
      expect(await page.getByTestId("verdict").textContent()).toMatch(
        /^HL \(policy=thompson\) at the tables of toy@1: it wins \d+\.\d% at the training tables.+ at the held-out tables/,
      );
      await card(page, "Win share by table").getByRole("button", { name: "Table", exact: true }).click();
      const rows = await card(page, "Win share by table").getByRole("row").allTextContents();
      expect(rows).toHaveLength(6);
      expect(rows[3]).toMatch(/^a Validator \(held out\)held-out6/);
      await whole("population-standings");
    });
  });

  test("shows its learner by opponent as panels of one scale, and strategy by opponent with true values", async () => {
    await onEveryScreen(browser, async (page, whole) => {
      await openView(page, served.url, "learning?run=1");
      for (const table of ["a Greedy", "a Random", "a Validator"]) {
        await card(page, `Share of each strategy over the season: ${table}`).getByText("Expansion").waitFor();
        await card(page, "Win share by opponent").getByText(table, { exact: true }).waitFor();
      }
      expect(await card(page, "Win share by opponent").locator("canvas").count()).toBe(3);
      await card(page, "Strategy by opponent")
        .getByText(/^True value/)
        .waitFor();
      await card(page, "Regret against the single best strategy and the best of each table").waitFor();
      await card(page, "Gap closed").waitFor();
      await card(page, "Belief about opponents")
        .getByText(/^HL \(policy=thompson\) keeps no belief/)
        .waitFor();
      await whole("population-learning");
    });
  });

  test("shows what a learner that recognises believed at the end of seasons, table by table", async () => {
    const { page, faults } = await openPage(browser);
    await openView(page, served.url, "learning?run=7");
    const belief = card(page, "Belief about opponents");
    await belief.getByText(/the belief of each game is not stored/).waitFor();
    await belief.getByRole("button", { name: "Table", exact: true }).click();
    await belief.getByRole("cell", { name: "stranger" }).first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("a study at several tables", () => {
  test("shows the winner's score at each, the mean and the worst, and every trial at every table", async () => {
    await onEveryScreen(browser, async (page, whole) => {
      await openView(page, served.url, "tuning");
      const scores = card(page, "Score by table");
      await scores.getByText(/it was searched for the worst table/).waitFor();
      await scores.getByRole("button", { name: "Table", exact: true }).click();
      expect(await scores.getByRole("row").allTextContents()).toHaveLength(4);
      const heads = await card(page, "Trials").getByRole("columnheader").allTextContents();
      for (const head of ["a Greedy", "a Random", "a Validator", "mean", "worst"]) {
        expect(
          heads.some((each) => each.includes(head)),
          head,
        ).toBe(true);
      }
      await whole("population-tuning");
    });
  });
});
