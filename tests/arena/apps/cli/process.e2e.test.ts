import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../../scripts/modules.mjs";
import { PROGRAM } from "../../../support/program.ts";

const LOUD_CHILD = ["--import", "tsx", "tests/arena/apps/cli/loud-child.ts"];

/** A player that prints, as it is loaded and as it is asked. */
const LOUD_PLAYER = `
import { writeSync } from "node:fs";
import { definePlayer, PassivePlayer } from "monopoly-arena/player";
console.log("said as it loads");
writeSync(1, "written as it loads\\n");
class Loud extends PassivePlayer {
  override shouldBuyProperty(): boolean {
    process.stdout.write("said in play\\n");
    writeSync(1, "written in play\\n");
    return true;
  }
}
export default definePlayer({
  api: 1, label: "Loud", version: 1, summary: "prints", parameters: [], create: () => new Loud(),
});
`;

/** The program as a real process. */
function arena(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

describe("arena as a process", () => {
  test("--version prints the version of the package", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(arena(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  test("headings do not follow LANG", () => {
    const { code, stdout } = arena(["completion", "--help"], { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" });
    expect(stdout).toContain("Examples:");
    expect(stdout).toContain("Show this help");
    expect(code).toBe(0);
  });

  test("an unknown option ends with exit 2 and nothing on stdout", () => {
    expect(arena(["completion", "--jsno"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'arena completion: unknown option --jsno; did you mean "--json"?\n',
    });
  });

  test("completion prints a script that the shell can read, and one document under --json", () => {
    const { stdout } = arena(["completion"], { SHELL: "/bin/bash" });
    expect(stdout).toContain("complete -o bashdefault");
    expect(spawnSync("bash", ["-n"], { input: stdout }).status).toBe(0);
    expect(JSON.parse(arena(["completion", "--json"], { SHELL: "/bin/bash" }).stdout).script).toBe(stdout);
  });
});

test.skipIf(!existsSync("/dev/full"))("output that finds no room is told in one line, with exit 1", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [...PROGRAM, "players", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 1, stderr: "arena: stdout: no space left on device\n" });
});

test("what a player prints stays off stdout, in this thread and in the workers", () => {
  const folder = mkdtempSync(join(tmpdir(), "arena-loud-"));
  const player = join(folder, "loud.ts");
  const store = join(folder, "arena.db");
  writeFileSync(player, LOUD_PLAYER);
  const line = `run --players ${player},random --seasons 1 --games 2 --workers 1 --json --quiet --store ${store}`;
  const { code, stdout, stderr } = arena(line.split(" "));
  expect(code).toBe(0);
  expect(JSON.parse(stdout).games).toBe(2);
  expect(stderr).toContain("said as it loads\n");
  expect(stderr).toContain("said in play\n");
  expect(stderr).toContain("written as it loads\n");
  expect(stderr).toContain("written in play\n");
});

describe("a long run", () => {
  test("whose reader goes away stops quietly", async () => {
    const child = spawn(process.execPath, LOUD_CHILD, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test("finishes what it has in hand on Ctrl-C and ends with 130", async () => {
    const child = spawn(process.execPath, LOUD_CHILD, { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"] });
    let stdout = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stdout.once("data", () => child.kill("SIGINT"));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(stdout.endsWith("saved\n")).toBe(true);
    expect(code).toBe(130);
  });

  test("quits at once on the second Ctrl-C", async () => {
    const child = spawn(process.execPath, [...LOUD_CHILD, "--deaf"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "ignore"],
    });
    child.stdout.once("data", () => child.kill("SIGINT"));
    // The second once the first was heard: two at a time are one.
    let stdout = "";
    child.stdout.on("data", (chunk) => {
      const before = stdout.includes("Ctrl-C");
      stdout += chunk;
      if (!before && stdout.includes("Ctrl-C")) child.kill("SIGINT");
    });
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(130);
  });
});
