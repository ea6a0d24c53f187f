// `npx tsx scripts/screenshot-table.ts`: the picture of a table for the guides, docs/images/table.png; the page must be built.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { openNewTable } from "../arena/apps/play/sit-down.ts";
import { TableDoors } from "../arena/apps/play/table-doors.ts";
import { TableHost } from "../arena/apps/play/table-host.ts";
import { readPage } from "../arena/apps/server/page-files.ts";
import { DashboardServer } from "../arena/apps/server/server.ts";
import { askingOf } from "../arena/table/asking.ts";
import { makeMove } from "../arena/table/table-move.ts";
import { board } from "../src/board/catalog.ts";
import { parseRules } from "../src/board/parse-rules.ts";
import { ensureBrowser } from "./browser.mjs";

const PICTURE = fileURLToPath(new URL("../docs/images/table.png", import.meta.url));
const TOKEN = "picture";
/** Round in which the next purchase that is asked about makes the picture. */
const ROUND = 4;

const folder = mkdtempSync(join(tmpdir(), "arena-table-"));
const classic = board("us-classic");
const { table, file } = openNewTable(folder, {
  people: [0],
  names: ["Ann"],
  against: "hl,trader,planner",
  board: classic,
  rules: parseRules("arena@1", classic),
  position: undefined,
  seed: "3",
  practice: false,
});
const names = table.identity.seats.map(({ label = "" }) => label);
for (;;) {
  table.settle();
  const asking = askingOf(table, names);
  if (asking === null) throw new Error("the game is over before the picture");
  if (asking.question === "buy" && table.position.world.turn.round >= ROUND) break;
  const move = asking.choices.find(({ refusal }) => refusal === null)?.move;
  if (move === undefined || makeMove(table, move) !== null)
    throw new Error("the picture's game cannot go on");
}
const doors = new TableDoors(new TableHost(table, file), TOKEN);
const server = new DashboardServer({
  store: join(folder, "arena.db"),
  page: readPage(),
  port: 0,
  trustPlayers: false,
  warn: console.error,
  beside: (request, response, port) => doors.answer(request, response, port),
});
await server.listen();
const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: set CHROMIUM_PATH to its program");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 940 }, colorScheme: "light" });
await page.goto(`${server.url}play.html?token=${TOKEN}`);
await page.locator("main.play[aria-busy=false]").waitFor();
await page.keyboard.press("h");
await page.getByText("over 96 playouts").first().waitFor();
await page.screenshot({ path: PICTURE });
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
