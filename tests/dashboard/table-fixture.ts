import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { TableDoors } from "../../arena/apps/play/table-doors.ts";
import { TableHost } from "../../arena/apps/play/table-host.ts";
import { readPage } from "../../arena/apps/server/page-files.ts";
import { DashboardServer } from "../../arena/apps/server/server.ts";
import { OpenTable } from "../../arena/table/open-table.ts";
import { nextTable, TableFile } from "../../arena/table/table-file.ts";
import { makeTable, type TableRequest } from "../../arena/table/table-setup.ts";
import { board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import type { RandomStream } from "../../src/chance/random.ts";
import { builtPackage } from "../support/program.ts";
import { openPage } from "./page.ts";

/** A table that is served to a page. */
export interface ServedTable {
  readonly url: string;
  readonly table: OpenTable;
  readonly host: TableHost;
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** Serves a table of Ann and two traders, over after a few rounds, or as asked. */
export async function serveTable(
  request: Partial<TableRequest> & { readonly roundCap?: number } = {},
): Promise<ServedTable> {
  const classic = board("us-classic");
  const { roundCap = 8, ...asked } = request;
  const rules = parseRules({ extends: "arena@1", id: "short@1", roundCap }, classic);
  const folder = mkdtempSync(join(tmpdir(), "play-"));
  const seats = [{ person: "Ann" }, "trader", "trader"];
  const identity = makeTable({ seats, board: classic, rules, seed: "7", ...asked });
  const table = new OpenTable(identity, { board: classic, rules });
  const host = new TableHost(table, new TableFile(nextTable(folder), identity, null));
  const doors = new TableDoors(host, "token");
  const warnings: string[] = [];
  const server = new DashboardServer({
    store: join(folder, "arena.db"),
    page: readPage(join(builtPackage(), "dist/dashboard")),
    port: 0,
    trustPlayers: false,
    warn: (line) => warnings.push(line),
    beside: (incoming, response, port) => doors.answer(incoming, response, port),
  });
  await server.listen();
  return {
    url: `${server.url}play.html?token=token`,
    table,
    host,
    warnings,
    async close() {
      host.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the page of a table and waits until it may be played at. */
export async function sitDown(browser: Browser, { url }: ServedTable, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(url);
  await ready(opened.page);
  return opened;
}

/** Waits until a person is asked or the game is over. */
export const ready = async (page: Page): Promise<void> => {
  await page.locator("main.play[aria-busy=false]").waitFor();
};

/** The question that the page shows. */
export async function questionOf(page: Page): Promise<string> {
  return (await page.locator("#asking-title").textContent()) ?? "";
}

/** Presses some button that can be pressed, of the dialog where one is open. */
export async function clickAnything(page: Page, random: RandomStream): Promise<void> {
  const dialog = page.locator("dialog[open]");
  const where = (await dialog.count()) > 0 ? dialog : page.locator(".asking");
  const buttons = where.locator("button:not(:disabled), input[type=checkbox]");
  const count = await buttons.count();
  if (count === 0) return;
  await buttons
    .nth(random.below(count))
    .click({ timeout: 5000 })
    .catch(() => {});
}
