import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { steadyGame } from "../terminal/steady-game.ts";
import { arenaIn } from "./in-process.ts";

let folder = "";
const at = (name: string) => join(folder, name);
const QUICK = "--by planner:playouts=32,depth=2,margin=1";

const arena = (line: string) => arenaIn(folder, line);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-analyse-"));
  writeFileSync(at("game.json"), JSON.stringify(steadyGame()));
  const players = "planner:playouts=32,depth=2,margin=1,trader";
  const run = await arena(
    `run --players ${players} --rules official@1 --seasons 1 --games 4 --workers 1 --store ${at("s.db")} -q`,
  );
  expect(run).toMatchObject({ code: 0, stderr: "" });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("arena analyse says what each player's decisions cost, names the mistakes and gives the chances", async () => {
  const { code, stdout } = await arena(`analyse ${at("game.json")} ${QUICK} -q`);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Analysis of game 0\/3 of seed "42": 32 playouts a decision/);
  expect(stdout).toMatch(/A frugal +\d+ +\d+ +\d+ +\+\d/);
  expect(stdout).toMatch(/ {2}turn \d+, [A-D] \w+.*; better: .* \(\+\d+\.\d, 95% \+\d+\.\d to \+\d+\.\d\)/);
  expect(stdout).toMatch(/turn +A frugal +B careful +C bold +D plain\n1 /);
}, 120_000);

test("of a game of a stored run, a planner's decisions are those that it made, with what it had learnt by then", async () => {
  const { stdout } = await arena(`analyse 1:0/3 ${QUICK} --store ${at("s.db")} --json -q`);
  const { decisions, chances, policies } = JSON.parse(stdout);
  expect(policies).toEqual(["Trader", "Trader"]);
  expect(chances.length).toBeGreaterThan(20);
  const learner = decisions.filter(({ seat }: { seat: number }) => seat === 1);
  const other = decisions.filter(({ seat }: { seat: number }) => seat === 0);
  const unlike = (of: readonly { best: number; played: number }[]) =>
    of.filter(({ best, played }) => best !== played).length;
  expect(Math.min(unlike(learner), unlike(other))).toBe(0);
  expect(Math.max(unlike(learner), unlike(other))).toBeGreaterThan(0);
}, 120_000);

test("arena analyse refuses what is no planner that thinks", async () => {
  for (const by of ["hl", "planner:playouts=0"]) {
    const { code, stderr } = await arena(`analyse ${at("game.json")} --by ${by}`);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^arena analyse: --by \S+: expected a planner with playouts[^\n]*\n$/),
    });
  }
});
