import { expect, test } from "vitest";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { workshop } from "./workshop.ts";

const { arena, file } = workshop();
const commands = await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));

/** Every command's option of that name, with the name of the command. */
const options = (key: string) =>
  commands.flatMap(({ name, options }) => {
    const option = options[key];
    return option === undefined ? [] : [{ name, ...option }];
  });

test("--seed is a root seed with the same default wherever games are drawn for a result", () => {
  // Whoever plays for its own sake wants another game each time.
  const found = options("seed").filter(({ name }) => name !== "check-player" && name !== "play");
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["run", "odds", "soak", "bench", "theory"]),
  );
  for (const option of found)
    expect({ name: option.name, default: option.default }).toMatchObject({ default: "42" });
});

test("--games counts the games of a unit, --total and --playouts those in all", () => {
  for (const { name, describe } of options("games")) expect(describe, name).toMatch(/^games a (unit|season)/);
  expect(options("total").map(({ name }) => name)).toEqual(["theory", "soak", "bench", "explain"]);
  expect(options("playouts").map(({ name }) => name)).toEqual(["odds"]);
});

test("--rules are arena@1 where nothing else is said", () => {
  for (const { name, default: standing = "arena@1", describe } of options("rules")) {
    expect(name === "prove" ? "arena@1" : standing, name).toBe("arena@1");
    expect(describe, name).toMatch(/rule set/);
  }
});

test.each(["run", "soak", "theory", "bench", "ladder greedy"])(
  "arena %s, which takes one rule set, says which commands take a list",
  async (line) => {
    const { code, stderr } = await arena(...line.split(" "), "--rules", "arena@1,official@1");
    expect(stderr).toContain(
      'rules "arena@1,official@1": expected one rule set; arena prove and arena compare',
    );
    expect(code).toBe(2);
  },
);

test("arena odds draws by its seed", async () => {
  const position = file("position.json", {
    board: "us-classic",
    rules: "arena@1",
    players: [{ cash: 900 }, { cash: 900 }],
  });
  const odds = async (...seed: readonly string[]) =>
    (await arena("odds", position, "--players", "random", "-n", "40", "--json", "--quiet", ...seed)).stdout;
  const usual = await odds();
  expect(await odds("--seed", "42")).toBe(usual);
  expect(await odds("--seed", "43")).not.toBe(usual);
});
