import { describe, expect, test } from "vitest";
import { sourceFiles } from "../../scripts/source-files.ts";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";

/** Where boards are written down. */
const BOARD_DATA = new Set(BOARD_IDS.map((id) => `src/board/${id}.ts`));

/** Files that deal with squares, and in which such a number stands for something else. */
const OTHER_FORTIES = new Set([
  // Characters of a version.
  "arena/replay/record/parse-record.ts",
]);

const files = sourceFiles().filter(({ path }) => !BOARD_DATA.has(path));
const boards = BOARD_IDS.map(board);

describe("a board is data, and nothing outside the data knows any", () => {
  test("every board has its file", () => {
    const paths = sourceFiles().map(({ path }) => path);
    expect([...BOARD_DATA].filter((path) => !paths.includes(path))).toEqual([]);
  });

  test("no code names a square or a colour group", () => {
    const names = boards.flatMap(({ names, groups }) => [...names, ...groups.map(({ name }) => name)]);
    // What a board calls GO and jail is also what the game calls them.
    const telling = names.filter((name) => name !== "GO" && name !== "Jail");
    const found = files.flatMap(({ path, code }) =>
      telling.filter((name) => code.includes(`"${name}"`)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("no code that deals with squares counts forty of them or knows the last", () => {
    const forty = /(?<![\w.])(39|40)(?![\w.%])/;
    const found = files
      .map(({ path, code }) => ({ path, code: code.replace(/"[^"\n]*"|`[^`]*`/g, "") }))
      .filter(({ path, code }) => !OTHER_FORTIES.has(path) && /\bsquares?\b/i.test(code) && forty.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("no code compares a square, or the number of groups, with a number of its own", () => {
    const square = /\b(?:square|position|jail|to|from)\s*(?:===|!==|>=|<=)\s*[1-9]\d*\b/;
    const groups = /\b(?:groups|sets)\.length\s*(?:===|!==|>=|<=|<|>)\s*[1-9]\d*\b/;
    const found = files.filter(({ code }) => square.test(code) || groups.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
