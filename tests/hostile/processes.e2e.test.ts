import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { arena, shortRules, when } from "../arena/tournament/process.ts";
import { BUYS, fileOf } from "./hostile-players.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-processes-"));
afterAll(() => rmSync(folder, { recursive: true }));
const rules = shortRules(folder);

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const run = (players: string, ...more: string[]): string[] => [
  ...["run", "--players", players, "--rules", rules, "--seasons", "1", "--quiet", "--workers", "1"],
  ...["--store", join(folder, "arena.db"), ...more],
];
const PLAYER = fileOf(["", BUYS]);

describe("a player file that does something while it is loaded", () => {
  test.each([
    ["ends the process", "process.exit(0);", "ended its thread with exit code 0"],
    ["changes what it shares", "Array.prototype.push = () => 0;", "changed Array.prototype.push"],
  ])("%s: named in one line, exit code 1", async (name, text, message) => {
    const path = write(`${name.replaceAll(" ", "-")}.mjs`, text + PLAYER);
    const { code, stderr } = await arena(run(`${path},random`));
    expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain(`${path} ${message}`);
  });

  test.each(["guarded", "isolated"])("keeps nothing alive by a timer or a child, %s", async (seating) => {
    const text = `import { spawn } from "node:child_process"; setInterval(() => {}, 1000); spawn("sleep", ["20"]);`;
    const path = write("timer.mjs", text + PLAYER);
    const { code } = await arena(run(`${path},random`, ...(seating === "isolated" ? ["--isolate"] : [])));
    expect(code).toBe(0);
  });

  test("loops: Ctrl-C ends the command all the same", async () => {
    const marker = join(folder, "looping");
    const text = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(marker)}, ""); for (;;);`;
    const path = write("loops.mjs", text + PLAYER);
    const { code } = await arena(run(`${path},random`), (kill) =>
      when(
        () => existsSync(marker),
        () => kill("SIGINT"),
      ),
    );
    // By the signal itself, which shells report as 130.
    expect([null, 130]).toContain(code);
  });
});

/** Whether a process of that number runs, zombies that nobody has taken leave of aside. */
function runs(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe.skipIf(process.platform !== "linux")("a program that ignores the end of its input", () => {
  const program = write(
    "stays.mjs",
    `import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { writeFileSync } from "node:fs";
for (const name of ["SIGHUP", "SIGTERM", "SIGINT", "SIGQUIT"]) process.on(name, () => {});
setInterval(() => {}, 1000);
const child = spawn("sleep", ["600"]);
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, type } = JSON.parse(line);
  if (type === "hello") console.log(JSON.stringify({ id, protocol: 1, label: "Stays" }));
  if (type === "ask") writeFileSync(process.argv[2], process.pid + " " + child.pid);
});`,
  );

  test.each(["SIGKILL", "SIGHUP", "SIGQUIT"] as const)(
    "ends with the arena and takes its child along when that is ended by %s",
    async (signal) => {
      const pids = join(folder, signal);
      const written = (): number[] =>
        existsSync(pids) ? readFileSync(pids, "utf8").split(" ").map(Number).filter(Boolean) : [];
      await arena(run(`exec:node ${program} ${pids},random`), (kill) =>
        when(
          () => written().length === 2,
          () => kill(signal),
        ),
      );
      await expect.poll(() => written().filter(runs), { timeout: 60_000 }).toEqual([]);
    },
  );
});
