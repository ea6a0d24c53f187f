import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../arena/apps/cli/command-table.ts";
import type { Connection } from "../../arena/tournament/store/connection.ts";
import { arena } from "../arena/apps/cli/fixture.ts";
import { PLAN } from "../arena/tournament/store/units.ts";
import { craftedStore, withPlan } from "./crafted-store.ts";

const marker = join(mkdtempSync(join(tmpdir(), "arena-hostile-")), "marker");

const CRAFTS: readonly (readonly [what: string, craft: (connection: Connection) => void])[] = [
  ["a plan that is no JSON", (connection) => withPlan(connection, "{")],
  ["a plan of null", (connection) => withPlan(connection, "null")],
  ["1e9 seats", (connection) => withPlan(connection, { ...PLAN, seats: 1e9 })],
  ["short blobs", (connection) => connection.exec("UPDATE units SET games = x'00', totals = x'00'")],
  [
    "a command among its players",
    (connection) => {
      const [first, ...others] = PLAN.players;
      const spec = `exec:touch ${marker}`;
      withPlan(connection, {
        ...PLAN,
        players: [{ ...first, id: spec, spec, digest: "0".repeat(64) }, ...others],
      });
    },
  ],
];

/** Commands that read a store, as they are typed before `--store`. Those that play games start players. */
const COMMAND_LINES = ["report", "runs", "export", "verify 1", "replay 1:0/0 --text", "compare 1 1"];
const PLAYS = /^(verify|replay)/;
/** Commands for which the plan is enough: no blob is read. */
const UNREAD = /^(runs|replay)/;

describe.each(CRAFTS)("a store with %s", (what, craft) => {
  test.each(COMMAND_LINES)("is refused in one line by arena %s, or read", async (line) => {
    const { code, stdout, stderr } = await arena(`${line} --quiet --store ${craftedStore(craft)}`, {
      commands: COMMANDS,
    });
    expect(`${stdout}${stderr}`).not.toMatch(/\n +at /);
    expect(existsSync(marker)).toBe(false);
    const refused = what.startsWith("a command")
      ? PLAYS.test(line)
      : !(what === "short blobs" && UNREAD.test(line));
    if (refused)
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^arena [^\n]+\n$/) });
    else expect(code).toBe(0);
  });
});
