import { describe, expect, test } from "vitest";
import { board } from "../../../src/board/catalog.ts";
import { DEED_TABLE, RAILROADS, UTILITIES } from "./deed-table.ts";

const classic = board("us-classic");
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("the deed table", () => {
  test.each(DEED_TABLE)("%i %s, %s", (index, name, group, price, rents, houseCost, mortgage) => {
    expect({
      name: classic.names[index],
      group: classic.groups[classic.set[index]].name,
      price: classic.price[index],
      rents: classic.rents.slice(index * 6, index * 6 + 6),
      houseCost: classic.houseCost[index],
      mortgage: classic.mortgageValue[index],
    }).toEqual({ name, group, price, rents, houseCost, mortgage });
  });

  test("has the printed sums: streets 4,590, all deeds 5,690, mortgages 2,845", () => {
    const streets = classic.deeds.filter((square) => classic.set[square] < classic.groups.length);
    expect(streets).toHaveLength(22);
    expect(classic.deeds).toHaveLength(28);
    expect(sum(streets.map((square) => classic.price[square]))).toBe(4590);
    expect(sum(classic.deeds.map((square) => classic.price[square]))).toBe(5690);
    expect(sum(classic.deeds.map((square) => classic.mortgageValue[square]))).toBe(2845);
  });

  test("lends half the price on every deed", () => {
    for (const deed of classic.deeds) expect(classic.mortgageValue[deed] * 2).toBe(classic.price[deed]);
  });

  test("prints four railroads at 200 and two utilities at 150", () => {
    expect(classic.sets[classic.railroadSet].map((square) => [square, classic.names[square]])).toEqual(
      RAILROADS,
    );
    expect(classic.sets[classic.utilitySet].map((square) => [square, classic.names[square]])).toEqual(
      UTILITIES,
    );
    for (const [square] of RAILROADS) expect(classic.price[square]).toBe(200);
    for (const [square] of UTILITIES) expect(classic.price[square]).toBe(150);
    expect(classic.data.railroadRents).toEqual([25, 50, 100, 200]);
    expect(classic.data.utilityMultipliers).toEqual([4, 10]);
  });
});

describe("the forty squares", () => {
  test("are counted as the specification counts them", () => {
    const counts: Record<string, number> = {};
    for (const kind of classic.kind) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      go: 1,
      street: 22,
      communityChest: 3,
      tax: 2,
      railroad: 4,
      chance: 3,
      jail: 1,
      utility: 2,
      freeParking: 1,
      goToJail: 1,
    });
  });

  test("stand where they are printed", () => {
    const where = (kind: string) => classic.kind.flatMap((each, square) => (each === kind ? [square] : []));
    expect(where("communityChest")).toEqual([2, 17, 33]);
    expect(where("chance")).toEqual([7, 22, 36]);
    expect([where("go"), where("jail"), where("freeParking"), where("goToJail")]).toEqual([
      [0],
      [10],
      [20],
      [30],
    ]);
    expect([classic.tax[4], classic.tax[38]]).toEqual(["income", "luxury"]);
  });

  test("keep railroads and utilities out of every colour group", () => {
    const grouped = classic.groups.flatMap(({ squares }) => squares);
    for (const [square] of [...RAILROADS, ...UTILITIES]) {
      expect(grouped).not.toContain(square);
      expect(classic.set[square]).toBeGreaterThanOrEqual(classic.groups.length);
    }
    expect(classic.setSize).toEqual([2, 3, 3, 3, 3, 3, 3, 2, 4, 2]);
  });

  test("are found by name and by index", () => {
    for (const [square, name] of classic.names.entries()) {
      expect(classic.squareByName.get(name)).toBe(square);
      expect(classic.squareByName.get(String(square))).toBe(square);
    }
  });
});
