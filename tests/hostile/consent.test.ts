import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { recordFileName, recordFolder } from "../../arena/replay/record/record-files.ts";
import { recordGame } from "../../arena/replay/record/record-game.ts";
import { storedGame } from "../../arena/replay/record/stored-game.ts";
import { UsageError } from "../../arena/runtime/exit.ts";
import type { TournamentPlan } from "../../arena/tournament/plan/plan.ts";
import { openSqlite } from "../../arena/tournament/store/open-sqlite.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";
import { freshPath, PLAN } from "../arena/tournament/store/units.ts";
import { craftedStore, readAll, withPlan } from "./crafted-store.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-consent-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A plan whose first player runs a command that leaves a file behind. */
function planWithCommand(marker: string): TournamentPlan {
  const [first, ...others] = PLAN.players;
  const command = `exec:touch ${marker}`;
  return { ...PLAN, players: [{ ...first, id: command, spec: command, digest: "0".repeat(64) }, ...others] };
}

describe("a store whose plan names a command", () => {
  const marker = join(folder, "marker");
  const path = craftedStore((connection) => withPlan(connection, planWithCommand(marker)));

  test("is listed, reported and analysed without running it", () => {
    readAll(path);
    expect(existsSync(marker)).toBe(false);
  });

  test("shows none of its games without consent, and says what is missing", () => {
    const store = Store.read(path);
    const run = store.run(1);
    const shown = () => storedGame(store.path, run, false, 0, 0);
    expect(shown).toThrow(UsageError);
    expect(shown).toThrow(/names external players \(exec:touch \S+\).*--trust-players/);
    expect(existsSync(marker)).toBe(false);
    store.close();
  });
});

describe("a run that a player file played", () => {
  const bot = join(folder, "bot.ts");
  writeFileSync(
    bot,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
export default definePlayer({ api: 1, label: "Bot", create: () => new PassivePlayer() });\n`,
  );
  const path = freshPath();
  const plan = planOf(`${bot},greedy`, { units: 1, games: 2 });
  const store = Store.write(path);
  const entry = store.run(store.createRun(plan));
  store.commit(entry, [playUnit(plan, 0)]);
  const record = recordGame(plan, 0, 1);
  mkdirSync(recordFolder(path, entry.run));
  writeFileSync(join(recordFolder(path, entry.run), recordFileName(0, 1)), JSON.stringify(record));
  store.close();
  const reader = Store.read(path);
  afterAll(() => reader.close());

  test("is shown from its record where nobody trusts the file, and played again where somebody does", () => {
    expect(storedGame(path, reader.run(1), false, 0, 1)).toMatchObject({ game: 1, hash: record.hash });
    expect(() => storedGame(path, reader.run(1), false, 0, 0)).toThrow("--trust-players");
    expect(storedGame(path, reader.run(1), true, 0, 0)).toMatchObject({ game: 0 });
  });

  test("is not shown from the record of another game", () => {
    writeFileSync(join(recordFolder(path, 1), recordFileName(0, 0)), JSON.stringify(record));
    expect(() => storedGame(path, reader.run(1), false, 0, 0)).toThrow("is the record of another game");
  });
});

test("a view that never ends is not asked for anything", () => {
  const path = craftedStore((connection) => connection.exec("CREATE VIEW extra AS SELECT 1"));
  expect(() => Store.read(path)).toThrow(/it has the view or trigger "extra"/);
  const connection = openSqlite(path);
  connection.exec("DROP VIEW extra");
  connection.close();
  Store.read(path).close();
});
