import { describe, expect, test } from "vitest";
import { rentOf } from "../../../src/law/rent.ts";
import { type Layout, table } from "../../support/table.ts";
import { DEED_TABLE } from "../board/deed-table.ts";

/** Rent of a deed at a table of that layout, with seven thrown. */
function rent(name: string, layout: Layout, dice = 7): number {
  const { world, at } = table(layout);
  return rentOf(world, at(name), dice);
}

describe("rent of a street", () => {
  test.each(DEED_TABLE)("%i %s charges what its deed prints at every height (R-5)", (...row) => {
    const [, name, group, , rents] = row;
    const lots = DEED_TABLE.filter((other) => other[2] === group).map((other) => other[1]);
    for (const [height, printed] of rents.entries()) {
      if (height === 0) continue;
      const buildings = Object.fromEntries(lots.map((lot) => [lot, height]));
      expect(rent(name, { deeds: [lots], buildings })).toBe(printed);
    }
    expect(rent(name, { deeds: [[name]] })).toBe(rents[0]);
    expect(rent(name, { deeds: [lots] })).toBe(2 * rents[0]);
  });

  const browns = ["Mediterranean Avenue", "Baltic Avenue"];

  test("doubles on a bare lot while a sibling is mortgaged (R-3) or built (R-4)", () => {
    expect(rent("Baltic Avenue", { deeds: [browns], mortgaged: ["Mediterranean Avenue"] })).toBe(8);
    expect(rent("Baltic Avenue", { deeds: [browns], buildings: { "Mediterranean Avenue": 1 } })).toBe(8);
  });

  test("is nothing on a mortgaged deed and on one that nobody owns (R-1)", () => {
    expect(rent("Boardwalk", { deeds: [["Boardwalk"]], mortgaged: ["Boardwalk"] })).toBe(0);
    expect(rent("Boardwalk", {})).toBe(0);
  });

  test("does not double when the group is split", () => {
    expect(rent("Baltic Avenue", { deeds: [["Baltic Avenue"], ["Mediterranean Avenue"]] })).toBe(4);
  });
});

describe("rent of a railroad", () => {
  const railroads = ["Reading Railroad", "Pennsylvania Railroad", "B&O Railroad", "Short Line"];

  test.each([25, 50, 100, 200])("is %i for as many as are owned", (printed) => {
    const owned = railroads.slice(0, [25, 50, 100, 200].indexOf(printed) + 1);
    for (const name of owned) expect(rent(name, { deeds: [owned] })).toBe(printed);
  });

  test("counts the mortgaged ones, which themselves earn nothing (R-8)", () => {
    const layout = { deeds: [railroads.slice(0, 3)], mortgaged: ["B&O Railroad"] };
    expect(rent("Reading Railroad", layout)).toBe(100);
    expect(rent("B&O Railroad", layout)).toBe(0);
  });
});

describe("rent of a utility", () => {
  const utilities = ["Electric Company", "Water Works"];

  test.each([2, 7, 12])("is four times a throw of %i alone, ten times with both (R-10)", (dice) => {
    expect(rent("Water Works", { deeds: [["Water Works"]] }, dice)).toBe(4 * dice);
    expect(rent("Water Works", { deeds: [utilities] }, dice)).toBe(10 * dice);
  });

  test("stays at ten times while the other one is mortgaged (R-9)", () => {
    expect(rent("Water Works", { deeds: [utilities], mortgaged: ["Electric Company"] })).toBe(70);
  });
});
