import { describe, expect, it } from "vitest";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { RandomStream } from "../../../../src/chance/random.ts";
import { keyOf } from "./season.ts";

const MEANS = [0.25, 0.3, 0.35, 0.4];
const GAMES = 1000;

describe.each(Object.keys(POLICIES))("the propensities of %s", (policy) => {
  const bandit = createBandit(policy, MEANS.length, {}, keyOf("propensity", policy));
  const chance = new RandomStream(keyOf("rewards", policy));
  const sums: number[] = [];
  const recorded: boolean[] = [];
  const surplus = new Array<number>(MEANS.length).fill(0);
  const variance = new Array<number>(MEANS.length).fill(0);
  for (let game = 0; game < GAMES; game++) {
    const chances = bandit.probabilities();
    const choice = bandit.select();
    sums.push(chances.reduce((sum, p) => sum + p, 0));
    recorded.push(choice.propensity === chances[choice.arm] && choice.propensity > 0);
    for (let arm = 0; arm < MEANS.length; arm++) {
      surplus[arm] += (choice.arm === arm ? 1 : 0) - chances[arm];
      variance[arm] += chances[arm] * (1 - chances[arm]);
    }
    bandit.update(choice, chance.unit() < MEANS[choice.arm] ? 1 : 0);
  }

  it("sum to 1 and are never negative", () => {
    for (const sum of sums) expect(sum).toBeCloseTo(1, 12);
    expect(Math.min(...bandit.probabilities())).toBeGreaterThanOrEqual(0);
  });

  it("are recorded with the choice", () => {
    expect(recorded).not.toContain(false);
  });

  it("are the frequencies with which the arms are chosen", () => {
    // Choices less their propensities are a martingale: four standard deviations hold it but for 1 in 16,000.
    for (let arm = 0; arm < MEANS.length; arm++) {
      expect(Math.abs(surplus[arm])).toBeLessThanOrEqual(4 * Math.sqrt(variance[arm]) + 1e-9);
    }
  });
});
