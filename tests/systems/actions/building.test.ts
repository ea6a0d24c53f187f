import { describe, expect, test } from "vitest";
import type { Square } from "../../../components/index.ts";
import type { Player } from "../../../src/player/player.ts";
import { GAME_TALLY } from "../../../src/world/tally.ts";
import { estates } from "../../support/estate.ts";
import { answering, inTurn } from "../../support/players.ts";
import { type Layout, table } from "../../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];
const pinks = ["St. Charles Place", "States Avenue", "Virginia Avenue"];
const [MEDITERRANEAN, BALTIC, PARK_PLACE, BOARDWALK] = [1, 3, 37, 39] as Square[];

/** A bidder that names these amounts in turn and then leaves; what it was asked about goes into `asked`. */
function bidder(asked: unknown[], seat: number, ...amounts: readonly number[]): Partial<Player> {
  const next = inTurn(amounts[0] ?? 0, ...amounts.slice(1), 0);
  return {
    buildingBid(ctx, square, standing) {
      asked.push([seat, ctx.board.names[square], standing]);
      return next();
    },
  };
}

/** Seat 0 builds on Baltic Avenue while the bank has one house left. */
function lastHouse(others: readonly Partial<Player>[], own: Partial<Player> = {}, layout: Layout = {}) {
  const players = [{ buildHouses: () => [BALTIC], ...own }, ...others].map(answering);
  const made = table({
    phase: "strategic",
    rules: { houses: 1 },
    deeds: [browns, blues, pinks],
    seats: 3,
    ...layout,
    players,
  });
  made.step();
  return made;
}

const heights = (made: ReturnType<typeof table>) =>
  estates(made.world).map(({ deeds }) => deeds.filter((deed) => deed.includes("+")));

describe("the last house, wanted by several (H-11, H-12)", () => {
  test("goes to the builder at its price when nobody raises", () => {
    const made = lastHouse([{}, {}]);
    expect(heights(made)).toEqual([["Baltic Avenue +1"], [], []]);
    expect(made.world.cash[0]).toBe(1450);
    expect(made.events("BuildingContested")).toEqual([
      { type: "BuildingContested", player: 0, square: BALTIC },
    ]);
  });

  test("goes to the highest bid from that price up, on the lot where it earns most", () => {
    const asked: unknown[] = [];
    const made = lastHouse([bidder(asked, 1, 51, 70), bidder(asked, 2, 60)], bidder(asked, 0, 61));
    expect(asked).toEqual([
      [1, "Boardwalk", 50],
      [2, "Virginia Avenue", 51],
      [0, "Baltic Avenue", 60],
      [1, "Boardwalk", 61],
      [2, "Virginia Avenue", 70],
      [0, "Baltic Avenue", 70],
    ]);
    expect(heights(made)).toEqual([[], ["Boardwalk +1"], []]);
    expect(estates(made.world).map(({ cash }) => cash)).toEqual([1500, 1430, 1500]);
  });

  test("can be kept by the builder, who then pays its own bid", () => {
    const made = lastHouse([bidder([], 1, 60), {}], bidder([], 0, 75));
    expect([heights(made)[0], made.world.cash[0]]).toEqual([["Baltic Avenue +1"], 1425]);
  });

  test("is bid for with cash in hand alone", () => {
    const made = lastHouse([bidder([], 1, 300), {}], {}, { cash: [1500, 250] });
    expect(made.faults.map(({ seat, ask, reason }) => [seat, ask, reason])).toEqual([
      [1, "bidBuilding", "not-enough-cash"],
    ]);
    expect(heights(made)[0]).toEqual(["Baltic Avenue +1"]);
  });

  test("is not contested by a seat that could not put it up", () => {
    const asked: unknown[] = [];
    const layout: Layout = { deeds: [browns, ["Boardwalk"], pinks], mortgaged: ["States Avenue"] };
    const made = lastHouse([bidder(asked, 1, 60), bidder(asked, 2, 60)], {}, layout);
    expect([asked, made.events("BuildingContested")]).toEqual([[], []]);
  });

  test("leaves out of a list what a lost house makes impossible", () => {
    const own = { buildHouses: () => [BALTIC, MEDITERRANEAN, BALTIC] };
    const made = lastHouse([bidder([], 1, 60), {}], own, { rules: { houses: 3 } });
    expect(heights(made)).toEqual([["Baltic Avenue +1"], ["Boardwalk +1"], []]);
    expect(made.faults).toEqual([]);
  });
});

describe("houses for everybody", () => {
  test("are not contested", () => {
    const made = lastHouse([bidder([], 1, 900), {}], {}, { rules: { houses: 3 } });
    expect([made.events("BuildingContested"), made.world.cash[0]]).toEqual([[], 1450]);
  });

  test("are contested one by one once there are no more than others who could build", () => {
    const own = { buildHouses: () => [BALTIC, MEDITERRANEAN] };
    const made = lastHouse([bidder([], 1, 0), bidder([], 2, 55)], own, { rules: { houses: 2 } });
    expect(heights(made)).toEqual([["Mediterranean Avenue +1"], [], ["Virginia Avenue +1"]]);
    expect(made.events("BuildingContested")).toHaveLength(2);
  });

  test("mark the game as short of houses when the last one is gone", () => {
    expect(lastHouse([{}, {}]).world.gameTallies[GAME_TALLY.shortage]).toBe(1);
    expect(lastHouse([{}, {}], {}, { rules: { houses: 9 } }).world.gameTallies[GAME_TALLY.shortage]).toBe(0);
  });
});

test("the last hotel is contested among those who stand before one (H-13)", () => {
  const asked: unknown[] = [];
  const built = Object.fromEntries([...browns, ...blues].map((lot) => [lot, 4]));
  const made = lastHouse(
    [bidder(asked, 1, 51), bidder(asked, 2, 900)],
    {},
    { rules: { hotels: 1 }, buildings: built },
  );
  expect(asked).toEqual([[1, "Boardwalk", 50]]);
  expect(made.world.buildings[BOARDWALK]).toBe(5);
  expect(made.world.buildings[PARK_PLACE]).toBe(4);
});
