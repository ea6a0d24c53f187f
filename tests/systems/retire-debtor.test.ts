import { describe, expect, test } from "vitest";
import { BANK, type Seat } from "../../components/index.ts";
import { STOCK } from "../../src/world/bank-stock.ts";
import { MONEY } from "../../src/world/money.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import { estates } from "../support/estate.ts";
import { answering } from "../support/players.ts";
import { type Layout, pile, table } from "../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];

/** Seat 0 fails on a debt to `creditor` at a table of three. */
function failing(creditor: number, layout: Layout = {}) {
  const made = table({ phase: "bankrupt", seats: 3, cash: [40, 500, 500], ...layout });
  made.world.turn.resume = 7;
  made.world.work.pushDebt(0 as Seat, creditor as Seat, 9999, MONEY.rent, made.at("Boardwalk"));
  return { ...made, next: made.step() };
}

describe("bankrupt to a player", () => {
  test("its creditor gets the cash, the deeds as they stand, the jail cards and half of the buildings' price (K-3, K-4)", () => {
    const { world, events } = failing(1, {
      deeds: [[...browns, "Short Line"]],
      mortgaged: ["Short Line"],
      buildings: { "Mediterranean Avenue": 5, "Baltic Avenue": 4 },
      jailCards: [["chance"]],
    });
    expect(estates(world)).toEqual([
      { cash: 0, deeds: [], jailCards: [] },
      { cash: 500 + 40 + 9 * 25, deeds: [...browns, "[Short Line]"], jailCards: ["chance"] },
      { cash: 500, deeds: [], jailCards: [] },
    ]);
    expect([world.bank[STOCK.houses], world.bank[STOCK.hotels]]).toEqual([32, 12]);
    expect(events("PlayerBankrupt")).toEqual([{ type: "PlayerBankrupt", player: 0, creditor: 1 }]);
  });

  test("each mortgaged deed waits for its tenth, the first in board order first (K-5)", () => {
    const { world, next, step } = failing(1, {
      deeds: [["Short Line", "Boardwalk"]],
      mortgaged: ["Short Line", "Boardwalk"],
    });
    expect([next, world.work.depth, world.work.square]).toEqual(["financialCrisis", 2, 35]);
    expect([step(), world.cash[1]]).toEqual(["financialCrisis", 500 + 40 - 10]);
    expect([step(), world.cash[1]]).toEqual(["endTurn", 540 - 10 - 20]);
  });

  test("a debtor that was to throw again does not (S-8)", () => {
    expect(failing(1).next).toBe("endTurn");
  });
});

describe("bankrupt to the bank", () => {
  const layout: Layout = {
    deeds: [["Boardwalk", "Short Line"]],
    mortgaged: ["Short Line"],
    jailCards: [["chance"]],
  };

  test("the deeds are freed and auctioned one by one in board order, the jail card goes under its deck (K-7 to K-9)", () => {
    const bids = answering({ auctionBid: (_ctx, _square, standing) => (standing === 0 ? 1 : 0) });
    const { world, next, step, events } = failing(BANK, { ...layout, players: [bids, bids, bids] });
    expect([next, world.work.square, world.mortgaged[35]]).toEqual(["auction", 35, 0]);
    expect([step(), step()]).toEqual(["auction", "endTurn"]);
    expect(events("AuctionWon")).toMatchObject([{ square: 35 }, { square: 39 }]);
    expect(world.board.cards[pile(world, 0).at(-1) as number].id).toBe("getOutOfJailFree");
    expect(estates(world).map(({ jailCards }) => jailCards)).toEqual([[], [], []]);
  });

  test("an auction that ruins its winner joins the queue (K-12)", () => {
    const rash = answering({ auctionBid: (ctx, _square, standing) => (standing === 0 ? ctx.means() : 0) });
    const { world, step, next } = failing(BANK, {
      ...layout,
      seats: 4,
      cash: [0, 60, 500, 500],
      deeds: [["Boardwalk", "Short Line"], ["Baltic Avenue"]],
      players: [rash, rash],
    });
    expect(next).toBe("auction");
    // Seat 1 bids its cash and the mortgage of Baltic for the first deed, and raises them.
    expect([step(), world.work.kind]).toEqual(["financialCrisis", 0]);
    step();
    expect(estates(world)[1]).toEqual({ cash: 0, deeds: ["[Baltic Avenue]", "Short Line"], jailCards: [] });
    expect(world.turn.phase).toBe(4);
  });

  test("without auctions the deeds stay with the bank", () => {
    const { world, next } = failing(BANK, { ...layout, rules: { auctions: false } });
    expect([next, world.owner[35], world.owner[39]]).toEqual(["endTurn", -1, -1]);
  });
});

describe("the game", () => {
  test.each([1, BANK])(
    "is over with one player left, without auctions or interest (K-11): creditor %i",
    (creditor) => {
      const { world, next, events } = failing(creditor, {
        seats: 2,
        deeds: [["Boardwalk"]],
        mortgaged: ["Boardwalk"],
      });
      expect([next, world.turn.ending, world.work.depth]).toEqual(["endTurn", ENDING.lastSurvivor, 0]);
      expect(events("AuctionStarted", "InterestPaid")).toEqual([]);
      expect(events("GameOver")).toEqual([{ type: "GameOver", winner: 1 }]);
    },
  );

  test("is over with the bankruptcy that the rules name, for the highest worth (E-4)", () => {
    const { world, events } = failing(BANK, { rules: { endAtBankruptcy: 1 }, cash: [40, 500, 501] });
    expect(world.turn.ending).toBe(ENDING.bankruptcies);
    expect(events("GameOver")).toEqual([{ type: "GameOver", winner: 2 }]);
  });

  test("lets debts lapse between players who are no longer both in it (K-10)", () => {
    const made = table({ phase: "bankrupt", seats: 4, cash: [40, 500, 500, 500] });
    made.world.turn.resume = 7;
    made.world.work.pushDebt(0 as Seat, 2 as Seat, 50, MONEY.cardPlayers, made.at("GO"));
    made.world.work.pushDebt(0 as Seat, 1 as Seat, 50, MONEY.cardPlayers, made.at("GO"));
    expect(made.step()).toBe("endTurn");
    expect(made.world.work.depth).toBe(0);
    expect(estates(made.world).map(({ cash }) => cash)).toEqual([0, 540, 500, 500]);
  });
});
