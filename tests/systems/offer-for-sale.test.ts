import { describe, expect, test, vi } from "vitest";
import { estateOf } from "../support/estate.ts";
import { answering } from "../support/players.ts";
import { type Layout, table } from "../support/table.ts";

/** Seat 0 stands on Boardwalk, which nobody owns. */
function offered(buys: boolean, layout: Layout = {}) {
  const asked = vi.fn(() => buys);
  const made = table({ phase: "acquisition", players: [answering({ shouldBuyProperty: asked })], ...layout });
  made.world.turn.square = made.at("Boardwalk");
  made.world.turn.resume = 7;
  return { ...made, asked };
}

describe("an unowned deed", () => {
  test("is bought at its printed price (B-1)", () => {
    const { world, step, events } = offered(true);
    expect(step()).toBe("strategic");
    expect(estateOf(world, 0)).toEqual({ cash: 1100, deeds: ["Boardwalk"], jailCards: [] });
    expect(events()).toEqual([{ type: "PropertyBought", player: 0, square: 39, price: 400 }]);
  });

  test("may take the last dollar", () => {
    const { world, step } = offered(true, { cash: [400] });
    step();
    expect(estateOf(world, 0)).toEqual({ cash: 0, deeds: ["Boardwalk"], jailCards: [] });
  });

  test("goes to auction when it is declined (B-2)", () => {
    const { step, events } = offered(false);
    expect(step()).toBe("auction");
    expect(events()).toEqual([{ type: "PropertyDeclined", player: 0, square: 39 }]);
  });

  test("goes to auction unasked when the purse is short of it (B-9)", () => {
    const { step, asked, events } = offered(true, { cash: [399] });
    expect(step()).toBe("auction");
    expect(asked).not.toHaveBeenCalled();
    expect(events()).toMatchObject([{ type: "PropertyDeclined" }]);
  });

  test("stays with the bank where the table plays without auctions", () => {
    const { world, step } = offered(false, { rules: { auctions: false } });
    expect([step(), world.owner[39]]).toEqual(["strategic", -1]);
  });
});
