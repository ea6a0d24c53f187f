import { describe, expect, test } from "vitest";
import { solveTheory } from "../../../../arena/analysis/theory/landing-rates.ts";
import { type SetIncome, setIncomes } from "../../../../arena/analysis/theory/set-incomes.ts";
import { board } from "../../../../src/board/catalog.ts";

const classic = board("us-classic");
const { rates, arrivals } = solveTheory(classic, 3, "leave");
const returns = setIncomes(classic, arrivals);
const of = (name: string): SetIncome["stages"] => returns.find(({ set }) => set === name)?.stages ?? [];

describe("what a set returns", () => {
  test("is the rents of its lots by how often a throw ends there, the bare lots doubled", () => {
    const [baltic, mediterranean] = [rates.perRoll[3] ?? 0, rates.perRoll[1] ?? 0];
    expect(of("Brown")[0]?.incomePerRoll).toBeCloseTo(4 * mediterranean + 8 * baltic, 12);
    expect(of("Brown")[5]).toMatchObject({ stage: "hotel", cost: 120 + 10 * 50 });
    expect(of("Brown")[5]?.incomePerRoll).toBeCloseTo(250 * mediterranean + 450 * baltic, 12);
  });

  test("pays for itself in the throws that its cost takes", () => {
    const hotel = of("Orange")[5];
    expect(hotel?.breakEvenRolls).toBeCloseTo(2060 / (hotel?.incomePerRoll ?? 0), 9);
    expect(hotel?.perDollar).toBeCloseTo((hotel?.incomePerRoll ?? 0) / 2060, 12);
  });

  test("is highest, for its cost, with three houses on orange", () => {
    const atThree = returns.flatMap(({ set, stages }) =>
      stages
        .filter(({ stage }) => stage === "3 houses")
        .map(({ breakEvenRolls }) => ({ set, rolls: breakEvenRolls ?? 0 })),
    );
    atThree.sort((a, b) => a.rolls - b.rolls);
    expect(atThree[0]?.set).toBe("Orange");
  });

  test("adds most for its cost with the third house, in every group of the classic board", () => {
    for (const { set, stages } of returns.slice(0, classic.groups.length)) {
      const steps = stages
        .slice(1)
        .map(({ stepBreakEvenRolls }) => stepBreakEvenRolls ?? Number.POSITIVE_INFINITY);
      const best = set === "Brown" ? 5 : 3;
      expect(`${set} ${1 + steps.indexOf(Math.min(...steps))}`).toBe(`${set} ${best}`);
    }
  });

  test("counts a card to the nearest railroad twice, as its rent is", () => {
    // Chance 1 leads to the second railroad, in two cards of sixteen.
    const second = 15;
    const byCard = (arrivals.multiplied[second] ?? 0) / 2;
    expect(byCard).toBeCloseTo(((rates.touchedPerTurn[7] ?? 0) / rates.rollsPerTurn) * (2 / 16), 12);
    expect((arrivals.ordinary[second] ?? 0) + byCard).toBeCloseTo(rates.perRoll[second] ?? 0, 12);
  });

  test("of utilities goes by the pips of the throws that end there", () => {
    for (const utility of [12, 28]) {
      const pips = (arrivals.pips[utility] ?? 0) / (arrivals.ordinary[utility] ?? 1);
      expect(pips).toBeGreaterThan(5);
      expect(pips).toBeLessThan(9);
    }
  });
});
