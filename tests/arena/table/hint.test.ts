import { expect, test } from "vitest";
import { HintSearch } from "../../../arena/table/hint.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import { playAtRandom, tableOf } from "./people.ts";

test("a hint compares the choices with an interval, says what HL would do and leaves the table alone", () => {
  const table = tableOf();
  for (let i = 0; table.waiting?.question !== "buy"; i++) playAtRandom(table, `${i}`, 1);
  const before = hashState(table.position.world);
  const hint = HintSearch.for(table)?.search(16);
  expect(hint?.reason).toMatch(/worth/);
  expect(hint?.choices.map(({ answer }) => answer).toSorted()).toEqual([false, true]);
  for (const { chance } of hint?.choices ?? []) {
    expect(chance?.units).toBe(16);
    expect(chance?.value).toBeGreaterThan(0);
    expect(chance?.value).toBeLessThan(1);
    expect(chance?.interval.method).not.toBe("none");
  }
  expect(hashState(table.position.world)).toBe(before);
});

test("a hint grows with more playouts and is the same for the same table", () => {
  const table = tableOf();
  for (let i = 0; table.waiting?.question !== "bid"; i++) playAtRandom(table, `${i}`, 1);
  const search = HintSearch.for(table);
  search?.search(4);
  const grown = search?.search(4);
  expect(grown).toEqual(HintSearch.for(table)?.search(8));
});

test("there is nothing to advise on before a throw", () => {
  expect(HintSearch.for(tableOf())).toBeNull();
});
