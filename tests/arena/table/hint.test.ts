import { expect, test } from "vitest";
import { HintSearch } from "../../../arena/table/hint.ts";
import { reviewOf } from "../../../arena/table/review.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import { playAtRandom, tableOf } from "./people.ts";

test("a hint compares the choices with an interval, says what HL would do and leaves the table alone", () => {
  const table = tableOf();
  for (let i = 0; table.waiting?.question !== "buy"; i++) playAtRandom(table, `${i}`, 1);
  const before = hashState(table.position.world);
  const hint = HintSearch.for(table)?.search(16);
  expect(hint?.reason).toMatch(/worth/);
  expect(hint?.choices.map(({ answer }) => answer).toSorted()).toEqual([false, true]);
  for (const { chance, margin, playouts } of hint?.choices ?? []) {
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(margin).toBeGreaterThan(0);
    expect(playouts).toBe(16);
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

test("a review names the decisions of people that cost most, each with its interval", () => {
  const table = playAtRandom(tableOf({ seed: "3" }), "reviewed", 36);
  const steps = reviewOf(table);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { costly, done } = step.value;
  expect(done).toBe(true);
  expect(costly.length).toBeLessThanOrEqual(3);
  expect(costly.length).toBeGreaterThan(0);
  for (const { cost, margin, did, better, choices } of costly) {
    expect(cost).toBeGreaterThan(margin);
    expect(did).not.toBe(better);
    expect(choices).toContain(did);
    expect(choices).toContain(better);
  }
});
