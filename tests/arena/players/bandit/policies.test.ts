import { describe, expect, it } from "vitest";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { keyOf, type Means, meanRegret, playSeason } from "./season.ts";

const STILL: Means = () => [0.2, 0.3, 0.4, 0.5, 0.8];
/** The switching arms of Garivier and Moulines: for a while the middling arm is the best. */
const SWITCHING: Means = (game) => [0.5, 0.3, game >= 3000 && game < 5000 ? 0.9 : 0.4];
const LEARNERS = Object.keys(POLICIES).filter(
  (name) => !["fixed-arm", "round-robin", "uniform"].includes(name),
);

/** Regret after `games` over regret after a quarter of them: 4 when it is linear, near 1 when it is logarithmic. */
function growth(policy: string): number {
  const regret = meanRegret(policy, {}, STILL, 2000, 10);
  return regret[1999] / regret[499];
}

describe("among arms that stay as they are", () => {
  it.each(LEARNERS)("%s pulls the best arm most of the time in the end", (policy) => {
    let best = 0;
    for (let season = 0; season < 5; season++) best += playSeason(policy, {}, STILL, 1500, season).late[4];
    expect(best / (5 * 375)).toBeGreaterThan(0.75);
  });

  it.each(["fixed-arm", "round-robin", "uniform"])("%s does not learn: its regret is linear", (policy) => {
    expect(growth(policy)).toBeGreaterThan(3.9);
  });

  it.each(["ucb1", "ucb1-tuned", "thompson", "epsilon-decreasing", "gradient"])(
    "the regret of %s grows like a logarithm",
    (policy) => {
      expect(growth(policy)).toBeLessThan(2);
    },
  );

  it("a constant epsilon goes on paying for its exploration", () => {
    const regret = meanRegret("epsilon-greedy", {}, STILL, 2000, 10);
    const meanGap = (0.6 + 0.5 + 0.4 + 0.3) / 5;
    expect((regret[1999] - regret[999]) / 1000).toBeCloseTo(0.1 * meanGap, 1);
  });

  it("UCB1-tuned and Thompson sampling give up less than UCB1", () => {
    const ucb1 = meanRegret("ucb1", {}, STILL, 1000, 10)[999];
    expect(meanRegret("ucb1-tuned", {}, STILL, 1000, 10)[999]).toBeLessThan(ucb1 / 2);
    expect(meanRegret("thompson", {}, STILL, 1000, 10)[999]).toBeLessThan(ucb1 / 2);
  });

  it("a colder softmax is greedier", () => {
    const share = (temperature: number): number =>
      playSeason("softmax", { temperature }, STILL, 1000, 0).late[4];
    expect(share(0.03)).toBeGreaterThan(share(0.3));
  });

  it("the step of 0 makes a value the sample mean", () => {
    const bandit = createBandit("epsilon-greedy", 2, { step: 0 }, keyOf("mean"));
    for (const reward of [1, 0, 0, 0.6]) bandit.update({ arm: 1, propensity: 0.5 }, reward);
    expect(bandit.value(1)).toBeCloseTo(0.4, 12);
    expect(bandit.value(0)).toBe(1);
  });
});

describe("when the best arm changes", () => {
  const regret = (policy: string, settings = {}): number =>
    meanRegret(policy, settings, SWITCHING, 10_000, 3)[9999];

  it("discounted and sliding-window UCB give up less than UCB1", () => {
    const ucb1 = Math.min(regret("ucb1"), regret("ucb1", { width: Math.SQRT1_2 }));
    expect(regret("discounted-ucb")).toBeLessThan(0.75 * ucb1);
    expect(regret("sliding-window-ucb")).toBeLessThan(0.75 * ucb1);
  });

  it("a constant step follows where a sample mean stays behind", () => {
    expect(regret("epsilon-greedy")).toBeLessThan(0.8 * regret("epsilon-greedy", { step: 0 }));
  });
});

