// Plays players alone at the tables of population@1, each in the first place against the table's opponents, on the same
// seeds, and prints win shares in percent, table by player. One thread; for questions that are too small for a store.
//   npx tsx scripts/trials/arms.ts PLAYERS [seasons] [games] [seed] [rules] [tables]
// PLAYERS: texts as `--players` takes them, parted by spaces, or a file with one a line. `tables`: part of their names.
import { existsSync, readFileSync } from "node:fs";
import { parseEntrant, seatEntrant } from "../../arena/players/registry.ts";
import { POPULATION_1 } from "../../arena/tournament/population/population-1.ts";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../src/player/game.ts";
import type { Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";

const [asked = "hl", seasons = "8", games = "24", seed = "arms", rules = "arena@1", tables = ""] =
  process.argv.slice(2);
const texts = (existsSync(asked) ? readFileSync(asked, "utf8").split("\n") : asked.split(" ")).filter(
  Boolean,
);
const players = texts.map((text) => parseEntrant(text));
const root = seedKey(seed);

/** Win share of a player in every season: all seats in turn, memories kept from game to game. */
function play(player: number, against: readonly string[]): number[] {
  const line = [players[player], ...against.map((each) => parseEntrant(each))];
  return Array.from({ length: Number(seasons) }, (_, season) => {
    const key = deriveKey(root, season, 0);
    const cast: Player[] = line.map((entrant, i) => {
      if (entrant === undefined) throw new Error("no such player");
      return seatEntrant(entrant, deriveKey(key, i, 1));
    });
    const table = createGame(board("us-classic"), ruleSet(rules), cast);
    let wins = 0;
    for (let game = 0; game < Number(games); game++) {
      const shift = game % cast.length;
      seatPlayers(table, [...cast.slice(shift), ...cast.slice(0, shift)]);
      const outcomes = runGame(table, deriveKey(key, game, 2));
      wins += outcomes[(cast.length - shift) % cast.length]?.win ?? 0;
    }
    return wins / Number(games);
  });
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
texts.forEach((text, i) => {
  console.log(`${i + 1}: ${text}`);
});
const named = POPULATION_1.tables.filter(({ table }) =>
  tables.split("|").some((part) => table.includes(part)),
);
const sums = texts.map(() => [] as number[]);
for (const { table, part, against } of named) {
  const shares = texts.map((_, i) => mean(play(i, against)));
  shares.forEach((share, i) => {
    sums[i]?.push(share);
  });
  console.log(
    table.padEnd(24),
    part.slice(0, 5).padEnd(6),
    shares.map((s) => (100 * s).toFixed(1).padStart(6)).join(" "),
  );
}
console.log("mean".padEnd(31), sums.map((row) => (100 * mean(row)).toFixed(1).padStart(6)).join(" "));
