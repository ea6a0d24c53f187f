import { describe, expect, test, vi } from "vitest";
import type { Seat } from "../../components/index.ts";
import { board } from "../../src/board/catalog.ts";
import type { RaiseStep } from "../../src/player/player.ts";
import { MONEY } from "../../src/world/money.ts";
import { estateOf } from "../support/estate.ts";
import { answering } from "../support/players.ts";
import { type Layout, squareNamed, table } from "../support/table.ts";

const at = (name: string) => squareNamed(board("us-classic"), name);
const browns = ["Mediterranean Avenue", "Baltic Avenue"];

/** Seat 0 owes seat 1 rent on the Short Line, and answers so when asked how it raises the money. */
function owing(amount: number, layout: Layout, steps: readonly RaiseStep[] = []) {
  const asked = vi.fn(() => steps);
  const made = table({
    phase: "financialCrisis",
    seats: 3,
    players: [answering({ raiseCash: asked })],
    ...layout,
  });
  made.world.turn.resume = 7;
  made.world.work.pushDebt(0 as Seat, 1 as Seat, amount, MONEY.rent, at("Short Line"));
  return { ...made, asked, next: made.step() };
}

describe("a debt beyond the purse", () => {
  const layout: Layout = { cash: [10], deeds: [[...browns, "Boardwalk"]], buildings: { "Baltic Avenue": 1 } };

  test("is raised in the order that the player chooses (K-1)", () => {
    const { world, next, asked } = owing(100, layout, [{ mortgage: at("Boardwalk") }]);
    expect(next).toBe("strategic");
    expect(asked).toHaveBeenCalledWith(expect.anything(), 90);
    expect(estateOf(world, 0)).toEqual({
      cash: 110,
      deeds: ["Mediterranean Avenue", "Baltic Avenue +1", "[Boardwalk]"],
      jailCards: [],
    });
    expect(world.cash[1]).toBe(1600);
  });

  test("may be raised by selling a group's houses and then mortgaging it", () => {
    const { world, faults } = owing(60, layout, [
      { sell: at("Baltic Avenue") },
      { mortgage: at("Baltic Avenue") },
    ]);
    expect(faults).toEqual([]);
    expect(estateOf(world, 0)).toMatchObject({
      cash: 5,
      deeds: ["Mediterranean Avenue", "[Baltic Avenue]", "Boardwalk"],
    });
  });

  test.each<[string, RaiseStep[]]>([
    ["group-built", [{ mortgage: at("Baltic Avenue") }]],
    ["named-twice", [{ mortgage: at("Boardwalk") }, { mortgage: at("Boardwalk") }]],
    ["nothing-to-sell", [{ sell: at("Mediterranean Avenue") }]],
    ["not-owned", [{ mortgage: at("Short Line") }]],
  ])("is raised in the engine's order when the player's list is refused as %s", (reason, steps) => {
    const { world, faults } = owing(30, layout, steps);
    expect(faults[0].reason).toBe(reason);
    expect(estateOf(world, 0)).toMatchObject({ cash: 5, deeds: [...browns, "Boardwalk"] });
  });

  test("is raised by the engine as far as the player's list leaves it open", () => {
    const { world } = owing(250, layout, [{ mortgage: at("Boardwalk") }]);
    expect(estateOf(world, 0)).toEqual({
      cash: 10 + 200 + 25 + 30 - 250,
      deeds: ["[Mediterranean Avenue]", "Baltic Avenue", "[Boardwalk]"],
      jailCards: [],
    });
  });

  test("that everything together does not cover is bankruptcy at once: nothing is asked or sold first (K-1)", () => {
    const { world, next, asked } = owing(10 + 25 + 60 + 200 + 1, layout);
    expect(next).toBe("bankrupt");
    expect(asked).not.toHaveBeenCalled();
    expect(estateOf(world, 0)).toMatchObject({ cash: 10 });
  });
});

describe("a mortgaged deed that arrives (M-6, K-5)", () => {
  /** Boardwalk, mortgaged for 200, has come to seat 0: by a trade, or after a bankruptcy. */
  function arrived(answer: "keep" | "lift", fee: 0 | 1, cash = 1000) {
    const made = table({
      phase: "financialCrisis",
      players: [answering({ takeMortgagedDeed: () => answer })],
      cash: [cash],
      deeds: [["Boardwalk"]],
      mortgaged: ["Boardwalk"],
    });
    made.world.turn.resume = 7;
    made.world.work.pushMortgagedDeed(0 as Seat, at("Boardwalk"), fee);
    const next = made.step();
    return { ...made, next, estate: estateOf(made.world, 0) };
  }

  test.each([
    ["kept in a trade costs a tenth", "keep", 0, 980, "[Boardwalk]"],
    ["lifted in a trade costs the mortgage and a tenth", "lift", 0, 780, "Boardwalk"],
    ["kept after a bankruptcy costs a tenth", "keep", 1, 980, "[Boardwalk]"],
    ["lifted after a bankruptcy costs that tenth and the mortgage", "lift", 1, 780, "Boardwalk"],
  ] as const)("%s", (_, answer, fee, cash, deed) => {
    const { next, estate } = arrived(answer, fee);
    expect(next).toBe("strategic");
    expect(estate).toEqual({ cash, deeds: [deed], jailCards: [] });
  });

  test("is not asked about when lifting is beyond the purse", () => {
    expect(arrived("lift", 0, 219)).toMatchObject({
      faults: [],
      estate: { cash: 199, deeds: ["[Boardwalk]"] },
    });
  });

  test("whose tenth cannot be paid makes its owner the bank's debtor (K-6)", () => {
    expect(arrived("keep", 1, 19).next).toBe("financialCrisis");
  });
});
