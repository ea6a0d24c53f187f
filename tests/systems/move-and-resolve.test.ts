import { describe, expect, test } from "vitest";
import { STOCK } from "../../src/world/bank-stock.ts";
import { PHASE } from "../../src/world/phases.ts";
import { answering } from "../support/players.ts";
import { type Layout, table } from "../support/table.ts";

/** Moves seat 0 by `steps` from where it stands and resolves the square, in one phase. */
function move(steps: number, layout: Layout = {}) {
  const made = table({ phase: "resolving", ...layout });
  Object.assign(made.world.turn, { steps, die1: 1, die2: steps - 1, resume: PHASE.strategic });
  return { ...made, next: made.step() };
}

describe("the token", () => {
  test.each([
    ["passing GO", "Boardwalk", 11, "Jail"],
    ["landing on GO", "Boardwalk", 1, "GO"],
  ])("is paid the salary once for %s (G-1, G-2)", (_, from, steps, to) => {
    const { world, events, at } = move(steps, { positions: [from] });
    expect([world.position[0], world.cash[0], world.laps[0]]).toEqual([at(to), 1700, 1]);
    expect(events("PlayerMoved")).toMatchObject([{ passedGo: true }]);
    expect(events("SalaryCollected")).toHaveLength(1);
  });

  test("comes to rest once a move, whatever it draws there", () => {
    const { world } = move(7, { next: { chance: ["bankDividend"] } });
    expect(world.landings[7]).toBe(1);
    expect([world.position[0], world.cash[0]]).toEqual([7, 1550]);
  });

  test("goes to jail from its corner without salary, and the turn is over (J-1, S-7)", () => {
    const { world, next, events } = move(10, { positions: ["Free Parking"] });
    expect([next, world.position[0], world.inJail[0], world.cash[0]]).toEqual(["strategic", 10, 1, 1500]);
    expect(events("PlayerJailed")).toMatchObject([{ reason: "square" }]);
  });

  test("is just visiting on the jail square (J-2)", () => {
    expect(move(10).world.inJail[0]).toBe(0);
  });
});

describe("the square", () => {
  test("that nobody owns is offered (B-1)", () => {
    const { next, world } = move(3);
    expect([next, world.turn.square]).toEqual(["acquisition", 3]);
  });

  test("that somebody owns charges its rent", () => {
    const { world, next, events } = move(39, { deeds: [[], ["Boardwalk"]] });
    expect([next, world.cash[0], world.cash[1], world.rentTaken[39]]).toEqual(["strategic", 1450, 1550, 50]);
    expect(events("RentPaid")).toEqual([{ type: "RentPaid", payer: 0, payee: 1, amount: 50, square: 39 }]);
  });

  test("that one owns oneself is free (R-1)", () => {
    expect(move(39, { deeds: [["Boardwalk"]] }).world.cash[0]).toBe(1500);
  });

  test("whose owner sits in jail charges all the same (R-7), unless the table plays otherwise", () => {
    const layout: Layout = { deeds: [[], ["Boardwalk"]], jailed: { 1: 0 } };
    expect(move(39, layout).world.cash[0]).toBe(1450);
    expect(move(39, { ...layout, rules: { rentInJail: false } }).world.cash[0]).toBe(1500);
  });

  test("whose rent is beyond the purse opens a crisis", () => {
    const { next, world } = move(39, { deeds: [[], ["Boardwalk"]], cash: [49] });
    expect([next, world.cash[0], world.work.depth]).toEqual(["financialCrisis", 49, 1]);
  });

  test.each([
    ["Income Tax", 4, 1300],
    ["Luxury Tax", 38, 1400],
  ])("of %s takes its tax for the bank (T-1, T-4)", (_, steps, cash) => {
    const { world, events } = move(steps);
    expect([world.cash[0], world.bank[STOCK.jackpot]]).toEqual([cash, 0]);
    expect(events("TaxPaid")).toHaveLength(1);
  });

  test("of the income tax lets the player choose where the rules do (T-2)", () => {
    const percent = answering({ incomeTax: () => "percent" });
    const rules = { incomeTaxPercent: 10 };
    expect(move(4, { rules, players: [percent] }).world.cash[0]).toBe(1350);
    expect(move(4, { rules }).world.cash[0]).toBe(1300);
    const rich: Layout = { rules, players: [percent], deeds: [["Boardwalk"]], mortgaged: ["Boardwalk"] };
    expect(move(4, rich).world.cash[0]).toBe(1310);
  });

  test("of Free Parking gives nothing, or the pot where there is one (T-4)", () => {
    expect(move(20).world.cash[0]).toBe(1500);
    const { world, events } = move(20, { rules: { jackpotStart: 100 } });
    expect([world.cash[0], world.bank[STOCK.jackpot]]).toEqual([1600, 100]);
    expect(events("JackpotWon")).toMatchObject([{ amount: 100 }]);
  });

  test("of taxes feeds the pot where the table plays so", () => {
    expect(move(4, { rules: { jackpotFeeds: ["taxes"] } }).world.bank[STOCK.jackpot]).toBe(200);
  });
});

describe("a card that moves the token", () => {
  const onChance = (id: string, layout: Layout = {}) => move(7, { next: { chance: [id] }, ...layout });

  test("offers the deed it leads to (B-8)", () => {
    const { next, world } = onChance("advanceToBoardwalk");
    expect([next, world.turn.square, world.position[0]]).toEqual(["acquisition", 39, 39]);
  });

  test("back three onto Community Chest draws there too (C-3)", () => {
    const { world, events } = move(36, { next: { chance: ["goBackThree"], communityChest: ["bankError"] } });
    expect([world.position[0], world.cash[0]]).toEqual([33, 1700]);
    expect(events("CardDrawn")).toHaveLength(2);
  });

  test("never pays for going back, and pays for passing GO (G-1, G-5)", () => {
    expect(onChance("goBackThree").world.position[0]).toBe(4);
    expect(onChance("goBackThree").events("SalaryCollected")).toEqual([]);
    const around = move(29, { positions: ["Chance 1"], next: { chance: ["advanceToStCharles"] } });
    expect([around.world.position[0], around.world.cash[0]]).toEqual([11, 1700]);
  });

  test("doubles the rent of the next railroad (R-11)", () => {
    const { world } = onChance("nearestRailroad1", { deeds: [[], ["Pennsylvania Railroad", "Short Line"]] });
    expect([world.position[0], world.cash[0]]).toEqual([15, 1400]);
  });

  test("takes ten times a fresh throw at the next utility, which is no double (R-12, R-15)", () => {
    const { world } = onChance("nearestUtility", { deeds: [[], ["Electric Company"]], dice: [[4, 4]] });
    expect([world.position[0], world.cash[0]]).toEqual([12, 1420]);
    expect([world.turn.doubles, world.turn.die1, world.turn.die2]).toEqual([0, 1, 6]);
  });

  test("throws no dice at a mortgaged utility (R-13)", () => {
    const layout: Layout = { deeds: [[], ["Electric Company"]], mortgaged: ["Electric Company"], dice: [] };
    expect(onChance("nearestUtility", layout).world.cash[0]).toBe(1500);
  });
});
