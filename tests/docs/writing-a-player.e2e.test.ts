import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkPlayer } from "../../arena/apps/check/check-player.ts";
import { loadPlayerFile } from "../../arena/players/external/file/player-file.ts";
import { parseEntrant, seatEntrant } from "../../arena/players/registry.ts";
import { bounds, pairedDifference } from "../../arena/statistics/index.ts";
import { seatingsOf } from "../../arena/tournament/plan/seatings.ts";
import { compileBoard } from "../../src/board/board.ts";
import { US_CLASSIC } from "../../src/board/us-classic.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../src/player/game.ts";
import type { Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";

const GUIDE = fileURLToPath(new URL("../../docs/writing-a-player.md", import.meta.url));
const STEP = /<!-- step (\d): ([\d.]+)% -->\n```ts\n([\s\S]*?)```/g;
const folder = mkdtempSync(join(tmpdir(), "guide-"));

/** The steps of the guide as files, with the win share that it tells of each, in percent. */
const steps = [...readFileSync(GUIDE, "utf8").matchAll(STEP)].map(([, number, told, code = ""]) => {
  const path = join(folder, `step-${number}.ts`);
  writeFileSync(path, code);
  return { number, told: Number(told), path };
});

const RIVALS = ["random", "greedy", "validator"];
const BLOCKS = 8;

/** Win shares by block, of the player and of Greedy, over all 24 seatings. */
function play(
  path: string,
  rivals = RIVALS,
  blocks = BLOCKS,
): { readonly mine: number[]; readonly greedy: number[] } {
  const key = seedKey("guide");
  const mine = loadPlayerFile(path).tier.create({}, key);
  const players: Player[] = [mine, ...rivals.map((id) => seatEntrant(parseEntrant(id), key))];
  const game = createGame(compileBoard(US_CLASSIC), ruleSet("arena@1"), players);
  // Rivals of one kind may change places: four seatings are all there are.
  const kinds = ["", ...rivals];
  const seatings = seatingsOf([0, 1, 2, 3], (entry) => kinds.indexOf(kinds[entry] ?? ""), "all");
  const shares = { mine: [] as number[], greedy: [] as number[] };
  for (let block = 0; block < blocks; block++) {
    const wins = [0, 0, 0, 0];
    for (const seating of seatings) {
      seatPlayers(
        game,
        seating.map((entry) => players[entry]),
      );
      for (const [seat, { win }] of runGame(game, deriveKey(key, block, 0)).entries()) {
        const entry = seating[seat];
        wins[entry] += win / seatings.length;
      }
    }
    shares.mine.push(wins[0]);
    shares.greedy.push(wins[2]);
  }
  return shares;
}

/** Where step 5 lies, what the guide tells of it, and its table. */
const LAST = fileURLToPath(new URL("../../examples/typescript/set-trader.ts", import.meta.url));
const LAST_TOLD = Number(/<!-- step 5: ([\d.]+)% -->/.exec(readFileSync(GUIDE, "utf8"))?.[1]);
const TRADERS = ["trader", "trader", "trader"];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
const variance = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + (each - mean(values)) ** 2, 0) / (values.length - 1);
/** The code without its indentation. */
const flat = (code: string): string => code.replace(/^ +/gm, "").trim();

describe("the guide to writing a player", () => {
  test("has four steps that are whole files, and a fifth in the examples", () => {
    expect(steps.map(({ number }) => number)).toEqual(["1", "2", "3", "4"]);
    expect(LAST_TOLD).toBeGreaterThan(25);
  });

  test.each(steps)("step $number needs no cast", ({ path }) => {
    expect(readFileSync(path, "utf8")).not.toMatch(/\bas\s+[A-Z]|!\.|\bany\b/);
  });

  test.each(steps)("step $number wins about the $told% that it tells", ({ told, path }) => {
    // Eight blocks against the thirty of the guide: a standard error of three to four points.
    expect(Math.abs(mean(play(path).mine) * 100 - told)).toBeLessThan(10);
  });

  test("the last step beats Greedy over all seatings, with the whole interval above zero", () => {
    const { mine, greedy } = play((steps.at(-1) as (typeof steps)[number]).path);
    const [low = 0] = bounds(pairedDifference(mine, greedy).interval) ?? [];
    expect(low).toBeGreaterThan(0);
  });

  test("step 5 beats three Traders, with the whole interval above par, as the guide tells", () => {
    const { mine } = play(LAST, TRADERS, 100);
    const half = 1.96 * Math.sqrt(variance(mine) / mine.length);
    expect(mean(mine) - half).toBeGreaterThan(0.25);
    expect(Math.abs(mean(mine) * 100 - LAST_TOLD)).toBeLessThan(10);
  });

  test("what it shows of step 5 stands so in the file", () => {
    const shown = readFileSync(GUIDE, "utf8").split("## Step 5")[1]?.split("## Check it")[0] ?? "";
    const blocks = [...shown.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => flat(code));
    expect(blocks).toHaveLength(2);
    for (const block of blocks) expect(flat(readFileSync(LAST, "utf8"))).toContain(block);
  });

  test.each([(steps.at(-1) as (typeof steps)[number]).path, LAST])("%s passes its own check", (player) => {
    const watch = { case: () => {}, asking: () => {} };
    expect(checkPlayer({ player, cases: 150, seed: 3, limitMs: 500 }, watch).findings).toEqual([]);
  });
});
