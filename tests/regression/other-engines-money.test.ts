import { describe, expect, test } from "vitest";
import type { Seat, Square } from "../../components/index.ts";
import { seedKey } from "../../src/chance/random.ts";
import { bundle, type TradeOffer } from "../../src/law/trade.ts";
import { STOCK } from "../../src/world/bank-stock.ts";
import { MONEY, MONEY_REASONS } from "../../src/world/money.ts";
import { runGame } from "../../systems/run-game.ts";
import { goldenTable } from "../golden/games.ts";
import { answering, inTurn } from "../support/players.ts";
import { table } from "../support/table.ts";
import { chaos } from "./chaos.ts";

/** Faults of buildings, money and auctions, recorded by or seen in other engines; a test for each. */

const oranges = ["St. James Place", "Tennessee Avenue", "New York Avenue"];

describe("buildings", () => {
  const hotels = Object.fromEntries(oranges.map((lot) => [lot, 5]));

  test("of a bankrupt player go back into the box", () => {
    const { world } = table({
      seats: 3,
      cash: [0, 1500, 1500],
      deeds: [oranges, ["Boardwalk", "Park Place"]],
      buildings: { ...Object.fromEntries(oranges.map((lot) => [lot, 1])), Boardwalk: 5, "Park Place": 5 },
      positions: ["Short Line"],
      dice: [[1, 3]],
    }).play();
    expect([world.bankrupt[0], world.bank[STOCK.houses], world.bank[STOCK.hotels]]).toEqual([1, 32, 10]);
  });

  test("of a hotel that cannot be broken into houses do not vanish: each sold one is paid for (H-9)", () => {
    const { world, play, game } = table({
      cash: [0],
      deeds: [oranges, ["Boardwalk"]],
      buildings: hotels,
      positions: ["Short Line"],
      dice: [[1, 3]],
    });
    world.bank[STOCK.houses] = 1;
    play();
    const standing = oranges.reduce(
      (sum, lot) => sum + world.buildings[world.board.squareByName.get(lot) ?? 0],
      0,
    );
    expect(game.world.cash[0]).toBe((15 - standing) * 50 - 50);
    expect(world.bank[STOCK.houses]).toBe(1 - standing);
  });

  test("do go up: evenness is measured over lots that one owns", () => {
    const { game, play } = goldenTable("arena@1");
    let built = 0;
    for (let seed = 0; seed < 10; seed++) {
      play(seed);
      built += game.world.events.count("HouseBuilt");
    }
    expect(built).toBeGreaterThan(20);
  });

  test("stand on no group with a mortgaged lot, whose free lots do charge double (R-3)", () => {
    const { game, at } = table({ deeds: [oranges], mortgaged: ["New York Avenue"] });
    expect(game.plan.load(0 as Seat).buildRefusal(at("Tennessee Avenue"))).toBe("group-mortgaged");
    expect(game.contexts[0].rentOf(at("Tennessee Avenue"))).toBe(28);
  });
});

describe("money", () => {
  test("that is owed is not clamped at zero: who cannot pay is out, and charges nobody any more", () => {
    const { world, play } = table({
      seats: 3,
      cash: [10],
      deeds: [["Baltic Avenue"]],
      dice: [
        [1, 3],
        [1, 2],
      ],
    });
    play(2);
    expect([world.bankrupt[0], world.cash[0], world.owner[3]]).toEqual([1, 0, -1]);
    expect(world.cash[1]).toBe(1500);
  });

  test("is conserved only with the bank in the sum", () => {
    const game = chaos();
    const { world } = game;
    runGame(game, seedKey(1));
    const seats = [0, 1, 2, 3].reduce((sum, seat) => sum + world.cash[seat], 0);
    expect(seats).not.toBe(4 * 400);
    expect(seats - world.bank[STOCK.paidOut]).toBe(4 * 400);
  });

  test("for a mortgage's interest is due alike in a trade, in a bankruptcy, and not on a freed deed in an auction", () => {
    const offer: TradeOffer = {
      to: 1 as Seat,
      give: bundle({ deeds: [39 as Square] }),
      get: bundle({}),
    };
    const trade = table({
      players: [
        answering({ proposeTrade: inTurn<TradeOffer | null>(offer, null) }),
        answering({ tradeResponse: () => true }),
      ],
      deeds: [["Boardwalk"]],
      mortgaged: ["Boardwalk"],
      dice: [[4, 6]],
    }).play();
    expect(trade.world.cash[1]).toBe(1480);
    const ruined = { seats: 3, cash: [0], mortgaged: ["Boardwalk"], positions: ["Marvin Gardens"] };
    const bankruptcy = table({ ...ruined, deeds: [["Boardwalk"], ["Short Line"]], dice: [[2, 4]] }).play();
    expect(bankruptcy.world.cash[1]).toBe(1480);
    const bids = answering({ auctionBid: (_ctx, _square, standing) => (standing === 0 ? 1 : 0) });
    const auction = table({
      ...ruined,
      players: [bids, bids, bids],
      deeds: [["Boardwalk"]],
      dice: [[4, 5]],
    }).play();
    expect([auction.world.cash[1], auction.world.mortgaged[39], auction.world.owner[39]]).toEqual([
      1499, 0, 1,
    ]);
  });

  test("cannot be made by going round in circles: mortgage and lift, sell and build again", () => {
    const circle = answering({
      unmortgageDeeds: (ctx) => ctx.ownedProperties.filter((deed) => ctx.squareMortgaged[deed] !== 0),
      buildHouses: (ctx) => (ctx.ownsCompleteSet(0) ? [3 as Square] : []),
      sellBuildings: () => [3 as Square],
      mortgageDeeds: (ctx) => ctx.ownedProperties.filter((deed) => deed === 39),
    });
    const { world } = table({
      players: [circle],
      deeds: [["Mediterranean Avenue", "Baltic Avenue", "Boardwalk"]],
      mortgaged: ["Boardwalk"],
      dice: [[4, 6]],
    }).play();
    expect(world.cash[0]).toBe(1500 - 20 - 25);
  });
});

describe("auctions", () => {
  test("of the tiers are settled in a handful of raises, not in thirty rounds of one dollar", () => {
    const { game, play } = goldenTable("arena@1");
    let bids = 0;
    let auctions = 0;
    for (let seed = 0; seed < 20; seed++) {
      play(seed);
      bids += game.world.events.count("AuctionBid");
      auctions += game.world.events.count("AuctionStarted");
    }
    expect(bids / auctions).toBeLessThan(15);
    expect(bids).toBeGreaterThan(auctions);
  });

  test("are open to a seat short of cash that could raise it", () => {
    const bidder = answering({ auctionBid: (ctx, _square, standing) => (standing === 0 ? ctx.means() : 0) });
    const { world, at } = table({
      players: [answering({}), bidder],
      cash: [1500, 0],
      deeds: [[], ["Short Line"]],
      dice: [[1, 2]],
    }).play();
    expect([world.owner[at("Baltic Avenue")], world.cash[1], world.mortgaged[35]]).toEqual([1, 0, 1]);
    expect(world.spending[MONEY_REASONS.length + MONEY.auction]).toBe(100);
  });
});
