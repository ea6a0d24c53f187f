import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, writePlayer } from "../../../../arena/apps/new-player/write-player.ts";
import { parseEntrant, seatEntrant } from "../../../../arena/players/registry.ts";
import { ROOT } from "../../../../scripts/modules.mjs";
import { seedKey } from "../../../../src/chance/random.ts";
import { playGames } from "../../players/table.ts";

const folder = mkdtempSync(join(tmpdir(), "new-player-"));
const key = seedKey(1);

describe.each(LANGUAGES)("a new player in %s", (language) => {
  const name = `my-${language}-bot`;
  let player = "";
  beforeAll(() => {
    player = writePlayer(name, language, join(folder, language)).player;
  });

  test("runs as it was written, and beats Random", () => {
    const games = 24;
    const players = [player, "random", "random", "random"].map((spec) =>
      seatEntrant(parseEntrant(spec), key),
    );
    const { outcomes, faults } = playGames(players, games);
    expect(faults).toEqual([]);
    const wins = outcomes.reduce((sum, [first]) => sum + (first?.win ?? 0), 0);
    // Par is a quarter.
    expect(wins).toBeGreaterThan(games / 2);
  });

  test("has a test that names no folder of this machine", () => {
    const text = readFileSync(join(folder, language, `${name}.test.mjs`), "utf8");
    expect(text).not.toContain(folder);
    expect(text).not.toContain(ROOT);
    expect(text).toMatch(/PLAYER = "(\.\/|exec:\w+ \.\/)my/);
  });

  test("overwrites nothing", () => {
    expect(() => writePlayer(name, language, join(folder, language))).toThrow("is there already");
  });
});

test("a name that is none is refused", () => {
  expect(() => writePlayer("../x", "python", folder)).toThrow('"../x" is no name for a player');
});

test("the test that was written finds the arena by ARENA_HOME, and says what to do where there is none", () => {
  const name = "alone";
  writePlayer(name, "typescript", folder);
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ["--test", `${name}.test.mjs`], { cwd: folder, env, encoding: "utf8" });
  const { ARENA_HOME: _home, NODE_TEST_CONTEXT: _context, ...env } = process.env;
  expect(run(env).stdout).toContain("set ARENA_HOME to a checkout");
  expect(run({ ...env, ARENA_HOME: ROOT }).status).toBe(0);
});
