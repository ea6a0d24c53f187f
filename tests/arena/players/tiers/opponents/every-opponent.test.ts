import { describe, expect, test } from "vitest";
import { parseEntrant, seatEntrant, TIERS } from "../../../../../arena/players/registry.ts";
import { deriveKey, seedKey } from "../../../../../src/chance/random.ts";
import { playGames } from "../../table.ts";

const OPPONENTS = [...TIERS.values()].filter(({ kind }) => kind === "opponent").map(({ id }) => id);

/** The four players of a line-up, each with a stream of its own. */
const lineUp = (...ids: string[]) =>
  ids.map((id, seat) => seatEntrant(parseEntrant(id), deriveKey(seedKey("opponents"), seat, 0)));

describe.each(OPPONENTS)("%s", (id) => {
  test("answers every question legally among traders", () => {
    expect(playGames(lineUp(id, "trader", id, "hl"), 12).faults).toEqual([]);
  });

  test("plays the same game twice", () => {
    const evening = () => playGames(lineUp(id, "greedy", id, "trader"), 4).outcomes;
    expect(evening()).toEqual(evening());
  });
});

test("the sleepers of the contrasts are asked for by a setting", () => {
  for (const id of ["seller", "swapper", "sniper", "miser"]) {
    expect(parseEntrant(`${id}:bids=false`).settings.bids).toBe(false);
  }
});
