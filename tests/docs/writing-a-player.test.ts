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
function play(path: string): { readonly mine: number[]; readonly greedy: number[] } {
  const key = seedKey("guide");
  const mine = loadPlayerFile(path).tier.create({}, key);
  const players: Player[] = [mine, ...RIVALS.map((id) => seatEntrant(parseEntrant(id), key))];
  const game = createGame(compileBoard(US_CLASSIC), ruleSet("arena@1"), players);
  const seatings = seatingsOf([0, 1, 2, 3], (entry) => entry, "all");
  const shares = { mine: [] as number[], greedy: [] as number[] };
  for (let block = 0; block < BLOCKS; block++) {
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

describe("the guide to writing a player", () => {
  test("has four steps", () => {
    expect(steps.map(({ number }) => number)).toEqual(["1", "2", "3", "4"]);
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

  test("the last step passes its own check", () => {
    const player = (steps.at(-1) as (typeof steps)[number]).path;
    const watch = { case: () => {}, asking: () => {} };
    expect(checkPlayer({ player, cases: 150, seed: 3, limitMs: 500 }, watch).findings).toEqual([]);
  });
});