describe("against an adversary who knows the probabilities and spoils the likeliest arm", () => {
  /** Mean reward per game. */
  function earned(policy: string): number {
    const bandit = createBandit(policy, 2, {}, keyOf("adversary"));
    let sum = 0;
    for (let game = 0; game < 2000; game++) {
      const [first, second] = bandit.probabilities();
      const choice = bandit.select();
      const reward = choice.arm === (first >= second ? 0 : 1) ? 0 : 1;
      bandit.update(choice, reward);
      sum += reward;
    }
    return sum / 2000;
  }

  it("UCB1, which is predictable, earns next to nothing", () => {
    expect(earned("ucb1")).toBeLessThan(0.05);
  });

  it("EXP3 earns nearly the half that the best fixed arm would", () => {
    expect(earned("exp3")).toBeGreaterThan(0.42);
  });
});

describe("Thompson sampling", () => {
  function chancesOf(rewards: readonly (readonly number[])[]): number[] {
    const bandit = createBandit("thompson", rewards.length, {}, keyOf("posterior"));
    rewards.forEach((taken, arm) => {
      for (const reward of taken) bandit.update({ arm, propensity: 1 }, reward);
    });
    return Array.from(bandit.probabilities());
  }

  it("chooses each arm as often as it is the best under the posterior", () => {
    // Beta(2, 1) against Beta(1, 1): P = ∫ 2x · x dx = 2/3. With a Beta(1, 2) besides: ∫ 2x · x · (2x − x²) dx = 3/5.
    expect(chancesOf([[1], []])[0]).toBeCloseTo(2 / 3, 4);
    expect(chancesOf([[1], [], [0]])[0]).toBeCloseTo(3 / 5, 4);
  });

  it("counts a reward between 0 and 1 as a part of a success", () => {
    expect(chancesOf([[0.5, 0.5], [0.25]])).toEqual(chancesOf([[1, 0], [0.25]]));
  });

  it("stays a distribution when a posterior is so far away that its tail vanishes", () => {
    // Of 2,058 rewards 1,243 were wins: the tail near 1 is smaller than a double can hold in full.
    const bandit = createBandit("thompson", 2, {}, keyOf("far"));
    for (let i = 0; i < 2058; i++) bandit.update({ arm: 0, propensity: 1 }, i < 1243 ? 1 : 0);
    for (let i = 0; i < 206; i++) bandit.update({ arm: 1, propensity: 1 }, i < 178 ? 1 : 0);
    const [far, near] = bandit.probabilities();
    expect(far + near).toBeCloseTo(1, 12);
    expect(near).toBeGreaterThan(0.999);
  });
});

describe("the specification's policy", () => {
  it("tries every arm at first, because it expects 1 of each", () => {
    const bandit = createBandit("katgpt", 3, {}, keyOf("katgpt"));
    const tried = Array.from({ length: 3 }, () => {
      const choice = bandit.select();
      bandit.update(choice, 0);
      return choice.arm;
    });
    expect(new Set(tried)).toEqual(new Set([0, 1, 2]));
  });

  it("moves a value a tenth of the way to each reward", () => {
    const bandit = createBandit("katgpt", 3, {}, keyOf("katgpt"));
    bandit.update({ arm: 2, propensity: 1 }, 0);
    bandit.update({ arm: 2, propensity: 1 }, 0.5);
    expect(bandit.value(2)).toBeCloseTo(0.86, 12);
  });

  it("exploits the preferred arm, and in games 10, 20, 30 … explores in turn", () => {
    const bandit = createBandit("katgpt", 3, { preferred: 1 }, keyOf("katgpt"));
    const games = Array.from({ length: 60 }, () => bandit.select().arm);
    expect(games.filter((_, i) => i % 10 === 9)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(new Set(games.filter((_, i) => i % 10 !== 9))).toEqual(new Set([1]));
  });
});

it("a tie is broken by the draw, not by the position of the arm", () => {
  const firsts = new Set<number>();
  for (let season = 0; season < 40; season++) {
    firsts.add(createBandit("ucb1", 4, {}, keyOf("tie", season)).select().arm);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
});
