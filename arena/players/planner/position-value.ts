import { HEIGHTS } from "../../../components/deed.ts";
import type { Seat } from "../../../components/index.ts";
import { netWorth, ownsSet } from "../../../src/law/holdings.ts";
import { rentOf } from "../../../src/law/rent.ts";
import type { World } from "../../../src/world/world.ts";
import { landingChances } from "../landing/landing-chances.ts";

/** Mean of two dice, by which a utility's rent is reckoned. */
const MEAN_THROW = 7;
/** Height of a lot from which its rent is worth having: three houses. */
const WORTHWHILE = 3;

/**
 * By what the chance of winning is judged, each as the seat's share among those still in the game, 0 to 1: net worth,
 * rent a throw as the deeds stand, rent a throw of its complete groups at three houses, and cash.
 */
export const FEATURES = ["worth", "rent", "groups", "cash"] as const;
const COUNT = FEATURES.length;

/**
 * Weights of {@link FEATURES} in a multinomial logit over the seats still in the game, fitted by maximum likelihood to
 * positions of whole games. `npx tsx scripts/trials/position-value.ts` makes them again and shows the calibration.
 */
const WEIGHTS: readonly number[] = [4.15, 3.03, 0.65, 0.58];

/** Writes {@link FEATURES} of every seat into `out`, seat after seat; zeros for a seat that has left. */
export function featuresOf(world: World, out: Float64Array): void {
  const { seats, bankrupt, board, deeds, set, rents, owner, buildings } = world;
  const chances = landingChances(board);
  out.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (bankrupt[seat] !== 0) continue;
    out[seat * COUNT] = netWorth(world, seat as Seat);
    out[seat * COUNT + 3] = world.cash[seat];
  }
  for (const square of deeds) {
    const holder = owner[square];
    if (holder < 0) continue;
    out[holder * COUNT + 1] += chances[square] * rentOf(world, square, MEAN_THROW);
    if (set[square] >= board.groups.length || !ownsSet(world, holder, set[square])) continue;
    const height = Math.max(buildings[square], WORTHWHILE);
    out[holder * COUNT + 2] += chances[square] * rents[square * HEIGHTS + height];
  }
  for (let feature = 0; feature < COUNT; feature++) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += out[seat * COUNT + feature];
    if (sum > 0) for (let seat = 0; seat < seats; seat++) out[seat * COUNT + feature] /= sum;
  }
}

/** Odds of a seat, up to a factor common to all, by its {@link FEATURES} at `at`. */
export function oddsOf(features: Float64Array, at: number, weights: readonly number[]): number {
  let sum = 0;
  for (let feature = 0; feature < COUNT; feature++) sum += weights[feature] * features[at + feature];
  return Math.exp(sum);
}

/** Judges positions of tables with up to `seats` seats; makes nothing while it does. */
export class PositionValue {
  private readonly features: Float64Array;
  private readonly chances: Float64Array;

  constructor(seats: number) {
    this.features = new Float64Array(seats * COUNT);
    this.chances = new Float64Array(seats);
  }

  /** Chance that each seat wins from this position, 0 to 1; 0 for a seat that has left. One list, overwritten. */
  chancesOf(world: World): Float64Array {
    const { features, chances } = this;
    featuresOf(world, features);
    let sum = 0;
    for (let seat = 0; seat < world.seats; seat++) {
      chances[seat] = world.bankrupt[seat] === 0 ? oddsOf(features, seat * COUNT, WEIGHTS) : 0;
      sum += chances[seat];
    }
    for (let seat = 0; seat < world.seats; seat++) chances[seat] /= sum;
    return chances;
  }
}
