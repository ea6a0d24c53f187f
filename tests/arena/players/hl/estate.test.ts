import { describe, expect, it } from "vitest";
import { HL } from "../../../../arena/players/hl/hl.ts";
import type { Square } from "../../../../components/index.ts";
import type { Settings } from "../../../../src/player/parameters.ts";
import type { Layout } from "../../../support/table.ts";
import { namesOf, type Seated, seated } from "../seated.ts";

const ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"];
const LIGHT_BLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"];
const AGGRESSIVE: Settings = { policy: "fixed-arm", arm: 3 };
const SURVIVAL: Settings = { policy: "fixed-arm", arm: 2 };

/** HL at that table with its game begun. */
function hl(layout: Layout, settings: Settings = AGGRESSIVE): Seated {
  const seat = seated(HL, { seats: 3, ...layout }, settings);
  seat.player.gameStarted?.(seat.ctx);
  return seat;
}

describe("HL's building", () => {
  it("builds evenly, and to three houses before it pays more elsewhere", () => {
    const seat = hl({ deeds: [ORANGE], cash: [1000] });
    const lots = namesOf(seat, seat.player.buildHouses(seat.ctx));
    expect(lots).toHaveLength(9);
    for (const name of ORANGE) expect(lots.filter((lot) => lot === name)).toHaveLength(3);
  });

  it("puts the first houses where rents rise most for the dollar", () => {
    const seat = hl({ deeds: [[...ORANGE, ...LIGHT_BLUE]], cash: [210] });
    const [first] = namesOf(seat, seat.player.buildHouses(seat.ctx));
    expect(ORANGE).toContain(first);
  });

  it("keeps cash for the rents ahead, the more the more careful it plays", () => {
    const layout: Layout = {
      deeds: [ORANGE, ["Park Place", "Boardwalk"]],
      buildings: { "Park Place": 4, Boardwalk: 4 },
      positions: ["Pacific Avenue"],
      cash: [1500],
    };
    const bold = hl(layout);
    const careful = hl(layout, SURVIVAL);
    const built = (seat: Seated): number => seat.player.buildHouses(seat.ctx).length;
    expect(built(bold)).toBeGreaterThan(built(careful));
  });

  it("mortgages idle deeds for houses, never those of a complete group", () => {
    const idle = ["Baltic Avenue", "Reading Railroad", "Electric Company"];
    const seat = hl({ deeds: [[...ORANGE, ...idle]], cash: [60] });
    const mortgaged = namesOf(seat, seat.player.mortgageDeeds(seat.ctx));
    expect(mortgaged.length).toBeGreaterThan(0);
    expect(idle).toEqual(expect.arrayContaining(mortgaged));
    const without = hl({ deeds: [idle], cash: [60] });
    expect(without.player.mortgageDeeds(without.ctx)).toEqual([]);
  });

  it("lifts first what keeps a complete group from being built on", () => {
    const deeds = [...ORANGE, "Boardwalk"];
    const seat = hl({ deeds: [deeds], mortgaged: ["Tennessee Avenue", "Boardwalk"], cash: [400] });
    expect(namesOf(seat, seat.player.unmortgageDeeds(seat.ctx))).toEqual(["Tennessee Avenue"]);
  });
});

describe("HL's debts", () => {
  it("are raised from what earns least for the dollar, houses last", () => {
    const buildings = Object.fromEntries(ORANGE.map((name) => [name, 3]));
    const seat = hl({ deeds: [[...ORANGE, "Baltic Avenue", "Electric Company"]], buildings, cash: [0] });
    expect(seat.player.raiseCash(seat.ctx, 100)).toEqual([
      { mortgage: seat.at("Baltic Avenue") },
      { mortgage: seat.at("Electric Company") },
    ]);
  });

  it("are raised in full when there is enough, and legally", () => {
    const buildings = Object.fromEntries(ORANGE.map((name) => [name, 5]));
    const { player, ctx, table } = hl({ deeds: [[...ORANGE, "Baltic Avenue"]], buildings, cash: [10] });
    const steps = player.raiseCash(ctx, 900);
    const raised = steps.reduce(
      (sum, step) =>
        sum + ("sell" in step ? ctx.board.houseCost[step.sell] / 2 : ctx.board.mortgageValue[step.mortgage]),
      0,
    );
    expect(raised).toBeGreaterThanOrEqual(900);
    expect(table.faults).toEqual([]);
  });
});

describe("HL in jail", () => {
  const jailed: Layout = { jailed: { 0: 0 }, positions: ["Jail"], cash: [500] };

  it("leaves while there are deeds to buy", () => {
    const { player, ctx } = hl(jailed);
    expect(player.jailDecision(ctx)).toBe("pay");
  });

  it("stays when the rents outside cost more than there is to gain", () => {
    const buildings = Object.fromEntries(ORANGE.map((name) => [name, 5]));
    const { player, ctx } = hl({ ...jailed, deeds: [[], ORANGE], buildings });
    expect(player.jailDecision(ctx)).toBe("roll");
    expect(player.reason?.()).toMatch(/^Aggressive: stays in jail: \$\d+ of rent/);
  });
});

describe("HL at an auction", () => {
  const bid = (deeds: readonly (readonly string[])[], name: string): number => {
    const { player, ctx, at } = hl({ deeds, cash: [1500, 1500, 1500] });
    const square: Square = at(name);
    let standing = 0;
    for (;;) {
      const next = player.auctionBid(ctx, square, standing);
      if (next === 0) return standing;
      standing = next;
    }
  };

  it("goes highest for what completes its group, and higher to deny than for nothing", () => {
    const own = bid([["Tennessee Avenue", "New York Avenue"]], "St. James Place");
    const denied = bid([[], ["Tennessee Avenue", "New York Avenue"]], "St. James Place");
    const plain = bid([], "St. James Place");
    expect(own).toBeGreaterThan(denied);
    expect(denied).toBeGreaterThan(plain);
  });

  it("never bids cash that it does not have", () => {
    const { player, ctx, at } = hl({ deeds: [["Tennessee Avenue", "New York Avenue"]], cash: [120] });
    expect(player.auctionBid(ctx, at("St. James Place"), 100)).toBe(0);
  });
});
