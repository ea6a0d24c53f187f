// How soon HL recognises who it plays against: after each game of a season, the share of seats whose likeliest kind is the
// right one, at the training tables of population@1.
//   npx tsx scripts/trials/recognition.ts [seasons] [games] [seed]
import { HL, watchingHl } from "../../arena/players/hl/hl.ts";
import { Belief } from "../../arena/players/hl/recognition/belief.ts";
import { logChances } from "../../arena/players/hl/recognition/kinds.ts";
import { SCHOOLING } from "../../arena/players/hl/recognition/schooling.ts";
import { parseEntrant, seatEntrant } from "../../arena/players/registry.ts";
import { POPULATION_1 } from "../../arena/tournament/population/population-1.ts";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";

const [seasons = "3", games = "6", seed = "recognition"] = process.argv.slice(2);
const names = [...SCHOOLING.kinds.map(({ name }) => name), "stranger"];
for (const { table, against } of POPULATION_1.tables) {
  const mean = Array.from({ length: Number(games) }, () => new Float64Array(names.length));
  for (let season = 0; season < Number(seasons); season++) {
    const key = deriveKey(seedKey(seed), season, 0);
    const belief = new Belief(logChances(SCHOOLING));
    const learner = watchingHl({ ...defaultSettings(HL.parameters), policy: "thompson" }, key, (seat, act) =>
      belief.saw(seat, act),
    );
    const cast = [
      learner,
      ...against.map((text, i) => seatEntrant(parseEntrant(text), deriveKey(key, i, 1))),
    ];
    const game = createGame(board("us-classic"), ruleSet("arena@1"), cast);
    for (const [g, shares] of mean.entries()) {
      const own = g % 4;
      seatPlayers(game, [...cast.slice(4 - own), ...cast.slice(0, 4 - own)]);
      belief.begin(4);
      runGame(game, deriveKey(key, g, 2));
      for (let seat = 0; seat < 4; seat++) {
        if (seat === own) continue;
        belief.sharesOf(seat).forEach((share, kind) => {
          shares[kind] = (shares[kind] ?? 0) + share / 3 / Number(seasons);
        });
      }
      belief.end(4, own);
    }
  }
  for (const g of [0, 1, Number(games) - 1]) {
    const shares = mean[g];
    const text = names
      .map((name, kind) => ({ name, share: shares?.[kind] ?? 0 }))
      .sort((a, b) => b.share - a.share)
      .slice(0, 3)
      .map(({ name, share }) => `${name} ${(100 * share).toFixed(0)}%`);
    console.log(table.padEnd(24), `game ${g + 1}:`, text.join(", "));
  }
}
