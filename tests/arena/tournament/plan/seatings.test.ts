import { describe, expect, test } from "vitest";
import { scheduleOf } from "../../../../arena/tournament/plan/schedule.ts";
import { combinations, countSeatings, seatingsOf } from "../../../../arena/tournament/plan/seatings.ts";
import { planOf } from "../plans.ts";

const seatings = (kinds: string, policy: "all" | "rotate" | "fixed") =>
  seatingsOf(
    [...kinds].map((_, entry) => entry),
    (entry) => kinds.charCodeAt(entry),
    policy,
  ).map((seating) => seating.map((entry) => kinds[entry]).join(""));

describe("the seatings of a table", () => {
  test.each([
    ["abcd", 24],
    ["abbb", 4],
    ["aabb", 6],
    ["aabc", 12],
    ["aaaa", 1],
    ["ab", 2],
  ])("of %s are %i, all different", (kinds, count) => {
    const all = seatings(kinds, "all");
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
    expect(countSeatings([0, 1, 2, 3].slice(0, kinds.length), (entry) => kinds.charCodeAt(entry))).toBe(
      count,
    );
  });

  test("put every player into every seat equally often", () => {
    for (const policy of ["all", "rotate"] as const) {
      const table = seatings("abcd", policy);
      for (let seat = 0; seat < 4; seat++) {
        const held = [..."abcd"].map((kind) => table.filter((seating) => seating[seat] === kind).length);
        expect(new Set(held).size).toBe(1);
      }
    }
  });

  test("by turns are four, or fewer where turns fall together", () => {
    expect(seatings("abcd", "rotate")).toEqual(["abcd", "bcda", "cdab", "dabc"]);
    expect(seatings("abab", "rotate")).toEqual(["abab", "baba"]);
  });

  test("when fixed are the one that was written", () => {
    expect(seatings("dcba", "fixed")).toEqual(["dcba"]);
  });
});

describe("a schedule", () => {
  test("of a round robin seats every choice of the players", () => {
    expect(combinations(5, 4)).toHaveLength(5);
    const { seatings, entries } = scheduleOf(
      planOf("random,greedy,validator,hl-spec,random#2", { format: "round-robin" }),
    );
    expect(seatings).toHaveLength(5 * 24);
    const games = entries.map((_, entry) => seatings.filter((seating) => seating.includes(entry)).length);
    expect(new Set(games)).toEqual(new Set([4 * 24]));
  });

  test("of one against three seats the first alone against a full table of each other", () => {
    const { seatings, entries, ids } = scheduleOf(
      planOf("greedy,random,validator", { format: "one-against-three" }),
    );
    const tables = seatings.map((seating) =>
      seating
        .map((entry) => ids[entries[entry]])
        .sort()
        .join(),
    );
    expect(seatings).toHaveLength(8);
    expect(new Set(tables)).toEqual(
      new Set(["greedy,random,random,random", "greedy,validator,validator,validator"]),
    );
  });
});
