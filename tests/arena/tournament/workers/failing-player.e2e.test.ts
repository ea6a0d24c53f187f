import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { arena, freshFolder, shortRules } from "../process.ts";

const folder = freshFolder();
const rules = shortRules(folder);

describe("a player file that fails", () => {
  const player = (name: string, body: string): string => {
    const path = join(folder, `${name}.ts`);
    writeFileSync(
      path,
      `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
class Mine extends PassivePlayer { override shouldBuyProperty(): boolean { ${body} } }
export default definePlayer({ api: 1, label: "Mine", create: () => new Mine() });\n`,
    );
    return path;
  };
  const play = (path: string, ...more: string[]) =>
    arena([
      ...[
        "run",
        "--players",
        `${path},greedy`,
        "--rules",
        rules,
        "--seasons",
        "2",
        "--workers",
        "1",
        "--quiet",
      ],
      ...["--store", join(folder, "own.db"), "--json", ...more],
      ...(more.includes("--think-limit") ? [] : ["--think-limit", "60"]),
    ]);

  test.each([
    ["throws", 'throw new Error("out of ideas");', "buy threw, out of ideas"],
    ["never answers", "for (;;);", "buy hung, gave no answer in time", "--think-limit", "1"],
    ["ends its thread", "process.exit(3);", "buy hung, ended its worker"],
    [
      "takes all memory",
      "const kept = []; for (;;) kept.push(new Array(1e6).fill(0));",
      "buy hung, took more than 512 MB of memory",
      "--think-limit",
      "60",
    ],
    [
      "takes ever more memory",
      "(globalThis.kept ??= []).push(new Array(4e6).fill(0)); return true;",
      "hung, took more than 512 MB of memory",
      "--games",
      "20",
      "--think-limit",
      "60",
    ],
  ])("because it %s ends the run with the record of the game", async (name, body, told, ...more) => {
    const path = player(name.replaceAll(" ", "-"), body);
    const { code, stderr } = await play(path, ...more);
    expect(code).toBe(1);
    expect(stderr).toContain(`${path} in unit`);
    expect(stderr).toContain(told);
    const [, file = ""] = /the game is in (\S+),/.exec(stderr) ?? [];
    const { seats } = JSON.parse(readFileSync(file, "utf8"));
    expect(seats.map((seat: { player: string }) => seat.player).sort()).toEqual([path, "greedy"].sort());
  });

  test("forfeits the game where it is told to, is counted, and the run goes on", async () => {
    const { code, stdout } = await play(
      player("hangs", "for (;;);"),
      "--on-fault",
      "forfeit",
      "--seats",
      "fixed",
      "--think-limit",
      "1",
    );
    const { endings, faults, standings, stop } = JSON.parse(stdout);
    expect({ code, stop, endings }).toEqual({
      code: 0,
      stop: "completed",
      endings: { lastSurvivor: 0, cap: 0, forfeit: 2 },
    });
    expect(faults).toMatchObject([{ ask: "buy", reason: "hung", message: "gave no answer in time" }]);
    expect(standings[0]).toMatchObject({ player: "greedy", winShare: 1 });
  });
});
