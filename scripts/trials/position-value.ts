// Fits the weights by which positions are judged (arena/players/planner/position-value.ts) to whole games, and shows how
// well they are calibrated on games that the fit has not seen:
//   npx tsx scripts/trials/position-value.ts [games] [line-up] [seed]

import { FEATURES, featuresOf, oddsOf } from "../../arena/players/planner/position-value.ts";
import { parseEntrant, seatEntrant } from "../../arena/players/registry.ts";
import { board } from "../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../src/chance/random.ts";
import { createGame, seatPlayers } from "../../src/player/game.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { PHASE } from "../../src/world/phases.ts";
import { stepPhase } from "../../systems/pipeline.ts";
import { runGame } from "../../systems/run-game.ts";

const [games = "400", lineUp = "trader,trader,hl,hl", seed = "position-value"] = process.argv.slice(2);
const ROUNDS_APART = 4;
const STEPS = 400;
const RATE = 4;
const entrants = lineUp.split(",").map((text) => parseEntrant(text));
const seats = entrants.length;
const width = seats * FEATURES.length;

interface Sample {
  readonly features: Float64Array;
  readonly alive: readonly boolean[];
  readonly wins: readonly number[];
}

/** Positions at the beginning of every fourth round of each game, with who won it in the end. */
function play(rules: string, first: number): Sample[] {
  const key = seedKey(seed);
  const fresh = (game: number) =>
    entrants.map((entrant, seat) => seatEntrant(entrant, deriveKey(key, game, seat)));
  const table = createGame(board("us-classic"), ruleSet(rules), fresh(0));
  const samples: Sample[] = [];
  for (let game = first; game < Number(games); game += 2) {
    seatPlayers(table, fresh(game));
    const seen: Omit<Sample, "wins">[] = [];
    const outcomes = runGame(table, deriveKey(key, game, 1000), (at) => {
      const { world } = at;
      const { turn } = world;
      if (turn.phase === PHASE.preTurn && turn.seat === turn.firstSeat && turn.round % ROUNDS_APART === 0) {
        const features = new Float64Array(width);
        featuresOf(world, features);
        seen.push({
          features,
          alive: Array.from(world.bankrupt as ArrayLike<number>, (out) => out === 0).slice(0, seats),
        });
      }
      stepPhase(at);
    });
    const wins = outcomes.map(({ win }) => win);
    samples.push(...seen.map((sample) => ({ ...sample, wins })));
  }
  return samples;
}

const chancesIn = ({ features, alive }: Sample, weights: readonly number[]): number[] => {
  const odds = alive.map((plays, seat) => (plays ? oddsOf(features, seat * FEATURES.length, weights) : 0));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((each) => each / sum);
};

function fitTo(samples: readonly Sample[]): number[] {
  const weights = FEATURES.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = FEATURES.map(() => 0);
    for (const sample of samples) {
      const chances = chancesIn(sample, weights);
      for (let seat = 0; seat < seats; seat++) {
        const residual = (sample.wins[seat] ?? 0) - (chances[seat] ?? 0);
        FEATURES.forEach((_, feature) => {
          gradient[feature] =
            (gradient[feature] ?? 0) + residual * (sample.features[seat * FEATURES.length + feature] ?? 0);
        });
      }
    }
    gradient.forEach((slope, feature) => {
      weights[feature] = (weights[feature] ?? 0) + (RATE * slope) / samples.length;
    });
  }
  return weights;
}

const sets = ["arena@1", "official@1"];
const weights = fitTo(sets.flatMap((rules) => play(rules, 0)));
console.log(`weights: ${FEATURES.map((feature, i) => `${feature} ${weights[i]?.toFixed(2)}`).join(", ")}`);
const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, won: 0 }));
let loss = 0;
const unseen = sets.flatMap((rules) => play(rules, 1));
for (const sample of unseen) {
  chancesIn(sample, weights).forEach((chance, seat) => {
    if (!sample.alive[seat]) return;
    const bin = bins[Math.min(9, Math.floor(chance * 10))];
    if (bin === undefined) return;
    bin.count++;
    bin.said += chance;
    bin.won += sample.wins[seat] ?? 0;
    loss -= (sample.wins[seat] ?? 0) * Math.log(Math.max(chance, 1e-9));
  });
}
console.log(`${unseen.length} positions not seen; log loss ${(loss / unseen.length).toFixed(4)}`);
for (const { count, said, won } of bins) {
  if (count > 0)
    console.log(
      `said ${((100 * said) / count).toFixed(1)}%  won ${((100 * won) / count).toFixed(1)}%  of ${count}`,
    );
}
