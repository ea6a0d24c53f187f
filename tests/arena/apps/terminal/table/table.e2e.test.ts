import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../../../../scripts/modules.mjs";
import { PROGRAM } from "../../../../support/program.ts";
import { Terminal } from "../../../../support/terminal.ts";

const ARENA = ["node", ...PROGRAM].join(" ");
/** Moves of a person that a game of so few rounds cannot need. */
const MOST_MOVES = 300;

/** What a person presses who buys what there is, bids once and ends each turn, by what the screen asks. */
const HABITS: readonly (readonly [asked: RegExp, key: string])[] = [
  [/Enter adds|D offers it|type it/, "Escape"],
  [/^.*│T {2}/m, "t"],
  [/│B {2}Buy/, "b"],
  [/Nobody has bid[\s\S]*│1 {2}Bid/, "1"],
  [/│N {2}/, "n"],
  [/│F {2}Pay/, "f"],
  [/│K {2}Keep/, "k"],
  [/│E {2}/, "e"],
];

let folder = "";
let rules = "";
let store = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-table-"));
  rules = join(folder, "short.json");
  store = join(folder, "store.db");
  writeFileSync(rules, JSON.stringify({ extends: "arena@1", id: "short@1", roundCap: 6 }));
});
afterAll(() => rmSync(folder, { recursive: true }));

// One game is played from its beginning to its end: each test goes on where the one before it stopped.
describe("a table on a terminal", { sequential: true }, () => {
  let screen: Terminal;
  const press = (key: string, shown: string | RegExp) => {
    screen.press(key);
    return screen.shows(shown);
  };

  beforeAll(() => {
    screen = new Terminal({ columns: 80, rows: 24 });
  });
  afterAll(() => screen?.close());

  test("opens with the board, the question and its key", async () => {
    const options = `--rules ${rules} --against trader,trader --names Ann --seed 7 --store ${store}`;
    screen.line(`clear; ${ARENA} play --terminal ${options}; echo "exit $?"`);
    const opened = await screen.shows("─ Throw the dice ─");
    expect(opened).toMatch(/^┌─ Board ─+┐┌─/);
    expect(opened).toContain("T  Throw: from GO");
    expect(opened).toContain("▶ A Ann $1,500, 0 deeds");
  });

  test("explains its keys, and says why a key does nothing", async () => {
    expect(await press("?", "─ Keys ─")).toContain("Q          quit, table is kept ");
    await press("?", "─ Throw the dice ─");
    await press("z", "There is nothing to take back.");
    await press("h", "There is no hint for this.");
  });

  test("advises on request, and takes back what was done, but no throw that was seen", async () => {
    await press("t", "─ Buy Connecticut Avenue? ─");
    await press("h", "│HL: ");
    await press("z", "Dice or a card were seen since");
    await press("b", "O  Trade…");
    await press("z", "─ Buy Connecticut Avenue? ─");
  });

  test("puts a trade together on both sides, and closes it", async () => {
    let shown = await screen.shows(/│[A-Z] {2}/);
    while (!shown.includes("O  Trade…")) shown = await habit(shown);
    await press("o", "─ Trade ─");
    await press("Right", "With ◀ C Trader ▶");
    await press("Down", /▶You give: \$0 of/);
    await press("5", /▶You give: \$5 of/);
    await press("d", "You give $5; you get nothing");
    await press("Escape", "O  Trade…");
  });

  test("is kept when it is left, and gone on with", async () => {
    const before = await screen.shows(/Turn \d+, round \d+/);
    const turn = /Turn \d+, round \d+/.exec(before)?.[0] as string;
    expect(await press("q", "exit 0")).toContain("saved in");
    screen.line(`clear; ${ARENA} play --terminal --continue --store ${store}; echo "exit $?"`);
    expect(await screen.shows("O  Trade…")).toContain(turn);
  });

  test("is played to the end, and its record verifies", async () => {
    let shown = await screen.shows("O  Trade…");
    for (let moves = 0; !shown.includes("The game is over"); moves++) {
      if (moves > MOST_MOVES) throw new Error(`no end after ${moves} moves:\n${shown}`);
      shown = await habit(shown);
    }
    await screen.shows(/: \$[\d,]+, wins/);
    await press("C-c", "exit 130");
    const record = join(folder, "tables", "1.json.gz");
    const { status, stderr } = spawnSync("node", [...PROGRAM, "verify", record], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  /** Does what the person does at such a question, and waits for the next. */
  async function habit(shown: string): Promise<string> {
    const found = HABITS.find(([asked]) => asked.test(shown));
    if (found === undefined) return screen.showsOther(shown);
    screen.press(found[1]);
    return screen.showsOther(shown);
  }
});

test("without a terminal it says where the table is then, and exits with 2", () => {
  const { status, stdout, stderr } = spawnSync("node", [...PROGRAM, "play", "--terminal"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "arena play: --terminal needs a terminal here; without it the table is in the browser\n",
  });
});
