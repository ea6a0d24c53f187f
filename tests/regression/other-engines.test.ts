import { describe, expect, test } from "vitest";
import { GREEDY } from "../../arena/players/greedy.ts";
import type { Seat, Square } from "../../components/index.ts";
import { board } from "../../src/board/catalog.ts";
import type { GameEvent } from "../../src/events.ts";
import { createGame, type Game } from "../../src/game.ts";
import { MONEY, MONEY_REASONS } from "../../src/money.ts";
import { seedKey } from "../../src/random.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { resetWorld } from "../../src/setup.ts";
import { hashState, restoreSnapshot, takeSnapshot } from "../../src/snapshot.ts";
import { bundle, type TradeOffer } from "../../src/trade.ts";
import { ENDING } from "../../src/turn-state.ts";
import { STOCK } from "../../src/world.ts";
import { moveBack } from "../../systems/moving.ts";
import { executeTurn, stepPhase } from "../../systems/pipeline.ts";
import { playOut, runGame } from "../../systems/run-game.ts";
import { goldenTable } from "../golden/games.ts";
import { ChaoticPlayer } from "../support/chaotic-player.ts";
import { estates } from "../support/estate.ts";
import { answering, inTurn } from "../support/players.ts";
import { pile, table } from "../support/table.ts";

/** Faults recorded by, or seen in, other engines of the game; a test for each. */

const oranges = ["St. James Place", "Tennessee Avenue", "New York Avenue"];

/** A table of chaotic players, whose games go where sensible ones do not. */
const chaos = (seats = 4): Game =>
  createGame(
    board("us-classic"),
    { ...ruleSet("official@1"), startCash: 400, roundCap: 60 },
    Array.from({ length: seats }, () => new ChaoticPlayer()),
  );

/** The log of a chaotic game. */
function logOf(seed: number): GameEvent[] {
  const game = chaos();
  game.world.events.setMode("log");
  runGame(game, seedKey(seed));
  return game.world.events.readAll(game.world.board);
}

describe("turns", () => {
  test("end once: the dice skip nobody who is in the game, and nobody who has left gets them", () => {
    for (let seed = 0; seed < 8; seed++) {
      const left = new Set<number>();
      let last = -1;
      for (const event of logOf(seed)) {
        if (event.type === "PlayerBankrupt") left.add(event.player);
        if (event.type !== "TurnStarted") continue;
        let next = (last + 1) % 4;
        while (left.has(next)) next = (next + 1) % 4;
        expect(event.player).toBe(next);
        last = next;
      }
    }
  });

  test("of a bankrupt player who threw a double are over (S-8), and so is the game of a survivor who did", () => {
    const three = table({ seats: 3, cash: [10], dice: [[2, 2]] }).play();
    expect([three.events("DiceRolled").length, three.world.turn.seat]).toEqual([1, 1]);
    const two = table({
      cash: [100, 40],
      deeds: [["Boardwalk"]],
      turn: { seat: 1 },
      positions: ["GO", "Short Line"],
      dice: [[2, 2]],
    });
    two.play();
    expect([two.world.turn.ending, two.events("DiceRolled").length]).toEqual([ENDING.lastSurvivor, 1]);
  });
});

describe("the token", () => {
  test("never stands still by moving, and never leaves the board", () => {
    for (let seed = 0; seed < 8; seed++) {
      for (const event of logOf(seed)) {
        if (event.type !== "PlayerMoved") continue;
        expect(event.to).not.toBe(event.from);
        expect(event.to >= 0 && event.to < 40).toBe(true);
      }
    }
  });

  test.each([
    [0, 37],
    [2, 39],
    [3, 0],
    [36, 33],
  ])("goes back three from square %i to %i, below nothing", (from, to) => {
    const { world } = table();
    world.position[0] = from as (typeof world.position)[number];
    moveBack(world, 0 as Seat, 3);
    expect(world.position[0]).toBe(to);
  });

  test("resolves a square once: where a card leads is charged once, and where it was drawn not again", () => {
    const { world, events } = table({
      deeds: [[], ["Boardwalk"]],
      dice: [[3, 4]],
      next: { chance: ["advanceToBoardwalk"] },
    }).play();
    expect([events("RentPaid").length, events("CardDrawn").length, world.cash[0]]).toEqual([1, 1, 1450]);
  });
});

describe("cards", () => {
  test("are each in exactly one place after every turn, bankruptcies included", () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = chaos();
      const { world } = game;
      resetWorld(world, seedKey(seed));
      for (let turn = 0; turn < 200 && world.turn.ending === ENDING.none; turn++) {
        executeTurn(game);
        for (const deck of [0, 1]) {
          const held = [0, 1, 2, 3].filter((seat) => (world.jailCards[seat] & (1 << deck)) !== 0).length;
          expect(held).toBeLessThanOrEqual(1);
          expect(new Set(pile(world, deck)).size + held).toBe(16);
        }
      }
    }
  });

  test("held by a bankrupt player go to the creditor, or back under their deck", () => {
    const broke = (deeds: readonly (readonly string[])[], steps: readonly [number, number]) =>
      table({ seats: 3, cash: [10], deeds, jailCards: [["chance"]], dice: [steps] }).play();
    expect(
      estates(broke([[], ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]], [3, 3]).world)[1]
        .jailCards,
    ).toEqual(["chance"]);
    expect(pile(broke([], [1, 3]).world, 0)).toHaveLength(16);
  });
});

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

describe("games", () => {
  test("are the same whoever drives them: phase by phase, turn by turn, or in one go", () => {
    const drive = [
      (game: Game) => runGame(game, seedKey(3)),
      (game: Game) => {
        resetWorld(game.world, seedKey(3));
        while (game.world.turn.ending === ENDING.none) executeTurn(game);
      },
      (game: Game) => {
        resetWorld(game.world, seedKey(3));
        while (game.world.turn.ending === ENDING.none) stepPhase(game);
      },
    ].map((driver) => {
      const game = chaos();
      driver(game);
      return hashState(game.world);
    });
    expect(new Set(drive).size).toBe(1);
  });

  test("go on from a snapshot as they were: no deck is shuffled and no die moves", () => {
    const players = Array.from({ length: 4 }, () => GREEDY.create({}, seedKey("greedy")));
    const game = createGame(board("us-classic"), ruleSet("arena@1"), players);
    resetWorld(game.world, seedKey(8));
    for (let turn = 0; turn < 90; turn++) executeTurn(game);
    const saved = takeSnapshot(game.world);
    const decks = [0, 1].map((deck) => pile(game.world, deck));
    const ends = [0, 1].map(() => {
      restoreSnapshot(game.world, saved);
      expect([0, 1].map((deck) => pile(game.world, deck))).toEqual(decks);
      playOut(game);
      return hashState(game.world);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test("need not end, and one that does not is reported as capped", () => {
    const game = createGame(board("us-classic"), ruleSet("arena@1"), [answering({}), answering({})]);
    runGame(game, seedKey(0));
    expect([game.world.turn.ending, game.world.turn.round]).toEqual([ENDING.cap, 300]);
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
