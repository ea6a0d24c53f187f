// How a table behaves in a real browser: the way from a click to the drawn board, and what random clicking leads to.
//
//     npm run build
//     npx tsx scripts/trials/play.ts latency [--against hl,hl,hl] [--moves 100]
//     npx tsx scripts/trials/play.ts games [--against hl,hl,hl]
//     npx tsx scripts/trials/play.ts clicks [--against trader,trader] [--games 200]
//
// `games` plays five whole games by mouse, five by keyboard and one on a telephone. `clicks` presses whatever there is, keys at every other game, reloads now and then, and holds every record against the
// engine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { readRecord } from "../../arena/apps/cli/record-source.ts";
import { verifyRecord } from "../../arena/replay/record/verify-record.ts";
import { version } from "../../arena/runtime/version.ts";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { ensureBrowser } from "../browser.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: "string" },
    moves: { type: "string", default: "100" },
    games: { type: "string", default: "200" },
    rounds: { type: "string", default: "6" },
  },
});

/** Milliseconds for which a table may think. */
const PATIENCE = 60_000;
/** Presses after which a game that goes on is one without an end. */
const MOST_PRESSES = 3000;

// What runs in the page is given as text: a function would be compiled for this program.

/** Presses the first choice and waits until its consequences are drawn. */
const PRESS_AND_WAIT = `new Promise((done) => {
  const main = document.querySelector("main");
  const shown = main.dataset.version;
  const pressed = performance.now();
  const observer = new MutationObserver(() => {
    if (main.dataset.version === shown || main.dataset.asking === "") return;
    observer.disconnect();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - pressed);
    // The frame that draws it begins with this call, and is drawn when the next message comes in.
    requestAnimationFrame(() => channel.port2.postMessage(null));
  });
  observer.observe(main, { attributes: true });
  document.querySelector(".choice:not(.panel):not(:disabled)").click();
})`;

/** Ways to play a whole game: by the first choices, or by their keys. */
const WAYS = [
  ...Array.from({ length: 5 }, () => ({ by: "mouse", width: 1280 })),
  ...Array.from({ length: 5 }, () => ({ by: "keyboard", width: 1280 })),
  { by: "mouse", width: 390 },
];

