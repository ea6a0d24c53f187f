// Searches an arm for some training tables of population@1 by successive halving: strategies drawn around a start are played
// at the tables on the same seeds, the better third goes on with three times the seasons, until three are left.
//   npx tsx scripts/trials/portfolio.ts TABLES [candidates] [seed] [start…]
// TABLES: part of the tables' names, several by |. `start`: settings of HL's first arm, as in expansion.buy=2,expansion.bid=1;
// several are all tried, and drawn around in turn.
import { HL } from "../../arena/players/hl/hl.ts";
import { parseEntrant, seatEntrant } from "../../arena/players/registry.ts";
import { POPULATION_1 } from "../../arena/tournament/population/population-1.ts";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, RandomStream, seedKey } from "../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../src/player/game.ts";
import { parseSettings, type Settings } from "../../src/player/parameters.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";

const [tables = "", candidates = "27", seed = "portfolio", ...starts] = process.argv.slice(2);
const GAMES = 48;
/** Numbers of an arm that are drawn, as factors up to which each is multiplied or divided, or spans that are added. */
const FACTORS = { ambition: 1.5, face: 1.5, buy: 1.7, bid: 1.4 };
const SPANS = { option: 0.25, denial: 0.3, reserve: 0.35, margin: 25, mortgageTo: 2 };

const key = seedKey(seed);
const stream = new RandomStream(key);
const specs = new Map(HL.parameters.map((spec) => [spec.name, spec]));

function drawnAround(start: Settings): Settings {
  const drawn: Record<string, number | string | boolean> = { ...start };
  const move = (trait: string, moved: (value: number, u: number) => number): void => {
    if (stream.unit() < 0.4) return;
    const name = `expansion.${trait}`;
    const spec = specs.get(name);
    if (spec === undefined || !("range" in spec)) throw new Error(`no number ${name}`);
    const value = moved(Number(drawn[name]), 2 * stream.unit() - 1);
    const [least, most] = spec.range;
    const kept = Math.min(most, Math.max(least, value));
    drawn[name] = spec.type === "int" ? Math.round(kept) : Number(kept.toPrecision(3));
  };
  for (const [trait, factor] of Object.entries(FACTORS)) move(trait, (value, u) => value * factor ** u);
  for (const [trait, span] of Object.entries(SPANS)) move(trait, (value, u) => value + span * u);
  return drawn;
}

const given = (starts.length === 0 ? [""] : starts).map((text) =>
  parseSettings(HL.parameters, `policy=fixed-arm,arm=0${text === "" ? "" : `,${text}`}`),
);
const field = Array.from({ length: Number(candidates) }, (_, i) => {
  const start = given[i % given.length];
  if (start === undefined) throw new Error("no start");
  return { settings: i < given.length ? start : drawnAround(start), shares: [] as number[] };
});
const played = POPULATION_1.tables.filter(
  ({ table, part }) => part === "training" && tables.split("|").some((name) => table.includes(name)),
);

/** Mean win share of one more season at every table. */
function season(settings: Settings, number: number): number {
  let wins = 0;
  for (const [t, { against }] of played.entries()) {
    const seasonKey = deriveKey(key, number, t);
    const cast = [
      HL.create(settings, seasonKey),
      ...against.map((text, i) => seatEntrant(parseEntrant(text), deriveKey(seasonKey, i, 1))),
    ];
    const table = createGame(board("us-classic"), ruleSet("arena@1"), cast);
    for (let game = 0; game < GAMES; game++) {
      const own = game % cast.length;
      const shift = cast.length - own;
      seatPlayers(table, [...cast.slice(shift), ...cast.slice(0, shift)]);
      wins += runGame(table, deriveKey(seasonKey, game, 2))[own]?.win ?? 0;
    }
  }
  return wins / (GAMES * played.length);
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
let left = [...field];
for (let upTo = 1; ; upTo *= 3) {
  for (const each of left) {
    for (let number = each.shares.length; number < upTo; number++)
      each.shares.push(season(each.settings, number));
  }
  left.sort((a, b) => mean(b.shares) - mean(a.shares));
  if (left.length <= 3) break;
  left = left.slice(0, Math.max(3, Math.ceil(left.length / 3)));
}
const defaults = parseSettings(HL.parameters, "");
for (const { settings, shares } of left) {
  const changed = Object.keys(settings).filter(
    (name) => settings[name] !== defaults[name] && name.includes("."),
  );
  console.log(
    `${(100 * mean(shares)).toFixed(1)} in ${shares.length} seasons: ${changed.map((name) => `${name}=${settings[name]}`).join(",")}`,
  );
}
const first = field
  .slice(0, given.length)
  .map(({ shares }) => `${(100 * mean(shares)).toFixed(1)} in ${shares.length}`);
console.log(`the starts: ${first.join("; ")}`);
