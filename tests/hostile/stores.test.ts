import { describe, expect, test } from "vitest";
import type { TournamentPlan } from "../../arena/tournament/plan/plan.ts";
import type { Connection } from "../../arena/tournament/store/connection.ts";
import { PLAN } from "../arena/tournament/store/units.ts";
import { craftedStore, refusalOf, withPlan } from "./crafted-store.ts";

const planWith =
  (changed: object) =>
  (connection: Connection): void =>
    withPlan(connection, { ...PLAN, ...changed });

const players = (changed: object): Pick<TournamentPlan, "players"> => ({
  players: PLAN.players.map((player) => ({ ...player, ...changed })),
});

const sql =
  (...statements: readonly string[]) =>
  (connection: Connection): void =>
    connection.exec(statements.join(";"));

test("a store that nobody touched is read", () => {
  expect(refusalOf(craftedStore(() => {}))).toBeNull();
});

describe("a crafted store is refused in one line", () => {
  test.each<[what: string, craft: (connection: Connection) => void]>([
    ["whose plan is no JSON", (connection) => withPlan(connection, "{")],
    ["whose plan is null", (connection) => withPlan(connection, "null")],
    ["whose plan is a list nested 100,000 deep", (connection) => withPlan(connection, "[".repeat(100_000))],
    ["whose plan is not the one of its hash", sql("UPDATE runs SET plan_hash = 'x'")],
    ["for 1e9 seats", planWith({ seats: 1e9 })],
    ["for half a seat", planWith({ seats: 2.5 })],
    ["with 1e300 units", planWith({ units: 1e300 })],
    ["with a million games", planWith({ games: 1_000_000 })],
    ["with no games", planWith({ games: 0 })],
    ["without players", planWith({ players: [] })],
    ["with players that are null", planWith({ players: [null, null] })],
    [
      "with a round robin of more tables than there is memory",
      planWith({
        format: "round-robin",
        seats: 8,
        players: Array.from({ length: 500 }, (_, i) => ({ ...PLAN.players[0], id: `p${i}` })),
      }),
    ],
    ["whose command claims to be built in", planWith(players({ spec: "exec:touch gone", digest: null }))],
    ["whose player file claims to be built in", planWith(players({ spec: "./x.ts", digest: null }))],
    ["whose tier reads its settings from a file", planWith(players({ spec: "hl:@/dev/zero", digest: null }))],
    ["whose tier claims a digest", planWith(players({ digest: "0".repeat(64) }))],
    ["on a board without squares", planWith({ boardData: { ...PLAN.boardData, squares: [] } })],
    ["on a board that is a text", planWith({ boardData: "us-classic" })],
    ["by rules of another kind", planWith({ ruleSet: { ...PLAN.ruleSet, startCash: "a lot" } })],
    ["by rules that never end", planWith({ ruleSet: { ...PLAN.ruleSet, roundCap: 1e12 } })],
    ["with an unknown format", planWith({ format: "free-for-all" })],
    ["with a key that no plan has", planWith({ extra: 1 })],
    ["with blobs that are too short", sql("UPDATE units SET games = x'00'")],
    ["with blobs that are empty", sql("UPDATE units SET games = x'', totals = x''")],
    [
      "with rows of 0xFF",
      sql(
        "UPDATE units SET games = CAST(replace(hex(zeroblob(length(games) / 4)), '00000000', 'ÿÿ') AS BLOB)",
      ),
    ],
    [
      "with sums of 0xFF",
      (connection) => {
        const [[length]] = connection.rows("SELECT length(totals) FROM units");
        connection.run("UPDATE units SET totals = ?", Buffer.alloc(2 * Number(length), 0xff));
      },
    ],
    [
      "with a unit that the run does not have",
      sql("PRAGMA foreign_keys = OFF", "UPDATE units SET unit = 1000000 WHERE unit = 1"),
    ],
    ["with a learner that the line-up does not have", sql("UPDATE learners SET learner = 9")],
    ["without its learners", sql("DELETE FROM learners")],
    ["with an arm that is chosen and does not exist", sql("DELETE FROM arms")],
    ["whose learner remembers no JSON", sql("UPDATE learners SET memory = '{'")],
    ["that ended in no known way", sql("UPDATE runs SET stop = 'exploded'")],
    ["that began at no time", sql("UPDATE runs SET started_at = 'yesterday'")],
    [
      "with a fault in seat 400",
      sql("INSERT INTO faults VALUES (1, 0, 'random', 'buy', 'threw', 1, 0, 400, 'x')"),
    ],
    [
      "with a fault that is none",
      sql("INSERT INTO faults VALUES (1, 0, 'random', '\u001b[2J', 'threw', 1, 0, 0, 'x')"),
    ],
    ["without a table", sql("DROP TABLE arms")],
    ["with a table of other columns", sql("DROP TABLE ratings", "CREATE TABLE ratings (a, b)")],
    [
      "with a view in place of a table",
      sql(
        "DROP TABLE ratings",
        "CREATE VIEW ratings AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 1 AS run, i AS player, 1.0 AS rating FROM n",
      ),
    ],
    ["with a trigger", sql("CREATE TRIGGER t AFTER INSERT ON units BEGIN DELETE FROM units; END")],
    ["with a study of no manifest", sql("INSERT INTO studies (manifest_hash, manifest) VALUES ('x', '{')")],
    [
      "with a study of another shape",
      sql(
        "INSERT INTO studies (manifest_hash, manifest) VALUES ('74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b', 'null')",
      ),
    ],
  ])("%s", (_what, craft) => {
    const line = refusalOf(craftedStore(craft));
    expect(line).toMatch(/^store \S+: .+/);
    expect(line).not.toMatch(/\n/);
    expect(line).not.toContain("\u001b");
  });
});
