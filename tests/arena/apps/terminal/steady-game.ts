import type { GameRecord } from "../../../../arena/replay/record/record.ts";
import { version } from "../../../../arena/runtime/version.ts";
import { PlainBuyer } from "../../replay/plain-buyer.ts";
import { recordedGame } from "../../replay/recorded-game.ts";

/** A game with trades, monopolies, houses and bankruptcies, of players that belong to the tests, recorded by this engine. */
export function steadyGame(): GameRecord {
  return recordedGame({
    engine: version,
    game: 3,
    players: ["frugal", "careful", "bold", "plain"],
    own: { 0: new PlainBuyer(400), 1: new PlainBuyer(250), 2: new PlainBuyer(50), 3: new PlainBuyer(150) },
    reasons: true,
  });
}
