import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Store } from "../../arena/tournament/store/store.ts";
import { arena, type Ended, shortRules } from "../arena/tournament/process.ts";
import { BUYS, fileOf, HOSTILE_PLAYERS } from "./hostile-players.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-seated-"));
afterAll(() => rmSync(folder, { recursive: true }));
const rules = shortRules(folder);

/** Most that can be tried in one game, each time to the end, beside a player that answers what then counts. */
const MANY_ATTACKS = `${BUYS}
  gameStarted(ctx) {
    const attacks = [
      () => { ctx.rules.salary = 100000; },
      () => { ctx.board.price.fill(1); },
      () => { Array.prototype.push = () => 0; },
      () => { Int32Array.prototype.fill = () => 0; },
      () => { Object.getPrototypeOf(ctx).means = () => 0; },
      () => { Object.defineProperty(Object.prototype, "win", { set() {} }); },
      () => { Object.defineProperty(Error, Symbol.hasInstance, { value: () => true }); },
      () => { console.log("FORGED"); },
    ];
    for (const attack of attacks) try { attack(); } catch {}
  }
  gameEnded(ctx, outcome) { Object.assign(outcome, { win: 1, placement: 1, netWorth: 1e6 }); }
  auctionBid(ctx) { ctx.opponentCash[ctx.seat] = 1e6; return 1; }
  buildHouses() { Promise.reject(new Error("late")); return [1, 3]; }
  mortgageDeeds() { throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } }); }`;

const WRITES = `${BUYS} auctionBid(ctx) { ctx.opponentCash[ctx.seat] = 1e6; return 1; }`;

/** Attacks that are over at once, at eight seats with one harmless tier. */
const quick = HOSTILE_PLAYERS.filter(
  ({ does, learns }) => learns !== true && !/^(loops|ends|takes|throws twenty)/.test(does),
)
  .slice(0, 7)
  // Each by a class of its own, since two players of one name would be seated as one.
  .map((each, i) => ({ ...each, harmless: `${each.harmless} /* ${i} */` }));
const acts = [BUYS, MANY_ATTACKS, ...quick.flatMap(({ hostile, harmless }) => [hostile, harmless])];
const path = join(folder, "stranger.mjs");
writeFileSync(path, fileOf(acts));
const playing = (members: string): string => `${path}:act=a${acts.indexOf(members)}`;

let stores = 0;
const freshStore = (): string => join(folder, `arena-${stores++}.db`);

interface Played extends Ended {
  /** What is stored of each run. */
  readonly runs: readonly unknown[];
}

async function play(args: readonly string[], seating: string): Promise<Played> {
  const store = freshStore();
  const ended = await arena([
    ...[...args, seating, "--rules", rules, "--on-fault", "passive", "--store", store, "--json", "--quiet"],
  ]);
  expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/\n +at /);
  expect(() => JSON.parse(ended.stdout)).not.toThrow();
  expect(ended.stdout).not.toContain("FORGED\n");
  expect(ended).toMatchObject({ code: 0 });
  const reader = Store.read(store);
  const runs = reader
    .runs()
    .map(({ run }) => [...reader.units(run)].map(({ unit, games, totals }) => ({ unit, games, totals })));
  reader.close();
  return { ...ended, runs };
}

describe.each([["--no-isolate"], ["--isolate"]])(
  "hostile players seated with %s change nothing",
  (seating) => {
    test("of what arena run stores, seven at a table", { timeout: 300_000 }, async () => {
      const run = (players: readonly string[]): Promise<Played> =>
        play(
          [
            "run",
            "--players",
            [...players.map(playing), "greedy"].join(),
            "--seats",
            "rotate",
            "--seasons",
            "2",
          ],
          seating,
        );
      const hostile = await run(quick.map((each) => each.hostile));
      const harmless = await run(quick.map((each) => each.harmless));
      expect([hostile.code, harmless.code]).toEqual([0, 0]);
      expect(hostile.runs).toEqual(harmless.runs);
      expect(JSON.parse(hostile.stdout).faults.length).toBeGreaterThan(0);
    });

    test("of what arena compare finds: not the least difference", { timeout: 300_000 }, async () => {
      const { code, runs } = await play(
        ["compare", playing(MANY_ATTACKS), playing(BUYS), "--against", "greedy", "--seasons", "4"],
        seating,
      );
      expect(code).toBe(0);
      expect(runs).toHaveLength(2);
      expect(runs[0]).toEqual(runs[1]);
    });

    test("of where arena ladder places them", { timeout: 300_000 }, async () => {
      const ladder = (members: string): Promise<Played> =>
        play(["ladder", playing(members), "--against", "random,greedy", "--seasons", "2"], seating);
      const hostile = await ladder(MANY_ATTACKS);
      expect(hostile.code).toBe(0);
      expect(hostile.runs).toEqual((await ladder(BUYS)).runs);
    });

    test("of what arena tune searches: attacks are worth nothing", { timeout: 300_000 }, async () => {
      const few = join(folder, `few-${seating}.mjs`);
      writeFileSync(few, fileOf([BUYS, MANY_ATTACKS]));
      const search = ["--parameters", "act", "--budget", "270", "--confirm", "10", "--sensitivity", "0"];
      const { code } = await play(["tune", few, "--against", "greedy", ...search], seating);
      expect(code).toBe(0);
    });
  },
);

describe("arena check-player", () => {
  /** Of a file for each player, beside one that is harmless: every setting of a file is tried. */
  const check = (members: string): Promise<Ended> => {
    const alone = join(folder, `alone-${members.length}.mjs`);
    writeFileSync(alone, fileOf([members, BUYS]));
    return arena(["check-player", alone, "--cases", "50", "--faults", join(folder, "faults")]);
  };

  test("tells of a write to the position, and ends", { timeout: 300_000 }, async () => {
    const { code, stdout, stderr } = await check(WRITES);
    expect(code).toBe(1);
    expect(`${stdout}${stderr}`).not.toMatch(/\n +at /);
    expect(stdout).toContain("wrote-to-view");
  });

  test("names what a player changes of the language, in one line", { timeout: 300_000 }, async () => {
    const { code, stderr } = await check(MANY_ATTACKS);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^arena check-player: [^\n]+ changed [^\n]+, which it shares with others$/m);
    expect(stderr).not.toMatch(/\n +at /);
  });
});
