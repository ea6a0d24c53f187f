import { describe, expect, test } from "vitest";
import type { JailAnswer } from "../../src/player/player.ts";
import { estateOf } from "../support/estate.ts";
import { answering } from "../support/players.ts";
import { type Layout, pile, table } from "../support/table.ts";

/** A seat in jail that answers so, before its throw. */
const jailed = (answer: JailAnswer, layout: Layout = {}) =>
  table({ jailed: { 0: 0 }, players: [answering({ jailDecision: () => answer })], ...layout });

describe("a turn begins", () => {
  test("with every counter of the turn before at zero (S-9)", () => {
    const { world, step, events } = table();
    Object.assign(world.turn, { doubles: 2, throws: 5, offers: 2 });
    expect(step()).toBe("rolling");
    const { doubles, throws, offers, turns } = world.turn;
    expect({ doubles, throws, offers, turns }).toEqual({
      doubles: 0,
      throws: 0,
      offers: 0,
      turns: 1,
    });
    expect(events()).toEqual([{ type: "TurnStarted", player: 0 }]);
  });

  test("without a question to whoever is free", () => {
    const { step, faults } = table({
      players: [
        answering({
          jailDecision() {
            throw new Error("asked");
          },
        }),
      ],
    });
    expect([step(), faults]).toEqual(["rolling", []]);
  });
});

describe("in jail", () => {
  test("the fine frees before the throw (J-3)", () => {
    const { world, step, events } = jailed("pay");
    expect(step()).toBe("rolling");
    expect([world.cash[0], world.inJail[0]]).toEqual([1450, 0]);
    expect(events("PlayerReleasedFromJail")).toMatchObject([{ method: "fine" }]);
  });

  test("a card frees, goes back under its own deck, and of two the chance card goes first (C-2)", () => {
    const { world, step, events } = jailed("card", { jailCards: [["chance", "communityChest"]] });
    expect(step()).toBe("rolling");
    expect(estateOf(world, 0)).toEqual({ cash: 1500, deeds: [], jailCards: ["communityChest"] });
    expect(world.board.cards[pile(world, 0).at(-1) as number].id).toBe("getOutOfJailFree");
    expect(events("CardReturned", "PlayerReleasedFromJail")).toEqual([
      { type: "CardReturned", player: 0, isChance: true },
      { type: "PlayerReleasedFromJail", player: 0, method: "card" },
    ]);
  });

  test("waiting for a double keeps the seat in, and its attempts counted", () => {
    const { world, step } = jailed("roll", { jailed: { 0: 1 }, jailCards: [["chance"]] });
    expect(step()).toBe("rolling");
    expect([world.inJail[0], world.jailTurns[0], world.jailCards[0]]).toEqual([1, 1, 1]);
  });

  test.each([
    ["pay", "fine-not-offered", { jailed: { 0: 2 } }],
    ["pay", "not-enough-cash", { cash: [49] }],
    ["card", "no-jail-card", {}],
  ] as const)("%s is refused as %s, and the dice decide (J-8)", (answer, reason, layout: Layout) => {
    const { world, step, faults } = jailed(answer, layout);
    expect(step()).toBe("rolling");
    expect([faults[0].reason, world.inJail[0]]).toEqual([reason, 1]);
  });
});
