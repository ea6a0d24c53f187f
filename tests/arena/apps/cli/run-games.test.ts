import { beforeAll, describe, expect, test } from "vitest";
import { workshop } from "./workshop.ts";

const { arena, folder } = workshop();
const store = ["--store", `${folder}/arena.db`];

interface Listed {
  readonly games: readonly {
    readonly name: string;
    readonly seats: readonly { readonly player: string; readonly won: boolean }[];
  }[];
}

async function listed(...options: string[]): Promise<Listed["games"]> {
  const { stdout } = await arena("runs", "--list-games", ...options, ...store, "--json");
  return (JSON.parse(stdout) as Listed).games;
}

describe("the games of a run", () => {
  beforeAll(async () => {
    const players = ["--players", "greedy,random,random,validator", "--seasons", "1", "--workers", "1"];
    await arena("run", ...players, ...store, "--quiet");
  });

  test("are listed by the names that replay takes, those won and those lost apart", async () => {
    const all = await listed();
    const won = await listed("--won-by", "greedy");
    const lost = await listed("--lost-by", "Greedy");
    expect(all.length).toBe(12);
    expect(won.length + lost.length).toBe(all.length);
    expect(all[3]?.name).toBe("1:0/3");
    const greedy = (each: (typeof all)[number]) => each.seats.find(({ player }) => player === "greedy");
    expect(won.every((each) => greedy(each)?.won)).toBe(true);
    expect(lost.some((each) => greedy(each)?.won)).toBe(false);
  });

  test("in text with labels, and the command that shows the first", async () => {
    const { stdout } = await arena("runs", "1", "--lost-by", "random", ...store);
    expect(stdout).toMatch(/Greedy (won|\d)/);
    expect(stdout).toMatch(/this shows the first:\n {2}\S.* replay 1:0\/\d+ --store/);
  });

  test("of a player that is not there are refused with who is", async () => {
    expect(await arena("runs", "--lost-by", "nobody", ...store)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'nobody is called "nobody" in this run; expected one of Greedy (greedy)',
      ),
    });
  });
});
