import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tallyChoices } from "../../../arena/statistics/choice-tally.ts";
import type { Finish } from "../../../arena/statistics/finishing-order.ts";
import { widthRatio } from "../../../arena/statistics/paired.ts";
import { PINNED_RATING, type Rating, ratePlayers } from "../../../arena/statistics/rating.ts";
import { drawPlaces, streamOf } from "./toys.ts";

const rate = (players: number, finishes: readonly Finish[], pinned = 0): (number | null)[] =>
  ratePlayers(tallyChoices(players, finishes), pinned).map(({ rating }) =>
    rating === null ? null : rating - PINNED_RATING,
  );

/** Finishes of `units` units in which everyone of `worth` plays everyone. */
function simulate(
  name: string,
  repetition: number,
  worth: readonly number[],
  units: number,
  gamesEach: number,
): Finish[] {
  const stream = streamOf(name, repetition);
  const entrants = worth.map((_, player) => player);
  return Array.from({ length: units * gamesEach }, (_, game) => ({
    unit: Math.floor(game / gamesEach),
    entrants,
    places: drawPlaces(stream, worth),
  }));
}

const holds = ({ interval }: Rating, truth: number): boolean =>
  interval.method !== "none" && interval.low <= truth && truth <= interval.high;

describe("ratings by a Plackett–Luce fit", () => {
  it("are the log odds of two players, each given half a drawn game", () => {
    const finishes = [
      { unit: 0, entrants: [0, 1], places: [2, 1], games: 300 },
      { unit: 0, entrants: [1, 0], places: [2, 1], games: 100 },
    ];
    expect(rate(2, finishes)[1]).toBeCloseTo(400 * Math.log10(300.5 / 100.5), 8);
  });

  it("put odds of ten to one 400 points apart", () => {
    const finishes = [
      { unit: 0, entrants: [0, 1], places: [1, 2], games: 1e7 },
      { unit: 0, entrants: [0, 1], places: [2, 1], games: 1e6 },
    ];
    expect(rate(2, finishes)[1]).toBeCloseTo(-400, 3);
  });

  it("solve three players by hand", () => {
    // Every order of worths 4, 2, 1 as often as the model says: 420 games, so that all counts are whole.
    const worth = [4, 2, 1];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const finishes = orders.map((order) => {
      const [first, second, third] = order.map((player) => worth[player]) as [number, number, number];
      const chance = (first / 7) * (second / (second + third));
      return { unit: 0, entrants: order, places: [1, 2, 3], games: 4.2e8 * chance };
    });
    const [, second, third] = rate(3, finishes);
    expect(second).toBeCloseTo(-400 * Math.log10(2), 4);
    expect(third).toBeCloseTo(-400 * Math.log10(4), 4);
  });

  it("recover the strengths that drew the orders, with intervals that hold them", () => {
    const worth = [1, 4, 6, 8];
    const points = worth.map((each) => PINNED_RATING + 400 * Math.log10(each));
    const ratings = ratePlayers(tallyChoices(4, simulate("recover", 0, worth, 40, 200)), 0);
    for (const { player, rating } of ratings)
      expect(Math.abs(Number(rating) - points[player])).toBeLessThan(20);
    const held = Array.from({ length: 20 }, (_, i) =>
      ratePlayers(tallyChoices(4, simulate("coverage", i, worth, 12, 24)), 0)
        .slice(1)
        .map((rating) => holds(rating, points[rating.player])),
    ).flat();
    const coverage = held.filter(Boolean).length / held.length;
    expect(coverage).toBeGreaterThan(0.88);
  });

  it("count a tie as all orders of the tied, each in part", () => {
    const tied = [
      { unit: 0, entrants: [0, 1, 2, 3], places: [1, 2, 2, 2], games: 6 },
      { unit: 0, entrants: [0, 1], places: [2, 1] },
    ];
    const orders = [
      [2, 3, 4],
      [2, 4, 3],
      [3, 2, 4],
      [3, 4, 2],
      [4, 2, 3],
      [4, 3, 2],
    ];
    const spread = orders.map((places) => ({ unit: 0, entrants: [0, 1, 2, 3], places: [1, ...places] }));
    const expected = rate(4, [...spread, tied[1] as Finish]);
    rate(4, tied).forEach((rating, player) => {
      expect(rating).toBeCloseTo(Number(expected[player]), 6);
    });
    expect(rate(3, [{ unit: 0, entrants: [0, 1, 2], places: [1, 1, 1] }])).toEqual([0, 0, 0]);
  });

  it("rate a player once, however many seats it holds", () => {
    // One of 1 against three of 0 at par: the single seat wins a quarter of the games, so both are equal.
    const places = [
      [1, 2, 3, 4],
      [2, 1, 3, 4],
      [3, 1, 2, 4],
      [4, 1, 2, 3],
    ];
    const even = places.map((each) => ({ unit: 0, entrants: [1, 0, 0, 0], places: each, games: 50 }));
    expect(rate(2, even)[1]).toBeCloseTo(0, 8);
    expect(rate(2, [{ unit: 0, entrants: [0, 0, 0], places: [1, 2, 3] }])).toEqual([null, null]);
  });

  it("stay finite for players and groups that never win, over a million games", () => {
    const sure = [
      { unit: 0, entrants: [0, 1, 2, 3], places: [4, 3, 2, 1], games: 500_000 },
      { unit: 0, entrants: [0, 1, 2, 3], places: [3, 4, 1, 2], games: 500_000 },
    ];
    const [, beside, above, best] = rate(4, sure);
    expect(beside).toBeCloseTo(0, 3);
    expect(above).toBeCloseTo(Number(best), 3);
    expect(above).toBeGreaterThan(1500);
    expect(above).toBeLessThan(4000);
  });

  it("do not depend on the order in which games or seats are listed", () => {
    const finish = fc.record({
      unit: fc.integer({ min: 0, max: 3 }),
      entrants: fc.constantFrom([0, 1, 2], [2, 1, 0], [1, 0, 0]),
      places: fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
      ),
    });
    const shuffled = fc
      .array(finish, { minLength: 1, maxLength: 30 })
      .chain((finishes) =>
        fc.tuple(fc.constant(finishes), fc.shuffledSubarray(finishes, { minLength: finishes.length })),
      );
    fc.assert(
      fc.property(shuffled, ([finishes, other]) => {
        const turned = other.map(({ unit, entrants, places }) => ({
          unit,
          entrants: entrants.toReversed(),
          places: places.toReversed(),
        }));
        expect(ratePlayers(tallyChoices(3, turned), 0)).toEqual(ratePlayers(tallyChoices(3, finishes), 0));
      }),
    );
  });

  it("keep their value and their interval where thousands of units are resampled in groups", () => {
    const few = simulate("groups", 0, [1, 2, 3], 900, 4);
    const many = few.map((finish, game) => ({ ...finish, unit: game }));
    const [, apart] = ratePlayers(tallyChoices(3, few), 0);
    const [, together] = ratePlayers(tallyChoices(3, many), 0);
    expect(together?.rating).toBeCloseTo(Number(apart?.rating), 9);
    // Games of these units are independent, so how they are grouped changes the width by chance only.
    expect(widthRatio(together.interval, apart.interval)).toBeCloseTo(1, 0);
  });

  it("are not made up for a player that met nobody", () => {
    const finishes = [{ unit: 0, entrants: [0, 1], places: [1, 2] }];
    expect(rate(3, finishes)[2]).toBeNull();
    expect(rate(3, finishes, 2)).toEqual([null, null, null]);
    expect(rate(2, [])).toEqual([null, null]);
  });

  it("have no interval for the pinned player, nor over fewer than five units", () => {
    const [pinned, other] = ratePlayers(tallyChoices(2, simulate("few", 0, [1, 2], 4, 10)), 0);
    expect(pinned).toMatchObject({ rating: PINNED_RATING, interval: { method: "none", reason: /pinned/ } });
    expect(other?.interval).toMatchObject({
      method: "none",
      reason: "4 units; an interval needs at least 5",
    });
  });

  it("refuse a finish that does not add up", () => {
    expect(() => tallyChoices(2, [{ unit: 7, entrants: [0, 1], places: [1] }])).toThrow(
      "unit 7: 2 entrants but 1 places",
    );
    expect(() => tallyChoices(2, [{ unit: 0, entrants: [0, 2], places: [1, 2] }])).toThrow(
      "player 2; expected 0 to 1",
    );
  });

  it("have a width where one player wins every game of every unit", () => {
    const finishes = Array.from({ length: 12 }, (_, unit) => ({
      unit,
      entrants: [0, 1],
      places: [2, 1],
      games: 24,
    }));
    const [, winner] = ratePlayers(tallyChoices(2, finishes), 0, 0.95, 24);
    if (winner?.interval.method !== "unvaried") throw new Error("expected an interval");
    expect(winner.interval.low).toBeLessThan(Number(winner.rating) - 100);
    expect(winner.interval.high).toBeCloseTo(Number(winner.rating), 6);
  });

  it("by wins ask only who won: who goes bankrupt later is none the better for it", () => {
    // 1 wins a game of ten and is last in the others; 0 never wins and is never last.
    const finishes = [
      { unit: 0, entrants: [0, 1, 2], places: [2, 3, 1], games: 900 },
      { unit: 0, entrants: [0, 1, 2], places: [2, 1, 3], games: 100 },
    ];
    const [, byWins] = ratePlayers(tallyChoices(3, finishes, "wins"), 0);
    const [, byPlaces] = ratePlayers(tallyChoices(3, finishes, "places"), 0);
    expect(byWins?.rating).toBeGreaterThan(1000);
    expect(byPlaces?.rating).toBeLessThan(1000);
  });
});
