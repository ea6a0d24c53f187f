import { describe, expect, test } from "vitest";
import type { TurningPoint } from "../../arena/replay/turning-points.ts";
import type { Seat } from "../../components/index.ts";
import { decisiveTurn } from "../../dashboard/game/decisive-turn.ts";

const point = (turn: number, seat: number, before: number, after: number): TurningPoint => ({
  turn,
  seat: seat as Seat,
  before,
  after,
  interval: [-1, 1],
});
const won = (seat: number): boolean => seat === 0;

describe("the turn that is named for a game's outcome", () => {
  test("raised the winner's chance, however far another's fell elsewhere", () => {
    const points = [point(9, 0, 0.3, 0.4), point(21, 1, 0.9, 0.1), point(30, 0, 0.4, 0.7)];
    expect(decisiveTurn(points, won)).toEqual({ point: points[2], explains: true });
  });

  test("is the largest change where no turn raised the winner's chance, and is said not to explain", () => {
    const points = [point(9, 0, 0.4, 0.3), point(21, 1, 0.33, 0.17)];
    expect(decisiveTurn(points, won)).toEqual({ point: points[1], explains: false });
  });

  test("is none where no chance changed", () => {
    expect(decisiveTurn([], won)).toBeNull();
  });
});
