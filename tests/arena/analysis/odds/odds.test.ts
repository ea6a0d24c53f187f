import { expect, test } from "vitest";
import { estimateOdds } from "../../../../arena/analysis/odds/odds.ts";
import { parseEntrant } from "../../../../arena/players/registry.ts";
import { type Position, readPosition } from "../../../../arena/scenario/index.ts";

const ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"];

/** The orange group with three houses each for `owner`, everybody short of cash. */
function orangeFor(owner: number): Position {
  return readPosition({
    players: [{ cash: 200 }, { cash: 200 }, { cash: 200 }],
    deeds: Object.fromEntries(ORANGE.map((deed) => [deed, { owner, buildings: 3 }])),
    turn: { seat: 0, round: 20 },
  });
}

const greedy = () => parseEntrant("greedy");
const always = () => true;

test("the seat with the built group wins most playouts, whichever seat it is", async () => {
  for (const owner of [0, 2]) {
    const { seats, playouts } = await estimateOdds(
      orangeFor(owner),
      [greedy(), greedy(), greedy()],
      200,
      always,
    );
    expect(playouts).toBe(200);
    expect(seats[owner]?.win.value).toBeGreaterThan(0.8);
    expect(seats.reduce((sum, { win }) => sum + win.value, 0)).toBeCloseTo(1);
  }
});

test("the same position and players give the same odds", async () => {
  const odds = () => estimateOdds(orangeFor(1), [greedy(), greedy(), greedy()], 50, always);
  expect(await odds()).toEqual(await odds());
});

test("playouts stop when told to, and the odds are over those that were played", async () => {
  const { playouts, seats } = await estimateOdds(
    orangeFor(1),
    [greedy(), greedy(), greedy()],
    500,
    (played) => played < 20,
  );
  expect(playouts).toBe(20);
  expect(seats[0]?.win.units).toBe(20);
});

test("a seat that is bankrupt has no chance, and no doubt about it", async () => {
  const position = readPosition({
    players: [{ cash: 800 }, { bankrupt: true }, { cash: 800 }],
    turn: { seat: 0, round: 20 },
  });
  const { seats } = await estimateOdds(position, [greedy(), greedy(), greedy()], 20, always);
  expect(seats[1]).toMatchObject({
    win: { value: 0, interval: { low: 0, high: 0 } },
    survival: { value: 0, interval: { low: 0, high: 0 } },
  });
  expect(seats[0]?.win.interval).toMatchObject({ method: "wilson" });
});
