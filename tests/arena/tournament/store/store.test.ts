import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { mergeStores } from "../../../../arena/tournament/store/merge.ts";
import { openSqlite } from "../../../../arena/tournament/store/open-sqlite.ts";
import { SCHEMA_VERSION } from "../../../../arena/tournament/store/schema.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { explained } from "../../../../arena/tournament/store/store-error.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf } from "../plans.ts";
import { freshPath, PLAN, UNITS } from "./units.ts";

/** A new store with one run that has these units; closed unless `use` keeps it. */
function storeWith(
  units: readonly UnitResult[],
  use: (store: Store, run: number) => void = () => {},
): string {
  const path = freshPath();
  const store = Store.write(path);
  const run = store.createRun(PLAN);
  store.commit(store.run(run), units);
  try {
    use(store, run);
  } finally {
    store.close();
  }
  return path;
}

describe("a store", () => {
  test("gives back what was put in, in order, whatever order it came in", () => {
    storeWith(UNITS.toReversed(), (store, run) => {
      expect([...store.units(run)]).toEqual(UNITS);
      expect(store.run(run)).toMatchObject({ plan: PLAN, units: 6, stop: null });
    });
  });

  test("gives back the later units alone to who has the others already", () => {
    storeWith(UNITS, (store, run) => {
      expect([...store.units(run, 4)]).toEqual(UNITS.slice(4));
      expect([...store.units(run, 6)]).toEqual([]);
    });
  });

  test("shows a reader the moment at which it began to read, learners and all, while a run goes on", () => {
    storeWith(UNITS.slice(0, 3), (store, run) => {
      const reader = Store.read(store.path);
      const units = reader.units(run);
      const first = units.next().value;
      store.commit(store.run(run), UNITS.slice(3));
      expect([first, ...units]).toEqual(UNITS.slice(0, 3));
      expect([...reader.units(run)]).toEqual(UNITS);
      reader.close();
    });
  });

  test("keeps the first of two results for the same unit", () => {
    storeWith(UNITS, (store, run) => {
      store.commit(store.run(run), [{ ...UNITS[1], unit: 0 }]);
      expect([...store.units(run)]).toEqual(UNITS);
    });
  });

  test("keeps sums that no 32 bits hold", () => {
    const [unit] = UNITS as [UnitResult];
    const totals = unit.totals.map((amount, place) => (place === 3 ? 2 ** 40 : amount));
    storeWith([{ ...unit, totals }], (store, run) => {
      expect([...store.units(run)][0]?.totals).toEqual(totals);
    });
  });

  test("keeps faults and ratings", () => {
    const fault = {
      player: "random",
      ask: "buy",
      reason: "threw",
      count: 3,
      game: 1,
      seat: 0,
      message: "no",
    } as const;
    storeWith([{ ...UNITS[0], faults: [fault] }], (store, run) => {
      store.rate(run, [
        { player: "random", rating: 1000, ratingInterval: null },
        { player: "hl-spec", rating: 1200.5, ratingInterval: [1100, 1300] },
      ]);
      expect([...store.units(run)][0]?.faults).toEqual([fault]);
      expect(store.ratings(run).map(({ player }) => player)).toEqual(["hl-spec", "random"]);
    });
  });

  test("finds the newest run of a plan, and no other plan's", () => {
    storeWith([], (store) => {
      const newest = store.createRun(PLAN);
      store.createRun(planOf("random,greedy"));
      expect(store.runOf(PLAN)?.run).toBe(newest);
      expect(store.runOf(planOf("greedy,random"))).toBeNull();
    });
  });

  test("is read by others while it is written", () => {
    const path = storeWith([], (store, run) => {
      const reader = Store.read(store.path);
      store.commit(store.run(run), UNITS.slice(0, 2));
      expect(reader.finishedUnits(run)).toEqual([0, 1]);
      reader.close();
    });
    expect(statSync(path).size).toBeGreaterThan(0);
  });

  test("is merged from shards, in any order and more than once", () => {
    const a = Store.read(storeWith(UNITS.slice(0, 3)));
    const b = Store.read(storeWith(UNITS.slice(2)));
    storeWith([], (target, run) => {
      mergeStores(target, [b, a, a]);
      expect([...target.units(run)]).toEqual(UNITS);
    });
    a.close();
    b.close();
  });

  test("refuses a shard in which the same unit went differently", () => {
    const odd = { ...UNITS[0], games: UNITS[1].games };
    const source = Store.read(storeWith([odd]));
    const other = Store.read(storeWith(UNITS.slice(1, 3)));
    storeWith([UNITS[0]], (target, run) => {
      expect(() => mergeStores(target, [other, source])).toThrow("went differently");
      expect(target.finishedUnits(run), "as it was").toEqual([0]);
    });
    source.close();
    other.close();
  });
});

