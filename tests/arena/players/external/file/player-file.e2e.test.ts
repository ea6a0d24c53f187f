import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadPlayerFile } from "../../../../../arena/players/external/file/player-file.ts";
import { parseEntrant, seatEntrant } from "../../../../../arena/players/registry.ts";
import { seedKey } from "../../../../../src/chance/random.ts";
import { playGames } from "../../table.ts";

const folder = mkdtempSync(join(tmpdir(), "players-"));

/** Writes a file into a folder that belongs to no package, and returns its path. */
function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const BUYER = `
import { type DecisionContext, definePlayer, PassivePlayer, type Square } from "monopoly-arena/player";
import { enough } from "./enough.ts";

class Buyer extends PassivePlayer {
  constructor(private readonly reserve: number) {
    super();
  }
  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return enough(ctx.cash, ctx.squarePrices[square], this.reserve);
  }
}

export default definePlayer({
  api: 1,
  label: "Buyer",
  parameters: [
    { name: "reserve", type: "int", range: [0, 500], scale: "linear", default: 100, meaning: "kept in hand" },
  ],
  create: ({ reserve }) => new Buyer(reserve),
});
`;

describe("a player file", () => {
  write(
    "enough.ts",
    "export const enough = (cash: number, price = 0, keep = 0): boolean => cash - price >= keep;",
  );
  const path = write("buyer.ts", BUYER);

  test("in TypeScript is loaded with what it imports, from outside every package", () => {
    const { tier, digest } = loadPlayerFile(path);
    expect(tier).toMatchObject({ id: path, label: "Buyer", version: 1, learns: false });
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test("stands in a line-up by its path, with its settings", () => {
    const entrant = parseEntrant(`${path}:reserve=300`);
    expect(entrant.id).toBe(`${path}:reserve=300`);
    expect(parseEntrant(`${path}:reserve=100`).id).toBe(path);
    const key = seedKey(3);
    const rivals = ["random", "random", "random"].map((id) => seatEntrant(parseEntrant(id), key));
    const { faults, outcomes } = playGames([seatEntrant(entrant, key), ...rivals], 5);
    expect(faults).toEqual([]);
    expect(outcomes).toHaveLength(5);
  });

  test("in plain JavaScript needs nothing but the default export", () => {
    const plain = `import { PassivePlayer } from "monopoly-arena/player";
export default { api: 1, label: "Plain", create: () => new PassivePlayer() };`;
    expect(loadPlayerFile(write("plain.mjs", plain)).tier.label).toBe("Plain");
  });

  test("has another digest when a file that it imports is another", () => {
    const before = loadPlayerFile(path).digest;
    write("enough.ts", "export const enough = (cash: number, price = 0): boolean => cash > price;");
    expect(loadPlayerFile(path).digest).not.toBe(before);
  });
});

describe("what is wrong with a player file is one line that names it", () => {
  const refused: readonly (readonly [name: string, text: string, message: string])[] = [
    [
      "other.ts",
      'export default { api: 2, label: "A", create: () => null };',
      "is written for player API 2, and",
    ],
    ["nobody.ts", "export const player = 1;", "has no default export"],
    ["syntax.ts", "export default {;", "does not compile: "],
    ["unnamed.ts", "export default { api: 1, create: () => null };", "needs a label"],
    ["thrower.ts", 'throw new Error("not today\\nor tomorrow");', ": not today"],
    ["lost.ts", 'import "./nowhere.ts";', 'does not compile: Could not resolve "./nowhere.ts" (lost.ts:1:8)'],
    ["await.ts", "export default await 1;", "does not compile: "],
    [
      "range.ts",
      'export default { api: 1, label: "A", create: () => 1, parameters: [{ name: "a", meaning: "", type: "int", range: [3, 1], scale: "linear", default: 2 }] };',
      'parameter "a" has no range',
    ],
  ];

  test.each(refused)("%s", (name, text, message) => {
    const path = write(name, text);
    expect(() => parseEntrant(path)).toThrow(message);
    expect(() => parseEntrant(path)).toThrow(new RegExp(`^${path}:? [^\n]*$`));
  });

  test("a path that is nearly right", () => {
    write("mybot.ts", "");
    expect(() => parseEntrant(join(folder, "mybott.ts"))).toThrow('did you mean "mybot.ts"?');
    expect(() => parseEntrant("/no/such/folder/bot.ts")).toThrow("there is no folder /no/such/folder");
  });

  test("a player without a method", () => {
    const path = write("half.ts", 'export default { api: 1, label: "Half", create: () => ({}) };');
    expect(() => seatEntrant(parseEntrant(path), seedKey(1))).toThrow(
      `${path}: the player has no method jailDecision`,
    );
  });

  test("an unknown player says what else could stand there", () => {
    expect(() => parseEntrant("gredy")).toThrow(/a player file such as .* did you mean "greedy"\?$/);
  });
});
