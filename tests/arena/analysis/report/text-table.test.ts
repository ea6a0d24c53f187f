import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxedCells, textTable } from "../../../../arena/analysis/report/text-table.ts";

const words = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "-"), minLength: 1, maxLength: 8 }), {
  maxLength: 20,
});
const cell = words.map((each) => each.join(" "));
const rows = fc
  .integer({ min: 1, max: 7 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
  );
const letters = (text: string): string => [...text.replace(/\s/g, "")].sort().join("");

describe("a table of text", () => {
  test("is no wider than a terminal of 80 columns, and loses nothing", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (cells, numbers) => {
        const table = textTable(cells, numbers);
        for (const line of table.split("\n")) {
          expect(line.length).toBeLessThanOrEqual(80);
          expect(line).toBe(line.trimEnd());
        }
        expect(letters(table)).toBe(letters(cells.flat().join("")));
      }),
    );
  });

  test("never breaks a word or a number, and is wider than a terminal where they are", () => {
    const long = fc.string({ unit: fc.constantFrom("a", "1", ",", ".", "–"), minLength: 1, maxLength: 40 });
    const whole = fc.array(
      long.filter((word) => !/[,]\D|[.]a/.test(word)),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 6 }), (cells) => {
        const found = textTable([cells.map((each) => each.join(" "))]).split(/\s+/);
        expect(found.filter((word) => word !== "").sort()).toEqual(cells.flat().sort());
      }),
    );
  });

  test("breaks the text of settings at its hyphens and equals signs where words are too long for it", () => {
    const id = "hl-spec:policy=sliding-window-ucb";
    const filler = ["12.3–14.5", "1,234,567", "$12,345", "99.9%", "0.0001", "12.3–14.5"];
    const [first = "", ...rest] = textTable([[id, ...filler]])
      .trimEnd()
      .split("\n");
    expect(first.length).toBeLessThanOrEqual(80);
    for (const number of filler) expect(first).toContain(number);
    expect([first.split("  ")[0], ...rest].join("").replaceAll(/\s/g, "")).toBe(id);
  });

  test("shows a mark for characters that turn the direction of writing, so that no label moves what stands beside it", () => {
    expect(textTable([["Du\u202Eke", "1"]])).toBe("Du�ke  1\n");
    expect(boxedCells([["a\u2066b\u0007"]])).toEqual([["a�b�"]]);
  });

  test("stands in the rows that it was given where they fit", () => {
    const fits = [
      ["player", "games", "wins"],
      ["greedy", "12", "3"],
    ];
    expect(textTable(fits)).toBe("player  games  wins\ngreedy  12     3\n");
    expect(textTable(fits, true)).toBe("player  games  wins\ngreedy     12     3\n");
    expect(boxedCells(fits)).toEqual(fits);
  });

  test("breaks its widest column between words, and after the commas of a list", () => {
    const list =
      "random,greedy,validator,hl:policy=ucb1,epsilon=0.1,hl-spec,trader,another:with=settings,and=more";
    expect(textTable([["1", list, "done"]])).toBe(
      [
        "1  random,greedy,validator,hl:policy=ucb1,epsilon=0.1,hl-spec,trader,  done",
        "   another:with=settings,and=more",
        "",
      ].join("\n"),
    );
  });
});
