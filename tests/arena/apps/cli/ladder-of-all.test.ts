import { beforeAll, describe, expect, test } from "vitest";
import type { CrossLadder } from "../../../../arena/analysis/report/cross-ladder.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { workshop } from "./workshop.ts";

const { arena, file, folder } = workshop();
const short = file("short.json", { extends: "arena@1", id: "short@1", roundCap: 40 });
const AGAINST = "random,greedy,validator";
const line = (store: string, ...more: string[]) =>
  arena(
    ...[
      "ladder",
      "--all",
      "--against",
      AGAINST,
      "--rules",
      short,
      "--games",
      "4",
      "--workers",
      "1",
      "--quiet",
    ],
    ...["--store", `${folder}/${store}`, ...more],
  );

describe("a ladder of all", () => {
  let whole: { readonly found: CrossLadder; readonly text: string };
  beforeAll(async () => {
    const { code, stdout, stderr } = await line("whole.db", "--json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { timing: _, ...found } = JSON.parse(stdout);
    whole = { found, text: file("ladder.json", stdout) };
  });

  test("seats each alone, in every seat, against tables full of every other", () => {
    const { cells, games, units, par } = whole.found;
    expect(cells.map(({ row, column }) => `${row} ${column}`).sort()).toEqual([
      "greedy random",
      "greedy validator",
      "random greedy",
      "random validator",
      "validator greedy",
      "validator random",
    ]);
    expect({ games, units, par }).toEqual({ games: 6 * 6 * 4, units: { count: 6, gamesEach: 4 }, par: 0.25 });
  });

  test("rates all in one fit, with intervals, and Random at 1000", () => {
    const { players, cells } = whole.found;
    const last = players.find(({ player }) => player === "random");
    expect(last).toMatchObject({ rating: 1000, ratingInterval: null });
    for (const { player, winShare, rating, ratingInterval } of players) {
      const own = cells.filter(({ row }) => row === player).map((cell) => cell.winShare ?? 0);
      expect(winShare).toBeCloseTo(
        own.reduce((sum, share) => sum + share / own.length, 0),
        12,
      );
      if (player === "random") continue;
      expect(rating).toBeGreaterThan(1000);
      expect(ratingInterval?.[0]).toBeLessThan(rating ?? 0);
    }
  });

  test("goes on after it was broken off, to the same ladder", async () => {
    const path = `${folder}/broken.db`;
    const source = Store.read(`${folder}/whole.db`);
    const broken = Store.write(path);
    // As a kill leaves it: some runs whole, one in part, the others not begun.
    for (const entry of source.runs().slice(0, 3)) {
      const units = [...source.units(entry.run)].slice(0, entry.run === 3 ? 2 : 6);
      broken.commit(broken.run(broken.createRun(entry.plan)), units);
    }
    broken.close();
    source.close();
    const { timing, ...found } = JSON.parse((await line("broken.db", "--resume", "--json")).stdout);
    expect(found).toEqual(whole.found);
    expect(timing.games).toBe(6 * 6 * 4 - 6 * 4 * 2 - 2 * 4);
  });

  test("is told as ratings and a table row by column, and as a section of the page of results", async () => {
    const { stdout } = await line("whole.db", "--resume");
    expect(stdout).toMatch(/^player +wins +95% +Elo +95% +by places$/m);
    expect(stdout).toMatch(/^1 \w+ +· +\d+ +\d+$/m);
    const section = await arena("results", whole.text);
    expect(section.stdout).toMatch(/^## Every tier against every other\n/);
    expect(section.stdout).toMatch(/\| 1 `\w+` \| · \| \d+ \| \d+ \|/);
  });

  test.each([
    [["./mine.ts", "--all"], /\.\/mine\.ts: --all places every tier; leave the player out/],
    [["--all", "--against", "greedy,random", "--except", "hl"], /--except hl: it is not on this ladder/],
    [["--all", "--against", "greedy"], /a ladder of 1 players: expected two at least/],
    [["greedy", "--except", "hl"], /--except goes with --all/],
    [[], /PLAYER is missing: name the player to be placed, or give --all/],
  ])("arena ladder %j is refused in one line", async (words, message) => {
    const { code, stderr } = await arena("ladder", ...words);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain("\n");
  });
});
