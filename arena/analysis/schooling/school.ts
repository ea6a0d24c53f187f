import { board } from "../../../src/board/catalog.ts";
import { deriveKey, type RandomKey, seedKey } from "../../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../../src/player/game.ts";
import { defaultSettings, type Settings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { runGame } from "../../../systems/run-game.ts";
import { HL, watchingHl } from "../../players/hl/hl.ts";
import { ACTS } from "../../players/hl/recognition/acts.ts";
import type { Kind, Schooling } from "../../players/hl/recognition/kinds.ts";
import { STRATEGIES } from "../../players/hl/strategies.ts";
import { parseEntrant, seatEntrant } from "../../players/registry.ts";
import type { Population } from "../../tournament/population/population-schema.ts";

/** Seasons and games that the schooling plays. */
export interface Lessons {
  readonly seed: string;
  readonly rules: string;
  /** Seasons of each arm at each table, and games in each. */
  readonly seasons: number;
  readonly games: number;
}

/** One table of training: three opponents of a kind. */
interface Desk {
  readonly name: string;
  readonly against: readonly string[];
}

/**
 * What HL knows before its first game, learned at the training tables of a population: what each arm wins against whom, and
 * how each kind of opponent acts. A function of its arguments to the bit.
 */
export function school({ tables }: Population, lessons: Lessons): Schooling {
  const root = seedKey(lessons.seed);
  const desks = tables
    .map(({ part, against }, number) => ({ part, number, name: against[0] ?? "", against }))
    .filter(({ part }) => part === "training");
  return {
    arms: STRATEGIES.map(({ name }) => name),
    kinds: desks.map((desk) => kindAt(desk, lessons, deriveKey(root, desk.number, 0))),
  };
}

const settingsOf = (arm: number): Settings => ({
  ...defaultSettings(HL.parameters),
  policy: "fixed-arm",
  arm,
});

function kindAt(desk: Desk, lessons: Lessons, key: RandomKey): Kind {
  const counts = new Float64Array(ACTS);
  const winShares = STRATEGIES.map((_, arm) => {
    let wins = 0;
    for (let season = 0; season < lessons.seasons; season++) {
      // The same seeds for every arm.
      const seasonKey = deriveKey(key, season, 0);
      const learner = watchingHl(settingsOf(arm), seasonKey, (_seat, act) => {
        counts[act]++;
      });
      wins += play(learner, desk, lessons, seasonKey);
    }
    return Number((wins / (lessons.seasons * lessons.games)).toFixed(4));
  });
  const acts: number[] = [];
  counts.forEach((count, act) => {
    if (count > 0) acts.push(act, count);
  });
  return { name: desk.name, winShares, acts };
}

/** Plays a season, all seats in turn; the learner's wins. */
function play(learner: Player, { against }: Desk, { games, rules }: Lessons, key: RandomKey): number {
  const cast = [learner, ...against.map((text, i) => seatEntrant(parseEntrant(text), deriveKey(key, i, 1)))];
  const table = createGame(board("us-classic"), ruleSet(rules), cast);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % cast.length;
    const shift = cast.length - own;
    seatPlayers(table, [...cast.slice(shift), ...cast.slice(0, shift)]);
    wins += runGame(table, deriveKey(key, game, 2))[own]?.win ?? 0;
  }
  return wins;
}