describe("a store that cannot be used says so in one line", () => {
  const refusal = (open: () => unknown): string => {
    try {
      open();
    } catch (error) {
      return (error as Error).message;
    }
    return "opened";
  };

  test("that is not there", () => {
    const path = freshPath();
    expect(refusal(() => Store.read(path))).toBe(`store ${path}: there is no such file; arena run makes one`);
  });

  test("that a second run would write", () => {
    storeWith([], ({ path }) => {
      expect(refusal(() => Store.write(path))).toMatch(/another run is writing it/);
    });
  });

  test("that is free again once the first is done", () => {
    const path = storeWith(UNITS);
    const store = Store.write(path);
    expect(store.finishedUnits(1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(existsSync(`${path}-writer`)).toBe(true);
    store.close();
    expect(existsSync(`${path}-writer`)).toBe(false);
  });

  test("whose writer was killed: the next to read it sweeps up the lock", () => {
    const path = storeWith(UNITS);
    writeFileSync(`${path}-writer`, "");
    Store.read(path).close();
    expect(existsSync(`${path}-writer`)).toBe(false);
    const store = Store.write(path);
    Store.read(path).close();
    expect(existsSync(`${path}-writer`)).toBe(true);
    store.close();
  });

  test("unless it may only be read: then it is read as it lies", () => {
    const path = storeWith(UNITS);
    // Stands for a folder that may not be written to, and for a full disk.
    mkdirSync(`${path}-shm`);
    const store = Store.read(path);
    expect([...store.units(1)]).toEqual(UNITS);
    store.close();
  });

  test("of a newer version", () => {
    const path = storeWith([]);
    const raw = openSqlite(path);
    raw.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    raw.close();
    const told = `schema ${SCHEMA_VERSION + 1}, this program knows up to ${SCHEMA_VERSION}; use the newer`;
    expect(refusal(() => Store.write(path))).toContain(told);
    expect(refusal(() => Store.read(path))).toContain(told);
  });

  test("that is another program's database", () => {
    const path = freshPath();
    const raw = openSqlite(path);
    raw.exec("CREATE TABLE recipes (name TEXT)");
    raw.close();
    expect(refusal(() => Store.write(path))).toMatch(/another program's database/);
  });

  test("that is no database at all", () => {
    const path = freshPath();
    writeFileSync(path, "just some notes, long enough to be read as a header of a database file ".repeat(20));
    expect(refusal(() => Store.write(path))).toMatch(/not a store of the arena/);
    expect(readFileSync(path, "utf8")).toMatch(/^just some notes/);
  });

  test("that is damaged", () => {
    const path = storeWith(UNITS);
    const file = openSync(path, "r+");
    for (let page = 16384; page < statSync(path).size; page += 4096) {
      writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page);
    }
    const damaged = (): unknown => {
      const store = Store.read(path);
      try {
        return [...store.units(1)];
      } finally {
        store.close();
      }
    };
    expect(refusal(damaged)).toMatch(/^store .*: it is damaged; restore a copy/);
  });

  test.skipIf(process.getuid?.() === 0)("that may not be written", () => {
    const path = storeWith(UNITS);
    chmodSync(path, 0o444);
    chmodSync(dirname(path), 0o555);
    expect(refusal(() => Store.write(path))).toMatch(/cannot be (written to|opened)/);
  });

  test("in a folder that is a file", () => {
    const path = freshPath();
    writeFileSync(path, "");
    expect(refusal(() => Store.write(`${path}/arena.db`))).toMatch(/^store .*arena\.db: /);
  });

  test.each([
    ["SQLITE_FULL", "the disk is full; finished units are kept"],
    ["SQLITE_IOERR_WRITE", "the disk failed; finished units are kept"],
    ["SQLITE_READONLY_DIRECTORY", "it cannot be written to"],
    ["SQLITE_BUSY_SNAPSHOT", "another program has locked it"],
  ])("that fails with %s", (code, meaning) => {
    const failing = (): never => {
      throw Object.assign(new Error("as SQLite says it"), { code });
    };
    expect(refusal(() => explained("a.db", failing))).toContain(`store a.db: ${meaning}`);
  });

  test("that is a folder", () => {
    const path = freshPath();
    mkdirSync(path);
    for (const open of [Store.write, Store.read]) {
      expect(refusal(() => open(path))).toBe(
        `store ${path}: it is a folder; name a file, as in ${path}/arena.db`,
      );
    }
    expect(existsSync(`${path}-writer`)).toBe(false);
  });
});
