import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../../../scripts/modules.mjs";
import { PROGRAM } from "../../../support/program.ts";
import { Terminal } from "../../../support/terminal.ts";
import { steadyGame } from "./steady-game.ts";

const ARENA = ["node", ...PROGRAM].join(" ");

const LARGE = { columns: 120, rows: 40 };
const PLAIN = { columns: 80, rows: 24 };
const SMALL = { columns: 60, rows: 20 };

let folder = "";
let file = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-replay-"));
  file = join(folder, "game.json");
  writeFileSync(file, JSON.stringify(steadyGame()));
});
afterAll(() => rmSync(folder, { recursive: true }));

// One replay is watched from its beginning to its end: each test goes on where the one before it stopped.
describe("the replay on a terminal", { sequential: true }, () => {
  let screen: Terminal;
  const at = (event: number) => screen.shows(`event ${event}/`);
  const then = async (key: string, event: number) => {
    screen.press(key);
    await at(event);
  };

  beforeAll(() => {
    screen = new Terminal(LARGE);
  });
  afterAll(() => screen?.close());

  test("opens at the first event", async () => {
    screen.line("echo what was here before");
    screen.line(`${ARENA} replay ${file}; echo "exit $?"`);
    await screen.shows(/─ Board ─[\s\S]*┘/);
    await at(1);
  });

  test("goes on, back and from end to end", async () => {
    await then("Space", 2);
    await then("Right", 3);
    await then("Enter", 4);
    await then("Left", 3);
    await then("BSpace", 2);
    screen.press("End");
    expect(await screen.shows(/event (\d+)\/\1,/)).toContain("the game is over");
    screen.press("Right");
    await screen.shows(/event (\d+)\/\1,/);
    await then("Home", 1);
    screen.press("Left");
    await at(1);
  });

  test("goes by turns, bankruptcies and monopolies", async () => {
    await then("]", 5);
    await then("]", 9);
    await then("[", 5);
    await then("Space", 6);
    await then("[", 5);
    await then("[", 1);
    screen.press("b");
    expect(await screen.shows(/turn 22\//)).toContain("passes from");
    await then("Home", 1);
  });

  test("explains its keys", async () => {
    screen.press("?");
    expect(await screen.shows("─ Keys ─")).toContain("next bankruptcy or monopoly");
    screen.press("?");
    await screen.shows("─ Events ─");
  });

  test("plays by itself, slowly or fast, until it is told to stop", async () => {
    screen.press("a");
    await screen.shows(/auto-play .*event ([3-9]|\d\d+)\//);
    screen.press("Space");
    await screen.shows("paused");
    screen.press("A");
    await screen.shows("auto-play");
    screen.press("A");
    await screen.shows("paused");
    screen.press("f");
    await screen.shows(/fast .*turn ([5-9]|\d\d)\//);
    screen.press("F");
    await screen.shows("paused");
    await then("Home", 1);
  });

  test.each([
    ["120x40", LARGE],
    ["80x24", PLAIN],
    ["60x20", SMALL],
  ])("can be read at %s, however the terminal changes", async (name, size) => {
    screen.resize(size);
    const lid = size === LARGE ? 68 : size === PLAIN ? 46 : 60;
    await screen.shows(new RegExp(`^┌─ Board ─{${lid - 10}}┐`));
    screen.press("Home", "b", "b", "b", "b", "b");
    const board = await screen.shows(/Turn 75 of[\s\S]*C bold is bankrupt/);
    await expect(`${board}\n`).toMatchFileSnapshot(`screens/${name}.txt`);
  });

  test("shows one panel after the other where there is no room for three", async () => {
    screen.press("?");
    await expect(`${await screen.shows("─ Events ─")}\n`).toMatchFileSnapshot("screens/60x20-events.txt");
    screen.press("?");
    await expect(`${await screen.shows("─ Keys ─")}\n`).toMatchFileSnapshot("screens/60x20-keys.txt");
    screen.press("?");
    await screen.shows("─ Board ─");
    screen.resize(PLAIN);
    await screen.shows("─ Controls ─");
  });

  test("stops on Ctrl-Z and comes back where it was", async () => {
    screen.press("C-z");
    const shell = await screen.shows("Stopped");
    expect(shell).toContain("what was here before");
    expect(shell).not.toContain("Board");
    screen.line("echo meanwhile");
    await screen.shows(/\nmeanwhile/);
    screen.line("fg");
    await screen.shows("turn 75/");
    screen.press("]");
    await screen.shows("turn 76/");
  });

  test("puts the screen back when it is left", async () => {
    screen.press("q");
    expect(await screen.shows(/fg\n(?:.*\n)+\$$/)).not.toContain("Board");
    screen.line(`clear; ${ARENA} replay ${file}; echo "exit $?"`);
    await screen.shows("─ Board ─");
    screen.press("Escape");
    expect(await screen.shows("exit 0")).not.toContain("Board");
  });

  test("puts the screen back on Ctrl-C", async () => {
    screen.line(`clear; ${ARENA} replay ${file}; echo "exit $?"`);
    await screen.shows("─ Board ─");
    screen.press("C-c");
    expect(await screen.shows("exit 130")).not.toContain("Board");
  });

  test("puts the screen back when its process is ended", async () => {
    // The process writes its own number down, so that this one alone is ended.
    screen.line(`clear; sh -c 'echo $$ > ${folder}/pid; exec ${ARENA} replay ${file}'; echo "exit $?"`);
    await screen.shows("─ Board ─");
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
    expect(await screen.shows("exit 130")).not.toContain("Board");
  });

  test("puts the screen back before it tells of a crash", async () => {
    screen.line(
      `clear; node --import tsx tests/arena/apps/terminal/crashing-replay.ts ${file}; echo "exit $?"`,
    );
    await screen.shows("─ Board ─");
    screen.press("b");
    const crashed = await screen.shows(/exit [1-9]/);
    expect(crashed).toContain("a fault on purpose");
    expect(crashed).not.toContain("Board");
    screen.line("echo still a shell");
    await screen.shows(/\nstill a shell/);
  });
});

test("without a terminal the replay says what goes without one, and exits with 2", () => {
  const { status, stdout, stderr } = spawnSync("node", [...PROGRAM, "replay", file], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "arena replay: the replay needs a terminal here; --text or --json goes anywhere\n",
  });
});
