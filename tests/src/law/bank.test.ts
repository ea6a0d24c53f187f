import { expect, test } from "vitest";
import { BANK, type Seat } from "../../../components/index.ts";
import { transfer } from "../../../src/law/bank.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { MONEY, MONEY_REASONS } from "../../../src/world/money.ts";
import { table } from "../../support/table.ts";

const ledger = (world: ReturnType<typeof table>["world"], seat: number, reason: number) => {
  const at = seat * MONEY_REASONS.length + reason;
  return [world.income[at], world.spending[at]];
};

test("money moves from one hand into another, and the reason is kept on both sides", () => {
  const { world } = table();
  transfer(world, 0 as Seat, 1 as Seat, 70, MONEY.rent);
  transfer(world, BANK, 1 as Seat, 200, MONEY.salary);
  transfer(world, 1 as Seat, BANK, 100, MONEY.tax);
  expect([world.cash[0], world.cash[1], world.bank[STOCK.paidOut]]).toEqual([1430, 1670, 100]);
  expect([ledger(world, 0, MONEY.rent), ledger(world, 1, MONEY.rent)]).toEqual([
    [0, 70],
    [70, 0],
  ]);
  expect([ledger(world, 1, MONEY.salary), ledger(world, 1, MONEY.tax)]).toEqual([
    [200, 0],
    [0, 100],
  ]);
});

test("the bank never runs out (S-2)", () => {
  const { world } = table();
  transfer(world, BANK, 0 as Seat, 1_000_000, MONEY.card);
  expect(world.cash[0]).toBe(1_001_500);
});
