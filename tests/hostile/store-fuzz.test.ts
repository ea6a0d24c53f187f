import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../arena/tournament/plan/plan.ts";
import type { Connection, Value } from "../../arena/tournament/store/connection.ts";
import { toyManifest } from "../arena/analysis/tuning/study/toy-study.ts";
import { PLAN } from "../arena/tournament/store/units.ts";
import { type Json, mutated } from "../fuzz/mutation.ts";
import { craftedStore, refusalOf, withPlan } from "./crafted-store.ts";

/** Stores to try; set FUZZ_RUNS for a long search. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 150) / 2);
const LIMIT = 300_000 + RUNS * 400;

/** The columns of a store, by table; `plan_hash` and `manifest_hash` guard theirs. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ["runs", "started_at"],
  ["runs", "stop"],
  ["units", "games"],
  ["units", "totals"],
  ["units", "unit"],
  ["learners", "memory"],
  ["learners", "player"],
  ["learners", "learner"],
  ["arms", "value"],
  ["arms", "visits"],
  ["arms", "absorbed"],
  ["arms", "name"],
];

const cell: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(
    null,
    -1,
    0,
    1,
    2 ** 53,
    1e300,
    Number.POSITIVE_INFINITY,
    "",
    "{",
    "\u001b[2J\n",
    "1",
  ),
  fc.string(),
  fc.uint8Array({ maxLength: 400 }),
);

/** Refuses, or reads: what is thrown besides is a fault of the program. A refusal is one line without control characters. */
function isReadOrRefused(craft: (connection: Connection) => void): void {
  const line = refusalOf(craftedStore(craft));
  if (line !== null) expect(line).toMatch(/^store \S+: \P{C}+$/u);
}

describe("a store with something changed in it is read, or refused in one line", () => {
  test("its plan", { timeout: LIMIT }, () => {
    const plan = JSON.parse(JSON.stringify(PLAN)) as Json;
    const property = fc.property(mutated([plan]), (mutant) =>
      isReadOrRefused((connection) => withPlan(connection, mutant)),
    );
    fc.assert(property, { numRuns: RUNS, seed: 7 });
  });

  test("words of its game rows and sums", { timeout: LIMIT }, () => {
    const change = fc.record({
      column: fc.constantFrom("games", "totals"),
      at: fc.nat(2000),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    });
    const property = fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) =>
      isReadOrRefused((connection) => {
        for (const { column, at, bytes } of changes) {
          const [[blob]] = connection.rows(`SELECT ${column} FROM units WHERE unit = 0`);
          const changed = Buffer.from(blob as Uint8Array);
          changed.set(bytes, at % (changed.length - bytes.length));
          connection.run(`UPDATE units SET ${column} = ? WHERE unit = 0`, changed);
        }
      }),
    );
    fc.assert(property, { numRuns: RUNS, seed: 7 });
  });

  test("a cell of its tables", { timeout: LIMIT }, () => {
    const property = fc.property(fc.constantFrom(...COLUMNS), cell, ([table, column], value) =>
      isReadOrRefused((connection) => {
        connection.exec("PRAGMA foreign_keys = OFF");
        try {
          connection.run(`UPDATE ${table} SET ${column} = ? WHERE rowid IN (SELECT 1)`, value);
        } catch {
          // A table without numbered rows, or a kind of value that SQLite refuses itself.
          updateOne(connection, table, column, value);
        }
      }),
    );
    fc.assert(property, { numRuns: RUNS, seed: 7 });
  });

  test("a study's manifest", { timeout: LIMIT }, () => {
    const manifest = JSON.parse(JSON.stringify(toyManifest())) as Json;
    const property = fc.property(mutated([manifest]), (mutant) =>
      isReadOrRefused((connection) => {
        const text = JSON.stringify(mutant);
        connection.run("INSERT INTO studies (manifest_hash, manifest) VALUES (?, ?)", sha256(text), text);
      }),
    );
    fc.assert(property, { numRuns: RUNS, seed: 7 });
  });
});

function updateOne(connection: Connection, table: string, column: string, value: Value): void {
  try {
    connection.run(`UPDATE OR IGNORE ${table} SET ${column} = ?`, value);
  } catch {
    // Refused by SQLite: nothing has changed.
  }
}
