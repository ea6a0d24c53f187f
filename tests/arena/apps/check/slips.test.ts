import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadPlayerFile } from "../../../../arena/players/external/file/player-file.ts";
import { VERBOSE } from "../../../../arena/runtime/verbose.ts";
import { check } from "./planted-check.ts";

const folder = mkdtempSync(join(tmpdir(), "slips-"));

function write(name: string, members: string, definition = ""): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";

class Slips extends PassivePlayer {
  ${members}
}

export default definePlayer({ api: 1, label: "Slips", create: () => new Slips(), ${definition} });
`,
  );
  return path;
}

describe("a slip in a name is told with the name that was meant", () => {
  test.each([
    ["a question", "shouldBuyPropery() { return true; }", 'did you mean "shouldBuyProperty"?'],
    ["a hook", "observ() {}", 'did you mean "observe"?'],
    ["a memory", "memroy = { snapshot: () => 1, restore() {} };", 'did you mean "memory"?'],
  ])("%s", (what, members, hint) => {
    const { findings } = check(write(`${what.replaceAll(" ", "-")}.ts`, members), 1);
    expect(findings.map(({ kind }) => kind)).toContain("misspelt");
    expect(findings.find(({ kind }) => kind === "misspelt")?.message).toContain(hint);
  });

  test("a key of the definition", () => {
    const path = write("key.ts", "", "lerns: true,");
    expect(() => loadPlayerFile(path)).toThrow('has an unknown key "lerns"; did you mean "learns"?');
  });

  test("but a name beside the one that was meant is no slip", () => {
    const path = write(
      "helper.ts",
      "buildHouse() { return 1; } buildHouses() { return this.buildHouse() === 1 ? [] : [1]; }",
    );
    expect(check(path, 1).findings).toEqual([]);
  });

  test("nor is a method that is only a little like one", () => {
    const path = write("reserve.ts", "reserve() { return 300; } rebuild() {} reasonsFor() {} buildLots() {}");
    expect(check(path, 1).findings.map(({ message }) => message)).toEqual([]);
  });

  test("nor is a number or a list that a player keeps, which stands for no method", () => {
    const path = write("numbers.ts", 'reserve = 300; reasons = ["cheap"]; tradeAnswer = true;');
    expect(check(path, 1).findings).toEqual([]);
  });
});

test("what a player throws is told with the file and the line of its source", () => {
  const path = write("throws.ts", 'auctionBid(): number {\n    throw new Error("no idea");\n  }');
  const { findings } = check(path, 12);
  expect(findings.find(({ kind }) => kind === "threw")?.message).toBe(`no idea (${path}:5)`);
});

test("and under --verbose with the places that it was called from", () => {
  const path = write(
    "deep.ts",
    'worth(): number {\n    throw new Error("no idea");\n  }\n  auctionBid(): number {\n    return this.worth();\n  }',
  );
  process.env[VERBOSE] = "true";
  try {
    const { findings } = check(path, 12);
    expect(findings.find(({ kind }) => kind === "threw")?.message).toBe(
      `no idea (${path}:5, from ${path}:8)`,
    );
  } finally {
    delete process.env[VERBOSE];
  }
});
