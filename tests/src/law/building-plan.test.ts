import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { BuildingPlan } from "../../../src/law/building-plan.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { type Layout, table } from "../../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];

/** Why one more building on the lot is refused to seat 0, or null. */
function refusal(
  name: string,
  layout: Layout,
  stock: Partial<Record<keyof typeof STOCK, number>> = {},
): string | null {
  const { world, at } = table({ cash: [2000], ...layout });
  for (const [kind, left] of Object.entries(stock)) world.bank[STOCK[kind as keyof typeof STOCK]] = left;
  return new BuildingPlan(world).load(0 as Seat).buildRefusal(at(name));
}

describe("a building is refused", () => {
  test.each([
    ["not-owned", "Boardwalk", {}],
    ["not-owned", "Boardwalk", { deeds: [[], blues] }],
    ["not-owned", "GO", {}],
    ["not-a-street", "Reading Railroad", { deeds: [["Reading Railroad"]] }],
    ["not-a-street", "Water Works", { deeds: [["Electric Company", "Water Works"]] }],
    ["group-incomplete", "Boardwalk", { deeds: [["Boardwalk"]] }],
    ["group-incomplete", "Boardwalk", { deeds: [["Boardwalk"], ["Park Place"]] }],
    ["group-mortgaged", "Boardwalk", { deeds: [blues], mortgaged: ["Park Place"] }],
    ["fully-built", "Boardwalk", { deeds: [blues], buildings: { "Park Place": 5, Boardwalk: 5 } }],
    ["uneven", "Boardwalk", { deeds: [blues], buildings: { Boardwalk: 1 } }],
    ["uneven", "Boardwalk", { deeds: [blues], buildings: { Boardwalk: 4, "Park Place": 3 } }],
    ["not-enough-cash", "Boardwalk", { deeds: [blues], cash: [199] }],
  ] as const)("as %s: %s", (reason, name, layout: Layout) => {
    expect(refusal(name, layout)).toBe(reason);
  });

  test("when the bank has no house left (H-10), though a hotel may be bought then", () => {
    expect(refusal("Boardwalk", { deeds: [blues] }, { houses: 0 })).toBe("no-houses");
    const built = { deeds: [blues], buildings: { "Park Place": 4, Boardwalk: 4 } };
    expect(refusal("Boardwalk", built, { houses: 0 })).toBeNull();
    expect(refusal("Boardwalk", built, { hotels: 0 })).toBe("no-hotels");
  });

  test("never for the last dollar", () => {
    expect(refusal("Boardwalk", { deeds: [blues], cash: [200] })).toBeNull();
  });
});

describe("a list on paper", () => {
  const planOf = (layout: Layout) => {
    const made = table({ cash: [2000], ...layout });
    return { ...made, plan: new BuildingPlan(made.world).load(0 as Seat) };
  };

  test("goes up evenly to hotels, spends what it costs and leaves the table alone (H-3 to H-6)", () => {
    const { plan, at, world } = planOf({ deeds: [browns] });
    const [mediterranean, baltic] = browns.map(at);
    for (let floor = 1; floor <= 5; floor++) {
      expect(plan.build(mediterranean)).toBeNull();
      expect(plan.buildRefusal(mediterranean)).toBe(floor === 5 ? "fully-built" : "uneven");
      expect(plan.build(baltic)).toBeNull();
    }
    expect(plan.cash).toBe(2000 - 10 * 50);
    expect([plan.heightOf(mediterranean), world.buildings[mediterranean]]).toEqual([5, 0]);
    expect(world.cash[0]).toBe(2000);
  });

  test("comes down evenly at half price (H-7, H-8)", () => {
    const { plan, at } = planOf({
      deeds: [browns],
      buildings: { "Mediterranean Avenue": 5, "Baltic Avenue": 4 },
    });
    expect(plan.sell(at("Baltic Avenue"))).toBe("uneven");
    expect(plan.sell(at("Mediterranean Avenue"))).toBeNull();
    expect(plan.sell(at("Baltic Avenue"))).toBeNull();
    expect(plan.cash).toBe(2000 + 2 * 25);
    expect(plan.sell(at("Boardwalk"))).toBe("not-owned");
  });

  test("has nothing to sell on a bare lot", () => {
    const { plan, at } = planOf({ deeds: [browns] });
    expect(plan.sell(at("Baltic Avenue"))).toBe("nothing-to-sell");
  });

  test("counts the houses that a hotel returns (H-5)", () => {
    const { plan, at, world } = planOf({
      deeds: [[...browns, ...blues]],
      buildings: { "Mediterranean Avenue": 4, "Baltic Avenue": 4 },
    });
    world.bank[STOCK.houses] = 0;
    plan.load(0 as Seat);
    expect(plan.buildRefusal(at("Boardwalk"))).toBe("no-houses");
    expect(plan.build(at("Baltic Avenue"))).toBeNull();
    for (const lot of [...blues, ...blues]) expect(plan.build(at(lot))).toBeNull();
    expect(plan.build(at("Boardwalk"))).toBe("no-houses");
  });

  test("goes up on one lot alone where even building is off", () => {
    const { plan, at } = planOf({ deeds: [browns], rules: { evenBuilding: false } });
    for (let floor = 1; floor <= 5; floor++) expect(plan.build(at("Baltic Avenue"))).toBeNull();
    expect(plan.sell(at("Baltic Avenue"))).toBeNull();
  });
});
