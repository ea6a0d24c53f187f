import { describe, expect, it } from "vitest";
import { createBandit } from "../../../../arena/players/bandit/registry.ts";
import { keyOf, playSeason } from "./season.ts";

const ARMS = [0, 1, 2, 3, 4];

/** Shares of toy seasons of 400 games in which the best arm, which is the last, and any arm at all was absorbed. */
function audit(policy: string, settings: Record<string, string>, means: readonly number[], seasons: number) {
  let best = 0;
  let any = 0;
  for (let season = 0; season < seasons; season++) {
    const { bandit } = playSeason(policy, settings, () => means, 400, season);
    if (bandit.absorbed(means.length - 1)) best++;
    if (ARMS.slice(0, means.length).some((arm) => bandit.absorbed(arm))) any++;
  }
  return { best: best / seasons, any: any / seasons };
}

describe("absorption by the specification's threshold", () => {
  it("loses the best arm in a sizeable share of seasons when the arms win as often as a player at a table of four", () => {
    expect(audit("katgpt", {}, [0.22, 0.24, 0.26, 0.28, 0.3], 300).best).toBeGreaterThan(0.1);
  });

  it("looks every 10 rewards, for 20 visits and a value below a tenth", () => {
    const bandit = createBandit("katgpt", 2, {}, keyOf("threshold"));
    const lose = (times: number): void => {
      for (let i = 0; i < times; i++) bandit.update({ arm: 0, propensity: 1 }, 0);
    };
    lose(19);
    bandit.update({ arm: 1, propensity: 1 }, 1);
    expect(bandit.absorbed(0)).toBe(false);
    // Twenty visits are reached between two looks; the value is 0.9 ** 22 = 0.098 at the 22nd visit.
    lose(9);
    expect(bandit.absorbed(0)).toBe(false);
    lose(1);
    expect(bandit.absorbed(0)).toBe(true);
    expect(bandit.probabilities()[0]).toBe(0);
  });

  it("leaves the last arm, however bad", () => {
    const { bandit } = playSeason("katgpt", {}, () => [0, 0, 0], 600, 0);
    expect([0, 1, 2].filter((arm) => !bandit.absorbed(arm))).toHaveLength(1);
  });
});

describe("absorption by interval separation", () => {
  it.each([
    ["close", [0.22, 0.24, 0.26, 0.28, 0.3]],
    ["spread", [0.1, 0.2, 0.3, 0.4, 0.5]],
    ["rare", [0.02, 0.03, 0.03, 0.03, 0.05]],
    ["all but equal", [0.3, 0.3, 0.3, 0.3, 0.301]],
  ])("loses the best of %s arms in at most 0.5%% of seasons", (_, means) => {
    expect(audit("uniform", { absorb: "interval" }, means, 600).best).toBeLessThanOrEqual(0.005);
    expect(audit("katgpt", { absorb: "interval" }, means, 400).best).toBeLessThanOrEqual(0.005);
  });

  it("does absorb what is plainly worse", () => {
    expect(audit("uniform", { absorb: "interval" }, [0.1, 0.2, 0.3, 0.4, 0.5], 200).any).toBeGreaterThan(0.9);
    expect(audit("ucb1", { absorb: "interval" }, [0.1, 0.8], 200)).toEqual({ best: 0, any: 1 });
  });
});

it.each(["uniform", "round-robin", "thompson", "exp3", "gradient", "softmax", "ucb1", "epsilon-greedy"])(
  "%s never chooses an absorbed arm again",
  (policy) => {
    const settings = { absorb: "threshold", absorbVisits: 1, absorbBelow: 0.35, absorbEvery: 1 };
    const bandit = createBandit(policy, 4, settings, keyOf("absorbed"));
    for (let arm = 0; arm < 4; arm++) {
      for (let i = 0; i < 12; i++) bandit.update({ arm, propensity: 0.25 }, arm >= 2 ? 1 : 0);
    }
    expect([0, 1, 2, 3].map((arm) => bandit.absorbed(arm))).toEqual([true, true, false, false]);
    for (let game = 0; game < 200; game++) expect(bandit.select().arm).toBeGreaterThanOrEqual(2);
  },
);
