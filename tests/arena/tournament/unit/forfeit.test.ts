import { describe, expect, test } from "vitest";
import { Forfeits } from "../../../../arena/tournament/unit/forfeit.ts";
import type { Seat } from "../../../../components/index.ts";
import { compileBoard } from "../../../../src/board/board.ts";
import { US_CLASSIC } from "../../../../src/board/us-classic.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { createGame } from "../../../../src/player/game.ts";
import { PassivePlayer } from "../../../../src/player/player.ts";
import { ENDING } from "../../../../src/world/turn-state.ts";
import { runGame } from "../../../../systems/run-game.ts";
import { SHORT_RULES } from "../plans.ts";

/** Buys whatever it lands on. */
class Buyer extends PassivePlayer {
  override shouldBuyProperty(): boolean {
    return true;
  }
}

const table = () =>
  createGame(
    compileBoard(US_CLASSIC),
    SHORT_RULES,
    Array.from({ length: 4 }, () => new Buyer()),
  );

describe("a seat that forfeits", () => {
  test("leaves at the end of the turn, bankrupt to the bank, and the others play on", () => {
    const game = table();
    const forfeits = new Forfeits();
    let turns = 0;
    const outcomes = runGame(game, seedKey("forfeit"), (each) => {
      if (turns++ === 60) forfeits.add(2 as Seat);
      forfeits.step(each);
    });
    const { world } = game;
    expect(forfeits.left).toBe(1 << 2);
    expect(outcomes[2]).toMatchObject({ survived: false, placement: 4, netWorth: 0, win: 0 });
    expect(world.turn.ending).toBe(ENDING.cap);
    expect([...world.board.deeds].filter((square) => world.owner[square] === 2)).toEqual([]);
  });

  test("ends the game when one is left, who wins it", () => {
    const game = table();
    const forfeits = new Forfeits();
    for (const seat of [0, 1, 3]) forfeits.add(seat as Seat);
    const outcomes = runGame(game, seedKey("all but one"), forfeits.step);
    expect(outcomes.map(({ win }) => win)).toEqual([0, 0, 1, 0]);
    expect(game.world.turn.ending).toBe(ENDING.lastSurvivor);
  });
});
