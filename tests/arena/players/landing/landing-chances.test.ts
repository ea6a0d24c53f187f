import { describe, expect, it } from "vitest";
import { landingChances, THROW_CHANCE } from "../../../../arena/players/landing/landing-chances.ts";
import { board } from "../../../../src/board/catalog.ts";

describe("landing chances", () => {
  const classic = board("us-classic");
  const chances = landingChances(classic);
  const of = (name: string): number => chances[classic.squareByName.get(name) as number];

  it("sum to 1, as do those of a throw", () => {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(THROW_CHANCE.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it("make jail the busiest square, Illinois the busiest street, and leave nobody on Go To Jail", () => {
    const streets = classic.groups.flatMap(({ squares }) => squares);
    expect(of("Jail")).toBe(Math.max(...chances));
    expect(of("Illinois Avenue")).toBe(Math.max(...streets.map((square) => chances[square])));
    expect(of("Go To Jail")).toBe(0);
  });

  it("make the squares behind jail busier than those before it", () => {
    expect(of("Tennessee Avenue")).toBeGreaterThan(of("Connecticut Avenue"));
    expect(of("New York Avenue")).toBeGreaterThan(of("Boardwalk"));
  });
});
