import { expect, test } from "vitest";
import { BANK, type Seat, type Square } from "../../../components/index.ts";
import { WORK, WorkStack, workStackWords } from "../../../src/world/work-stack.ts";

const stack = () => new WorkStack(new Int32Array(workStackWords(28, 8)));

test("what is pushed last is settled first", () => {
  const work = stack();
  work.pushDebt(1 as Seat, 2 as Seat, 250, 3, 39 as Square);
  work.pushAuction(5 as Square);
  work.pushMortgagedDeed(4 as Seat, 12 as Square, 1);
  expect([work.depth, work.kind, work.debtor, work.square, work.amount]).toEqual([
    3,
    WORK.takeMortgagedDeed,
    4,
    12,
    1,
  ]);
  work.pop();
  expect([work.kind, work.square]).toEqual([WORK.auction, 5]);
  work.pop();
  expect([work.kind, work.debtor, work.creditor, work.amount, work.reason, work.square]).toEqual([
    WORK.debt,
    1,
    2,
    250,
    3,
    39,
  ]);
  work.clear();
  expect(work.depth).toBe(0);
});

test("there is room for every deed and every debt at once, and overflow is our bug", () => {
  const work = stack();
  const room = (workStackWords(28, 8) - 1) / 6;
  for (let i = 0; i < room; i++) work.pushDebt(0 as Seat, BANK, 1, 0, 0 as Square);
  expect(work.depth).toBeGreaterThanOrEqual(28 * 2 + 8);
  expect(() => work.pushAuction(0 as Square)).toThrow(/work stack is full/);
});
