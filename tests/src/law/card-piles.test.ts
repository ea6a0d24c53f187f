import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { compileBoard } from "../../../src/board/board.ts";
import { US_CLASSIC } from "../../../src/board/us-classic.ts";
import { seedKey, threefry } from "../../../src/chance/random.ts";
import {
  drawCard,
  jailCardCount,
  returnJailCard,
  shuffleDeck,
  shuffleSlots,
} from "../../../src/law/card-piles.ts";
import { pile, table } from "../../support/table.ts";

const CHANCE = 0;

/** The ids of the cards in a deck, top first. */
const idsOf = ({ world }: ReturnType<typeof table>, deck: number) =>
  pile(world, deck).map((card) => world.board.cards[card].id);

describe("a deck", () => {
  test("holds every printed card once after the shuffle, in an order of its seed's", () => {
    const orders = [0, 1, 2].map((seed) => pile(table({ seed }).world, CHANCE));
    for (const order of orders) {
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, card) => card));
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect(pile(table({ seed: 0 }).world, CHANCE)).toEqual(orders[0]);
  });

  test("goes round: the card drawn comes up again after all the others (C-1)", () => {
    const { world } = table({ jailCards: [["chance"]] });
    const drawn = Array.from({ length: 30 }, () => drawCard(world, CHANCE));
    expect(drawn.slice(15)).toEqual(drawn.slice(0, 15));
    expect(new Set(drawn).size).toBe(15);
  });

  test("gives away its jail card, and takes it back at the bottom (C-2)", () => {
    const at = table({ next: { chance: ["getOutOfJailFree", "goToJail"] } });
    const { world } = at;
    const card = drawCard(world, CHANCE);
    world.jailCards[1] = 1;
    expect(pile(world, CHANCE)).not.toContain(card);
    expect(idsOf(at, CHANCE)[0]).toBe("goToJail");
    returnJailCard(world, 1 as Seat, CHANCE);
    expect(pile(world, CHANCE).at(-1)).toBe(card);
    expect(world.jailCards[1]).toBe(0);
  });

  test("never loses a card, however it is drawn from and returned to", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 80 }), fc.nat(1000), (draws, seed) => {
        const { world } = table({ seed });
        for (const draw of draws) {
          if (!draw && world.jailCards[0] !== 0) returnJailCard(world, 0 as Seat, CHANCE);
          else if (world.board.cards[drawCard(world, CHANCE)].effect.kind === "jailFree")
            world.jailCards[0] = 1;
        }
        const expected = world.jailCards[0] === 0 ? 16 : 15;
        expect(new Set(pile(world, CHANCE)).size).toBe(expected);
        expect(pile(world, CHANCE)).toHaveLength(expected);
      }),
      { numRuns: 50 },
    );
  });

  test("shuffles each card into each place about as often", () => {
    const { world } = table();
    const first = new Array<number>(16).fill(0);
    for (let seed = 0; seed < 4000; seed++) {
      world.key = seedKey(seed);
      shuffleDeck(world, CHANCE);
      first[pile(world, CHANCE)[0]]++;
    }
    // 250 expected of each; four and a half standard deviations are 69.
    for (const count of first) expect(Math.abs(count - 250)).toBeLessThan(69);
  });
});

describe("a shuffle is a function of the game alone", () => {
  test.each([14, 15, 16])("for a deck of %i cards, whatever was drawn just before", (size) => {
    const chance = US_CLASSIC.decks.chance.slice(0, size);
    const board = compileBoard({ ...US_CLASSIC, decks: { ...US_CLASSIC.decks, chance } });
    const { world } = table({ board });
    const orders = [1, 2, 3].map((other) => {
      threefry(other, other, other, other);
      shuffleDeck(world, CHANCE);
      return pile(world, CHANCE);
    });
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
  });

  test("for a deck whose jail card is held", () => {
    const { world } = table({ jailCards: [["chance"]] });
    const before = pile(world, CHANCE);
    const orders = [1, 2].map((other) => {
      for (const [slot, card] of before.entries()) world.deckCards[CHANCE][slot] = card;
      threefry(other, other, other, other);
      shuffleSlots(world, CHANCE, 0x8000000, 3);
      return pile(world, CHANCE);
    });
    expect(orders[1]).toEqual(orders[0]);
  });
});

test("a hand of two jail cards counts two", () => {
  expect([0, 1, 2, 3].map(jailCardCount)).toEqual([0, 1, 1, 2]);
});
