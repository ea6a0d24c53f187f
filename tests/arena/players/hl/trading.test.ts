import { describe, expect, it } from "vitest";
import { HL } from "../../../../arena/players/hl/hl.ts";
import type { Seat } from "../../../../components/index.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { bundle, type TradeOffer } from "../../../../src/law/trade.ts";
import { defaultSettings, type Settings } from "../../../../src/player/parameters.ts";
import type { Player } from "../../../../src/player/player.ts";
import { answering } from "../../../support/players.ts";
import { type Layout, table } from "../../../support/table.ts";
import { seated } from "../seated.ts";

const ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"];

function learner(settings: Settings = {}): Player {
  return HL.create(
    { ...defaultSettings(HL.parameters), policy: "fixed-arm", arm: 3, ...settings },
    seedKey("hl"),
  );
}

/** HL on turn in seat 0 against `other`, who answers its offers; every offer that it makes in `turns` turns. */
function offersTo(other: (offer: TradeOffer) => boolean, layout: Layout, turns = 1): TradeOffer[] {
  const offers: TradeOffer[] = [];
  const hl = learner();
  const partner = answering({
    tradeResponse(_ctx, _from, offer) {
      offers.push(offer);
      return other(offer);
    },
  });
  const made = table({ players: [hl, partner], phase: "strategic", ...layout });
  hl.gameStarted?.(made.game.contexts[0]);
  made.play(turns);
  expect(made.faults).toEqual([]);
  return offers;
}

const SPLIT: Layout = {
  deeds: [
    ["St. James Place", "Tennessee Avenue", "Baltic Avenue", "Electric Company"],
    ["New York Avenue", "Mediterranean Avenue", "Oriental Avenue"],
  ],
  cash: [1500, 1500],
};

describe("HL's offers", () => {
  it("begin at the lowest price: at most a dollar, and rather something to boot", () => {
    const [first] = offersTo(() => true, SPLIT);
    expect(first.get.deeds.length + first.get.cash).toBeGreaterThan(0);
    expect(first.give.cash).toBeLessThanOrEqual(1);
  });

  it("are never made twice in a turn once refused, nor more often than the rules allow", () => {
    const offers = offersTo(() => false, SPLIT);
    expect(offers.length).toBeGreaterThan(1);
    expect(offers.length).toBeLessThanOrEqual(3);
    expect(new Set(offers.map((offer) => JSON.stringify(offer))).size).toBe(offers.length);
  });

  it("rise when they are refused, until they are taken", () => {
    const key = table().at("New York Avenue");
    const takes = ({ give, get }: TradeOffer): boolean =>
      get.deeds.includes(key) && give.cash >= 500 && get.cash === 0;
    const deeds = [["St. James Place", "Tennessee Avenue"], ["New York Avenue"]];
    const offers = offersTo(takes, { deeds, cash: [1500, 1500], seats: 4 }, 100);
    const taken = offers.findIndex(takes);
    expect(taken).toBeGreaterThan(0);
    expect(offers[taken].give.cash).toBeLessThan(1000);
  });

  it("are not made at all where trades are switched off", () => {
    const { player, ctx } = seated(HL, SPLIT, { trades: false });
    player.gameStarted?.(ctx);
    expect(player.proposeTrade(ctx)).toBeNull();
  });
});

describe("HL's trades", () => {
  it("do not go there and back between players of its kind", () => {
    const players = [learner(), learner(), learner(), learner()];
    const made = table({ players, ...SPLIT, phase: "preTurn", seed: 3 });
    for (const [seat, player] of made.game.players.entries()) player.gameStarted?.(made.game.contexts[seat]);
    made.play(160);
    // What a bankrupt leaves behind goes to its creditor, wherever it came from.
    const events = made.events();
    const end = events.findIndex(({ type }) => type === "PlayerBankrupt");
    const moves = end === -1 ? events : events.slice(0, end);
    expect(moves.some(({ type }) => type === "DeedTransferred")).toBe(true);
    const lastGiver = new Map<number, string>();
    for (const move of moves) {
      if (move.type !== "DeedTransferred") continue;
      expect(lastGiver.get(move.square)).not.toBe(`${move.to}>${move.from}`);
      lastGiver.set(move.square, `${move.from}>${move.to}`);
    }
  });

  it("sell a key for a price, and not for less", () => {
    const layout: Layout = {
      deeds: [["New York Avenue"], ["St. James Place", "Tennessee Avenue"]],
      cash: [500, 5000],
      seats: 3,
    };
    const accepts = (cash: number): boolean => {
      const { player, ctx, at } = seated(HL, layout, { policy: "fixed-arm", arm: 3 });
      player.gameStarted?.(ctx);
      const give = bundle({ cash });
      return player.tradeResponse(ctx, 1 as Seat, {
        to: 0 as Seat,
        give,
        get: bundle({ deeds: [at(ORANGE[2])] }),
      });
    };
    expect(accepts(200)).toBe(false);
    expect(accepts(4000)).toBe(true);
  });

  it("give a reason in one line", () => {
    const { player, ctx } = seated(HL, SPLIT, { policy: "fixed-arm", arm: 3 });
    player.gameStarted?.(ctx);
    player.proposeTrade(ctx);
    expect(player.reason?.()).toMatch(/^Aggressive: offers a trade for .+: gains \$\d+, accepted with \d+%$/);
  });
});