const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: set CHROMIUM_PATH to its program");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const folder = mkdtempSync(join(tmpdir(), "play-trial-"));
try {
  if (positionals[0] === "latency") await latency(browser);
  else if (positionals[0] === "games") await games(browser);
  else if (positionals[0] === "clicks") await clicks(browser);
  else throw new Error("expected latency, games or clicks");
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function latency(browser: Browser): Promise<void> {
  const table = await open(["--against", values.against ?? "hl,hl,hl", "--seed", "7"]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(table.url);
  const times: number[] = [];
  for (let move = 0; move < Number(values.moves); move++) {
    await ready(page);
    if ((await title(page)) === "The game is over") break;
    times.push((await page.evaluate(PRESS_AND_WAIT)) as number);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${times[Math.floor(share * (times.length - 1))]?.toFixed(0)} ms`;
  console.log(`${times.length} moves: median ${at(0.5)}, 90% within ${at(0.9)}, longest ${at(1)}`);
  await page.close();
  await table.close();
}

async function games(browser: Browser): Promise<void> {
  for (const [game, { by, width }] of WAYS.entries()) {
    const random = new RandomStream(seedKey(`games ${game}`));
    const table = await open(["--against", values.against ?? "hl,hl,hl", "--seed", `${game}`]);
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const faults = faultsOf(page);
    await page.goto(table.url);
    let answers = 0;
    for (; ; answers++) {
      await ready(page);
      if ((await title(page)) === "The game is over") break;
      const choices = page.locator(".choice:not(.panel):not(:disabled)");
      // Buys what it can, and goes on bidding at times.
      const choice = choices.nth(random.below(4) === 0 ? random.below(await choices.count()) : 0);
      if (by === "mouse") await choice.click();
      else await page.keyboard.press(((await choice.locator("kbd").textContent()) ?? "").toLowerCase());
    }
    await page.close();
    await table.close();
    expectTrue(game, table.path, faults);
    console.log(`game ${game} by ${by}, ${width} pixels wide: ${answers} answers, its record is true`);
  }
}

/** Errors of the page, as they come. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return faults;
}

/** Holds the record of a table against the engine. */
function expectTrue(game: number, path: string, faults: readonly string[]): void {
  const file = path.replace(/\.jsonl$/, ".json.gz");
  if (!existsSync(file)) throw new Error(`game ${game} has no record`);
  const { record, setting } = readRecord(file, { store: "", trustPlayers: false }, version);
  const { difference } = verifyRecord(record, setting);
  if (difference === null && faults.length === 0) return;
  throw new Error(`game ${game}: ${JSON.stringify({ difference, faults })}`);
}

async function clicks(browser: Browser): Promise<void> {
  const rules = join(folder, "rules.json");
  writeFileSync(
    rules,
    JSON.stringify({ extends: "arena@1", id: "short@1", roundCap: Number(values.rounds) }),
  );
  let presses = 0;
  for (let game = 0; game < Number(values.games); game++) {
    const random = new RandomStream(seedKey(`clicks ${game}`));
    const seed = String(game);
    const line = ["--against", values.against ?? "trader,trader", "--seed", seed, "--rules", rules];
    const table = await open(line);
    const page = await browser.newPage({ viewport: { width: game % 2 === 0 ? 1280 : 390, height: 900 } });
    const faults = faultsOf(page);
    await page.goto(table.url);
    for (let press = 0; ; press++) {
      await ready(page);
      if ((await title(page)) === "The game is over") break;
      if (press > MOST_PRESSES) throw new Error(`game ${game} does not end`);
      await pressSomething(page, random, game % 2 === 1);
      presses++;
    }
    await page.close();
    await table.close();
    expectTrue(game, table.path, faults);
    if (game % 20 === 19) console.log(`${game + 1} games, ${presses} presses: no dead end, no fault`);
  }
}

/** Presses a button of the dialog or of the question, or a key; reloads the page now and then. */
async function pressSomething(page: Page, random: RandomStream, byKeys: boolean): Promise<void> {
  if (random.below(40) === 0) {
    await page.reload();
    return;
  }
  if (byKeys && random.below(2) === 0) {
    const keys = [
      "t",
      "b",
      "n",
      "e",
      "1",
      "2",
      "3",
      "o",
      "m",
      "u",
      "l",
      "s",
      "r",
      "y",
      "c",
      "p",
      "z",
      "Escape",
    ];
    await page.keyboard.press(keys[random.below(keys.length)] as string);
    return;
  }
  const dialog = page.locator("dialog[open]");
  const where = (await dialog.count()) > 0 ? dialog : page.locator(".asking");
  const pressed = where.locator("button:not(:disabled), input[type=checkbox]");
  const count = await pressed.count();
  // What is gone by now is no fault.
  if (count > 0)
    await pressed
      .nth(random.below(count))
      .click({ timeout: 2000 })
      .catch(() => {});
}

async function open(line: readonly string[]) {
  const main = resolve("dist/arena/apps/cli/main.js");
  const child = spawn(
    process.execPath,
    [main, "play", "--no-open", "--json", "--quiet", "--store", join(folder, "arena.db"), ...line],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const { url, table } = JSON.parse(String(said)) as { readonly url: string; readonly table: string };
  return {
    url,
    path: table,
    async close() {
      child.kill("SIGINT");
      await once(child, "close");
    },
  };
}

/** The question that the page shows. */
async function title(page: Page): Promise<string> {
  return (await page.locator("#asking-title").textContent()) ?? "";
}

/** Waits until a person is asked or the game is over. */
function ready(page: Page): Promise<void> {
  return page.locator("main.play[aria-busy=false]").waitFor({ timeout: PATIENCE });
}
