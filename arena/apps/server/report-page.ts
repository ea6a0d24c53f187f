import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameEntry } from "../../analysis/report/game-list.ts";
import { RunError } from "../../runtime/exit.ts";
import type { RunEntry } from "../../tournament/store/store.ts";
import { movedCommandLine } from "./command-line.ts";
import { concealedJson } from "./conceal.ts";
import { PAGE_FOLDER } from "./page-files.ts";
import { answer, readAddress } from "./routes.ts";
import type { RunTallies } from "./run-tallies.ts";
import { Refused } from "./stored-games.ts";

/** The place in the page for its answers. */
const PLACE = "<!-- answers -->";
/** Games that the page carries to be seen again, unless others are asked for. */
const GAMES = 4;

export interface ReportSettings {
  readonly games?: number;
  /** The folder of the built page. */
  readonly folder?: string;
}

/**
 * A page that shows one run on its own: the dashboard's views with their numbers in the file, and the first `games` games
 * to be seen again. Throws one line where the page was not built.
 */
export function reportPage(
  tallies: RunTallies,
  run: RunEntry,
  { games = GAMES, folder = PAGE_FOLDER }: ReportSettings = {},
): string {
  const file = join(folder, "report.html");
  if (!existsSync(file)) throw new RunError("the dashboard's page is not built; npm run build builds it");
  const json = concealedJson(answersOf(tallies, run, games)).replaceAll("<", "\\u003c");
  return readFileSync(file, "utf8").replace(
    PLACE,
    () => `<script type="application/json" id="answers">${json}</script>`,
  );
}

/** Every answer that the page will ask for, by address. */
function answersOf(
  tallies: RunTallies,
  { run, units }: RunEntry,
  count: number,
): Readonly<Record<string, unknown>> {
  const own = `/api/runs/${run}`;
  const addresses = ["plan", "report", "ratings", "learning", "board", "money", "worth/0"].map(
    (each) => `${own}/${each}`,
  );
  const answers: Record<string, unknown> = {
    "/api/command-line": movedCommandLine(tallies.store.path),
    "/api/runs": (ask(tallies, "/api/runs") as { readonly run: number }[]).filter((each) => each.run === run),
  };
  for (const address of addresses) answers[address] = ask(tallies, address);
  if (units === 0) return answers;
  const list = `${own}/units/0/games`;
  const games = (ask(tallies, list) as readonly GameEntry[]).slice(0, count);
  answers[list] = games;
  for (const { game } of games) {
    for (const address of [`${list}/${game}`, `${list}/${game}/highlights`])
      answers[address] = ask(tallies, address);
  }
  return answers;
}

function ask(tallies: RunTallies, address: string): unknown {
  const asked = readAddress(address);
  if (asked === null) throw new Error(`the API has no ${address}`);
  try {
    return answer(tallies, asked);
  } catch (error) {
    if (error instanceof Refused) return { error: error.message };
    throw error;
  }
}
