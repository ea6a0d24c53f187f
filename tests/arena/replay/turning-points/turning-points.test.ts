import { describe, expect, test } from "vitest";
import type { Change } from "../../../../arena/replay/turning-points/change.ts";
import { findTurns, type KnownChances } from "../../../../arena/replay/turning-points/turning-points.ts";
import type { Seat } from "../../../../components/index.ts";

/** Chances by seat at the beginning of every turn and at the end, told from none where they change by more than `noise`. */
function chancesOf(
  curves: readonly (readonly number[])[],
  winners: readonly number[],
  noise = 0.1,
): KnownChances {
  const change = (before: number, after: number): Change => {
    const rise = after - before;
    return { before, after, interval: [rise - noise, rise + noise] };
  };
  const together = (turn: number): number =>
    winners.reduce((sum, seat) => sum + (curves[seat]?.[turn - 1] ?? 0), 0);
  return {
    turns: (curves[0]?.length ?? 1) - 1,
    winners: winners as Seat[],
    ofSeats: (from, to) => curves.map((curve) => change(curve[from - 1] ?? 0, curve[to - 1] ?? 0)),
    ofWinners: (from, to) => change(together(from), together(to)),
  };
}

/** `turns` turns at one chance after another: the chance changes at the beginning of the turns that are named. */
const steps = (turns: number, first: number, ...changes: readonly (readonly [turn: number, to: number])[]) =>
  Array.from(
    { length: turns + 1 },
    (_, before) => changes.findLast(([turn]) => turn <= before)?.[1] ?? first,
  );

describe("why a game was won", () => {
  test("is the turn that raised the winner's chance most, however far another's fell elsewhere", () => {
    const winner = steps(100, 0.2, [30, 0.4], [70, 1]);
    const faller = steps(100, 0.7, [50, 0]);
    const { decisive, turningPoints } = findTurns(chancesOf([winner, faller], [0]));
    expect(decisive).toMatchObject({ from: 70, to: 70, before: 0.4, after: 1 });
    expect(turningPoints.map(({ turn, seat }) => [turn, seat])).toEqual([
      [30, 0],
      [50, 1],
      [70, 0],
    ]);
  });

  test("is told of the winner even where another's chance changed more in that turn", () => {
    const winner = steps(60, 0.3, [41, 0.55]);
    const loser = steps(60, 0.6, [41, 0.1]);
    const { decisive, turningPoints } = findTurns(chancesOf([loser, winner], [1]));
    expect(decisive).toMatchObject({ from: 41, to: 41, before: 0.3, after: 0.55 });
    expect(turningPoints).toMatchObject([{ turn: 41, seat: 0, winner: { before: 0.3, after: 0.55 } }]);
  });

  test("is the shortest stretch that was found, where no single turn stands out", () => {
    const slow = Array.from({ length: 201 }, (_, turn) => Math.min(1, 0.2 + 0.01 * Math.max(0, turn - 100)));
    const { decisive, turningPoints } = findTurns(chancesOf([slow], [0], 0.06));
    expect(turningPoints).toEqual([]);
    expect(decisive?.from).toBeGreaterThan(95);
    expect(decisive?.to).toBeLessThan(190);
    expect((decisive?.to ?? 0) - (decisive?.from ?? 0)).toBeLessThan(10);
    expect(decisive?.interval[0]).toBeGreaterThan(0);
  });

  test("is the whole game, where its playouts tell nothing from chance", () => {
    const { decisive } = findTurns(chancesOf([steps(40, 0.95, [30, 1])], [0]));
    expect(decisive).toMatchObject({ from: 1, to: 40, before: 0.95, after: 1 });
  });

  test("is told of all who won together after a tie", () => {
    const { decisive } = findTurns(chancesOf([steps(9, 0.2, [4, 0.5]), steps(9, 0.3, [4, 0.5])], [0, 1]));
    expect(decisive).toMatchObject({ from: 4, to: 4, before: 0.5, after: 1 });
  });

  test("is nothing where nobody has won", () => {
    expect(findTurns(chancesOf([steps(9, 0.5)], [])).decisive).toBeNull();
  });
});
