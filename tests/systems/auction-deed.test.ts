import { describe, expect, test } from "vitest";
import type { Player } from "../../src/player/player.ts";
import { estateOf } from "../support/estate.ts";
import { answering, inTurn } from "../support/players.ts";
import { type Layout, table } from "../support/table.ts";

type Asked = readonly [seat: number, standing: number];

/** Auctions Boardwalk after seat 0 declined it; each seat gives its bids in turn, and 0 when it has no more. */
function auction(bids: readonly (readonly number[])[], layout: Layout = {}) {
  const asked: Asked[] = [];
  const bidder = (amounts: readonly number[], seat: number): Player => {
    const next = inTurn(amounts[0] ?? 0, ...amounts.slice(1), 0);
    return answering({
      auctionBid(_ctx, _square, standing) {
        asked.push([seat, standing]);
        return next();
      },
    });
  };
  const made = table({ phase: "auction", players: bids.map(bidder), ...layout });
  made.world.turn.resume = 7;
  made.world.work.pushAuction(made.at("Boardwalk"));
  return { ...made, next: made.step(), asked };
}

describe("an auction", () => {
  test("asks every seat itself, from the one after the lander, the lander last, until one is left (B-3, B-7)", () => {
    const { asked, world, events } = auction([[30], [10, 40], [20], []]);
    expect(asked).toEqual([
      [1, 0],
      [2, 10],
      [3, 20],
      [0, 20],
      [1, 30],
      [2, 40],
      [0, 40],
    ]);
    expect(estateOf(world, 1)).toEqual({ cash: 1460, deeds: ["Boardwalk"], jailCards: [] });
    expect(events("AuctionWon", "PropertyAuctioned")).toEqual([
      { type: "AuctionWon", player: 1, square: 39, amount: 40 },
      { type: "PropertyAuctioned", square: 39, winner: 1, price: 40 },
    ]);
  });

  test("may be won by the seat that declined (B-3)", () => {
    expect(estateOf(auction([[1], [], []]).world, 0)).toEqual({
      cash: 1499,
      deeds: ["Boardwalk"],
      jailCards: [],
    });
  });

  test("without a bid leaves the deed with the bank, having asked everybody once", () => {
    const { asked, world, events } = auction([[], [], []]);
    expect(asked.map(([seat]) => seat)).toEqual([1, 2, 0]);
    expect(world.owner[39]).toBe(-1);
    expect(events("AuctionWon", "PropertyAuctioned")).toEqual([]);
  });

  test("asks the seats in jail and not those who have left (B-4)", () => {
    const { asked } = auction([[], [], [], []], { jailed: { 1: 0 }, bankrupt: [2] });
    expect(asked.map(([seat]) => seat)).toEqual([1, 3, 0]);
  });

  test("does not ask a seat that could not raise the lowest bid", () => {
    const { asked } = auction([[], [], []], { cash: [1500, 0, 0], deeds: [[], [], ["Short Line"]] });
    expect(asked.map(([seat]) => seat)).toEqual([2, 0]);
  });

  test("takes a refused bid for leaving it (B-10)", () => {
    const { asked, faults, world } = auction([[1700, 90], [50], [50, 60]], { deeds: [["Short Line"]] });
    expect(faults.map(({ seat, reason }) => [seat, reason])).toEqual([
      [2, "bid-too-low"],
      [0, "bid-beyond-means"],
    ]);
    expect(asked).toHaveLength(3);
    expect(world.owner[39]).toBe(1);
  });

  test("binds: a winner short of cash must raise it (B-5), and the deed itself cannot help (B-6)", () => {
    const { next, world, step } = auction([[1550], []], { deeds: [["Short Line"]] });
    expect([next, world.owner[39]]).toEqual(["financialCrisis", -1]);
    step();
    expect(estateOf(world, 0)).toEqual({ cash: 50, deeds: ["[Short Line]", "Boardwalk"], jailCards: [] });
  });

  test("keeps out whoever has not passed GO yet, where the rules do", () => {
    const { asked } = auction([[], [], []], { rules: { buyAfterLaps: 1 }, laps: [0, 1, 0] });
    expect(asked.map(([seat]) => seat)).toEqual([1]);
  });
});
