import { describe, expect, test } from "vitest";
import { type Layout, table } from "../support/table.ts";

/** A table whose seat 0 is about to throw. */
const rolling = (layout: Layout) => table({ phase: "rolling", ...layout });

describe("a throw", () => {
  test("moves by both dice, and a double earns another (S-4, S-5)", () => {
    const { world, step } = rolling({ dice: [[3, 3]] });
    expect(step()).toBe("resolving");
    expect([world.turn.steps, world.turn.doubles, world.turn.resume]).toEqual([6, 1, 1]);
  });

  test("without a double leads on to the strategic phase", () => {
    const { world, step } = rolling({ dice: [[3, 4]] });
    expect(step()).toBe("resolving");
    expect([world.turn.steps, world.turn.doubles, world.turn.resume]).toEqual([7, 0, 7]);
  });

  test("of a third double goes to jail without moving, past GO without salary (S-6, G-4)", () => {
    const { world, step, events } = rolling({ dice: [[1, 1]], positions: ["Boardwalk"] });
    world.turn.doubles = 2;
    expect(step()).toBe("strategic");
    expect([world.position[0], world.inJail[0], world.cash[0]]).toEqual([10, 1, 1500]);
    expect(events("PlayerMoved", "SalaryCollected", "PlayerJailed")).toEqual([
      { type: "PlayerJailed", player: 0, reason: "doubles" },
    ]);
  });
});

describe("a throw in jail", () => {
  test("of a double frees and moves, without another throw (J-4)", () => {
    const { world, step } = rolling({ jailed: { 0: 0 }, dice: [[2, 2]] });
    expect(step()).toBe("resolving");
    expect([world.inJail[0], world.turn.steps, world.turn.doubles, world.turn.resume]).toEqual([0, 4, 0, 7]);
  });

  test("that fails leaves the seat in, its turn going on in jail (J-11)", () => {
    const { world, step } = rolling({ jailed: { 0: 0 }, dice: [[1, 2]] });
    expect(step()).toBe("strategic");
    expect([world.inJail[0], world.jailTurns[0], world.position[0]]).toEqual([1, 1, 10]);
  });

  test("that fails a third time costs 50 and moves by the same throw (J-6)", () => {
    const { world, step } = rolling({ jailed: { 0: 2 }, dice: [[4, 6]] });
    expect(step()).toBe("resolving");
    expect(world.cash[0]).toBe(1450);
    step();
    expect([world.position[0], world.inJail[0], world.jailTurns[0]]).toEqual([20, 0, 0]);
  });

  test("of a double at the third attempt owes nothing (J-7)", () => {
    const { world, step } = rolling({ jailed: { 0: 2 }, dice: [[2, 2]] });
    step();
    expect([world.cash[0], world.inJail[0]]).toEqual([1500, 0]);
  });

  test("that fails a third time with an empty purse is a crisis first, and bankruptcy at worst (J-10)", () => {
    const { world, step, events } = rolling({ jailed: { 0: 2 }, dice: [[1, 2]], cash: [49], seats: 3 });
    expect([step(), step(), step()]).toEqual(["financialCrisis", "bankrupt", "endTurn"]);
    expect([world.position[0], world.bankrupt[0]]).toEqual([10, 1]);
    expect(events("PlayerBankrupt")).toEqual([{ type: "PlayerBankrupt", player: 0, creditor: null }]);
  });
});
