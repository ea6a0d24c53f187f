import { describe, expect, it } from "vitest";
import { TRADER } from "../../../../arena/players/tiers/trader.ts";
import { compileBoard } from "../../../../src/board/board.ts";
import { US_CLASSIC } from "../../../../src/board/us-classic.ts";
import { deriveKey, seedKey } from "../../../../src/chance/random.ts";
import { createGame } from "../../../../src/player/game.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";
import { GAME_TALLY } from "../../../../src/world/tally.ts";
import { runGame } from "../../../../systems/run-game.ts";
import { table } from "../../../support/table.ts";

const GAMES = 240;

describe("four traders under official@1", () => {
  const players = Array.from({ length: 4 }, () => TRADER.create({}, seedKey("reference")));
  const game = createGame(compileBoard(US_CLASSIC), ruleSet("official@1"), players);
  const faults: unknown[] = [];
  game.onFault = (fault) => faults.push(fault);
  const rounds: number[] = [];
  const wins = [0, 0, 0, 0];
  let unfinished = 0;
  let shortages = 0;
  for (let index = 0; index < GAMES; index++) {
    const outcomes = runGame(game, deriveKey(seedKey("reference trader"), index, 0));
    if (outcomes.filter(({ survived }) => survived).length > 1) unfinished++;
    outcomes.forEach(({ win }, seat) => {
      wins[seat] += win;
    });
    rounds.push(game.world.turn.round);
    shortages += game.world.gameTallies[GAME_TALLY.shortage];
  }

  it("answer every question legally", () => expect(faults).toEqual([]));

  // Bounds wider than the figures of thousands of games (0.3%, 51 rounds, 10%, 21–30%) by what 240 games may stray.
  it("finish their games, in the time that people's games take", () => {
    expect(unfinished).toBeLessThanOrEqual(4);
    const median = rounds.sort((a, b) => a - b)[GAMES / 2];
    expect(median).toBeGreaterThan(44);
    expect(median).toBeLessThan(90);
  });

  it("run the bank out of houses now and then", () => {
    expect(shortages).toBeGreaterThan(GAMES * 0.03);
    expect(shortages).toBeLessThan(GAMES * 0.25);
  });

  it("win from every seat", () => {
    for (const share of wins) expect(share / GAMES).toBeGreaterThan(0.13);
  });
});

describe("a deed beyond its cash", () => {
  /** A trader with 50 dollars and a railroad, which lands on Baltic Avenue. */
  const landed = (...deeds: string[]) =>
    table({
      players: [TRADER.create({}, seedKey("reference"))],
      cash: [50],
      deeds: [["Boardwalk", ...deeds]],
      dice: [[1, 2]],
    }).play();

  it("is bought when it completes a set, for a mortgage", () => {
    const { events } = landed("Mediterranean Avenue");
    const [raised, bought] = events("PropertyMortgaged", "PropertyBought");
    expect(raised).toMatchObject({ type: "PropertyMortgaged", player: 0 });
    expect(bought).toMatchObject({ type: "PropertyBought", player: 0, square: 3 });
  });

  it("is left to an auction otherwise", () => {
    expect(landed().events("PropertyBought")).toEqual([]);
  });
});
