import type { Arms } from "../arms.ts";
import { normalise } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/** Cells of the posterior's grid over [0, 1]: resolves posteriors of up to some 16,000 visits. */
const CELLS = 256;
/** Cells whose density is below e⁻⁴⁰ of the peak's count as 0: less than a draw of 32 bits or a sum of doubles can tell. */
const NEGLIGIBLE = -40;
const LOG_UP = Float64Array.from({ length: CELLS }, (_, cell) => Math.log((cell + 0.5) / CELLS));
const LOG_DOWN = LOG_UP.toReversed();

/**
 * Thompson sampling on Beta posteriors from a uniform prior. A reward r in [0, 1] counts as r of a success and 1 − r of
 * a failure: the same as Bernoulli trials when rewards are 0 or 1, without their extra noise when they lie between.
 *
 * The probability of each arm to be the best, ∫ density(arm) × Π distribution(others), is summed over a grid of 256
 * cells and the arm drawn from that: probability matching, which is what Thompson sampling is, with its propensity known.
 */
export function thompson(arms: Arms): Policy {
  const posteriors = Array.from({ length: arms.count }, () => new Posterior());
  const allBelow = new Float64Array(CELLS);
  return {
    ...tallied(arms),
    value: (arm) => (arms.rewards[arm] + 1) / (arms.visits[arm] + 2),
    distribution(out) {
      allBelow.fill(1);
      for (let arm = 0; arm < arms.count; arm++) {
        if (arms.open[arm] === 0) continue;
        posteriors[arm].follow(arms.visits[arm], arms.rewards[arm]);
        const { below } = posteriors[arm];
        for (let cell = 0; cell < CELLS; cell++) allBelow[cell] *= below[cell];
      }
      for (let arm = 0; arm < arms.count; arm++) {
        out[arm] = 0;
        if (arms.open[arm] === 0) continue;
        const { mass, below } = posteriors[arm];
        for (let cell = 0; cell < CELLS; cell++) {
          if (mass[cell] > 0) out[arm] += (mass[cell] * allBelow[cell]) / below[cell];
        }
      }
      normalise(out);
    },
  };
}

/** The Beta posterior of one arm on the grid, rebuilt only when its tally has changed. */
class Posterior {
  /** Probability of each cell. */
  readonly mass = new Float64Array(CELLS);
  /** Probability of the cells below each, and half of its own: two arms in one cell share it. */
  readonly below = new Float64Array(CELLS);
  private visits = -1;
  private rewards = -1;

  follow(visits: number, rewards: number): void {
    if (visits === this.visits && rewards === this.rewards) return;
    this.visits = visits;
    this.rewards = rewards;
    let highest = -Infinity;
    for (let cell = 0; cell < CELLS; cell++) {
      this.mass[cell] = rewards * LOG_UP[cell] + (visits - rewards) * LOG_DOWN[cell];
      if (this.mass[cell] > highest) highest = this.mass[cell];
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const height = this.mass[cell] - highest;
      this.mass[cell] = height < NEGLIGIBLE ? 0 : Math.exp(height);
    }
    normalise(this.mass);
    let cumulative = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      this.below[cell] = cumulative + this.mass[cell] / 2;
      cumulative += this.mass[cell];
    }
  }
}
