import { describe, expect, test } from "vitest";
import type { Seat, Square } from "../../../components/index.ts";
import {
  bidRefusal,
  interestOn,
  jailCardRefusal,
  liftCost,
  mayBuy,
  mortgageRefusal,
  payFineRefusal,
  unmortgageRefusal,
} from "../../../src/law/legality.ts";
import { table } from "../../support/table.ts";
import { DEED_TABLE } from "../board/deed-table.ts";

const ME = 0 as Seat;

describe("interest on a mortgage", () => {
  test.each(DEED_TABLE)("%i %s: a tenth of the mortgage, rounded up (M-3 to M-5)", (...row) => {
    const [square, , , , , , mortgage] = row;
    const { world } = table();
    expect(liftCost(world, square as Square)).toBe(mortgage + Math.ceil(mortgage / 10));
  });

  test("of 82.50 on a utility is 83, and of 33 on the cheapest lot exactly 33", () => {
    const { world, at } = table();
    expect(liftCost(world, at("Electric Company"))).toBe(83);
    expect(liftCost(world, at("Mediterranean Avenue"))).toBe(33);
    expect(interestOn(world, at("Boardwalk"))).toBe(20);
  });
});

describe("a mortgage", () => {
  const deeds = [["Baltic Avenue", "Mediterranean Avenue", "Boardwalk"], ["Short Line"]];

  test.each([
    [null, "Boardwalk"],
    ["not-owned", "Short Line"],
    ["not-owned", "Water Works"],
    ["not-a-deed", "Jail"],
    ["group-built", "Baltic Avenue"],
    ["group-built", "Mediterranean Avenue"],
  ])("is refused as %s on %s (M-1)", (reason, name) => {
    const { world, at } = table({ deeds, buildings: { "Baltic Avenue": 1 } });
    expect(mortgageRefusal(world, ME, at(name))).toBe(reason);
  });

  test("is taken once and lifted by its owner alone, for the mortgage and a tenth (M-2, M-3)", () => {
    const { world, at } = table({ deeds, mortgaged: ["Boardwalk", "Short Line"] });
    expect(mortgageRefusal(world, ME, at("Boardwalk"))).toBe("already-mortgaged");
    expect(unmortgageRefusal(world, ME, at("Boardwalk"), 220)).toBeNull();
    expect(unmortgageRefusal(world, ME, at("Boardwalk"), 219)).toBe("not-enough-cash");
    expect(unmortgageRefusal(world, ME, at("Short Line"), 1500)).toBe("not-owned");
    expect(unmortgageRefusal(world, ME, at("Baltic Avenue"), 1500)).toBe("not-mortgaged");
    expect(unmortgageRefusal(world, ME, at("GO"), 1500)).toBe("not-a-deed");
  });

  test.each([99, -1, 1.5, Number.NaN])("of square %s is none", (square) => {
    const { world } = table();
    expect(mortgageRefusal(world, ME, square as Square)).toBe("not-a-deed");
    expect(unmortgageRefusal(world, ME, square as Square, 100)).toBe("not-a-deed");
  });
});

describe("a bid", () => {
  test("must top the standing one by the increment, within cash and what could be raised (B-7, B-10)", () => {
    const { world } = table({ cash: [100], deeds: [["Boardwalk"]], rules: { auctionIncrement: 5 } });
    expect(bidRefusal(world, ME, 5, 0)).toBeNull();
    expect(bidRefusal(world, ME, 4, 0)).toBe("bid-too-low");
    expect(bidRefusal(world, ME, 104, 100)).toBe("bid-too-low");
    expect(bidRefusal(world, ME, 300, 100)).toBeNull();
    expect(bidRefusal(world, ME, 301, 100)).toBe("bid-beyond-means");
    expect(bidRefusal(world, ME, -5, 0)).toBe("bid-too-low");
    for (const amount of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
      expect(bidRefusal(world, ME, amount, 0)).toBe("malformed");
    }
  });
});

describe("the way out of jail", () => {
  test("may be paid for on the first and second turn, not on the third (J-5, J-8)", () => {
    const refusals = [0, 1, 2].map((failed) => payFineRefusal(table({ jailed: { 0: failed } }).world, ME));
    expect(refusals).toEqual([null, null, "fine-not-offered"]);
    expect(payFineRefusal(table({ jailed: { 0: 0 }, cash: [49] }).world, ME)).toBe("not-enough-cash");
  });

  test("is open to whoever holds a card (J-3)", () => {
    expect(jailCardRefusal(table().world, ME)).toBe("no-jail-card");
    expect(jailCardRefusal(table({ jailCards: [["communityChest"]] }).world, ME)).toBeNull();
  });
});

test("where a first lap comes before buying, a seat may buy once it has passed GO", () => {
  const { world } = table({ rules: { buyAfterLaps: 1 }, laps: [0, 1] });
  expect([mayBuy(world, ME), mayBuy(world, 1 as Seat)]).toEqual([false, true]);
});
