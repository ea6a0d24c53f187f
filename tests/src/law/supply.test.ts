import fc from "fast-check";
import { expect, test } from "vitest";
import { playScenario } from "../../../arena/scenario/index.ts";
import { board } from "../../../src/board/catalog.ts";
import { housesIn } from "../../../src/law/holdings.ts";

const { groups } = board("us-classic");
const HOTEL = 5;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every way to leave the lots with no more on each than stands there. */
function lower(standing: readonly number[]): number[][] {
  return standing.reduce<number[][]>(
    (ways, height) => ways.flatMap((way) => Array.from({ length: height + 1 }, (_, left) => [...way, left])),
    [[]],
  );
}

const isEven = (heights: readonly number[]) => Math.max(...heights) - Math.min(...heights) <= 1;

test("a hotel sold in a house shortage costs the fewest buildings that an even group and the stock allow (H-9)", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...groups),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(12),
      ({ squares, houseCost }, hotels, left) => {
        const standing = squares.map((_, i) => (i < hotels ? HOTEL : HOTEL - 1));
        const stock = left + sum(standing.map(housesIn));
        const { state } = playScenario({
          name: "a hotel is sold",
          rules: { extends: "official@1", houses: stock },
          players: [{ cash: 0 }, {}],
          deeds: Object.fromEntries(squares.map((lot, i) => [lot, { owner: 0, buildings: standing[i] }])),
          dice: [[4, 6]],
          decisions: [{ seat: 0, ask: "sellBuildings", answer: [squares[0]] }],
        });
        const heights = squares.map((lot) => state.deeds[board("us-classic").names[lot]]?.buildings ?? 0);
        const best = Math.max(
          ...lower(standing)
            .filter((way) => isEven(way) && sum(way) < sum(standing) && sum(way.map(housesIn)) <= stock)
            .map(sum),
        );
        expect({ even: isEven(heights), left: sum(heights) }).toEqual({ even: true, left: best });
        expect(state.players[0]?.cash).toBe(((sum(standing) - best) * houseCost) / 2);
      },
    ),
    { numRuns: 100 },
  );
});
