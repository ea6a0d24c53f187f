// How fast the dashboard is on a large store, in a real browser: first paint and charts of every view, a chart of 100,000
// points under a drag and, while the store's newest run is resumed, how late a finished unit comes to the page.
//
//     npm run build
//     npx tsx scripts/trials/dashboard.ts STORE [--dist DIST] [--resume="OPTIONS OF arena run"]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { Store } from "../../arena/tournament/store/store.ts";
import { ensureBrowser } from "../browser.mjs";

const VIEWS = ["runs", "standings", "learning", "board", "money", "game"] as const;
const POINTS = 100_000;
const MOVES = 120;
const PATIENCE = 600_000;
/** Milliseconds for which a run that goes on is watched. */
const WATCHED = 60_000;

// What runs in the page is given as text, past its policy on scripts: a function would be compiled for this program.

const NOTE_CHARTS = `
  window.drawn = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLCanvasElement) window.drawn.push(performance.now());
  }).observe(document, { subtree: true, attributeFilter: ["data-version"] });
`;
const NOTE_FRAMES = `
  window.noted = [];
  requestAnimationFrame(function note(time) {
    window.noted.push(time);
    requestAnimationFrame(note);
  });
`;
const SETTLED = `
  const main = document.querySelector("main");
  main?.ariaBusy === "false" && !/Loading …|being played out/.test(main.textContent) &&
    main.querySelector("canvas:not([data-version])") === null
`;
const TIMES = `({
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  answers: performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/api/")).map(({ responseEnd }) => responseEnd),
  drawn: window.drawn,
})`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: "string", default: "dist" }, resume: { type: "string" } },
});
const store = resolve(positionals[0] ?? ".arena/arena.db");
const main = resolve(values.dist, "arena/apps/cli/main.js");
const dashboard = spawn(process.execPath, [main, "dashboard", store], {
  stdio: ["ignore", "pipe", "ignore"],
});
const [said] = (await once(dashboard.stdout, "data")) as [Buffer];
const url = String(said).trim();
const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: set CHROMIUM_PATH to its program");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const round of ["cold", "warm"]) for (const view of VIEWS) await timeView(browser, view, round);
  await timePan(browser);
  if (values.resume !== undefined) await timeLive(browser, values.resume.split(" "));
} finally {
  await browser.close();
  dashboard.kill("SIGINT");
}

async function open(
  browser: Browser,
  view: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(NOTE_CHARTS);
  await prepare?.(page);
  await page.goto(`${url}#/${view}`);
  await page.waitForFunction(SETTLED);
  return page;
}

async function timeView(browser: Browser, view: string, round: string): Promise<void> {
  const page = await open(browser, view);
  const { paint, answers, drawn } = await page.evaluate<{
    readonly paint: number;
    readonly answers: readonly number[];
    readonly drawn: readonly number[];
  }>(TIMES);
  const late = drawn.map((time) => time - Math.max(...answers.filter((end) => end <= time)));
  const charts =
    late.length === 0 ? "no charts" : `the last of ${late.length} charts ${ms(Math.max(...late))} later`;
  console.log(
    `${round} ${view}: first paint ${ms(paint)}, data after ${ms(Math.max(...answers))}, ${charts}`,
  );
  await page.close();
}

/** Drags a chart of {@link POINTS} points: the learner's win share, whose stretches the page is told are so many. */
async function timePan(browser: Browser): Promise<void> {
  const page = await open(browser, "learning", (page) =>
    page.route("**/learning", async (route) => {
      const answer = await (await route.fetch()).json();
      const { player } = answer.learners[0];
      const curve = Array.from({ length: POINTS }, (_, from) => {
        const winShare = 0.5 + 0.2 * Math.sin(from / 500) + 0.1 * Math.sin(from * 12.9898);
        return { player, from, to: from + 1, winShare, interval: [winShare - 0.05, winShare + 0.05] };
      });
      await route.fulfill({ json: { ...answer, games: POINTS, curve } });
    }),
  );
  const canvas = page.getByRole("region", { name: "Win share over the season" }).locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("the chart is not there");
  const moveTo = (share: number): Promise<void> =>
    page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await moveTo(0.5);
  for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -100);
  await page.evaluate(NOTE_FRAMES);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move++) await moveTo(0.5 + 0.3 * Math.sin(move / 10));
  await page.mouse.up();
  const frames = await page.evaluate<readonly number[]>("window.noted");
  console.log(
    `${POINTS} points under a drag: ${spread(frames.slice(1).map((time, i) => time - (frames[i] ?? 0)))}`,
  );
  await page.close();
}

/** Resumes the newest run, and notes how long the store has had the oldest unit that comes to the page with each update. */
async function timeLive(browser: Browser, options: readonly string[]): Promise<void> {
  const read = Store.read(store);
  const { run } = read.newestRun();
  const page = await open(browser, `standings?run=${run}`);
  const verdict = page.getByTestId("verdict");
  const shown = async (): Promise<number> =>
    Number(/over ([\d,]+)/.exec((await verdict.textContent()) ?? "")?.[1]?.replaceAll(",", ""));
  const playing = spawn(
    process.execPath,
    [main, "run", ...options, "--resume", "--quiet", "--store", store],
    { stdio: "ignore" },
  );
  const waiting: { readonly units: number; readonly since: number }[] = [];
  const delays: number[] = [];
  let before = read.run(run).units;
  for (const end = performance.now() + WATCHED; performance.now() < end && playing.exitCode === null; ) {
    const { units } = read.run(run);
    if (units > before) waiting.push({ units, since: performance.now() });
    before = units;
    const now = await shown();
    const [oldest] = waiting;
    if (oldest !== undefined && oldest.units <= now) delays.push(performance.now() - oldest.since);
    while (waiting[0] !== undefined && waiting[0].units <= now) waiting.shift();
  }
  playing.kill("SIGINT");
  read.close();
  console.log(`a finished unit comes to the page after: ${spread(delays)}`);
  await page.close();
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => ms(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} (${times.length})`;
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
