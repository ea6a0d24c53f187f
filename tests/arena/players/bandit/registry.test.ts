import { describe, expect, it } from "vitest";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { defaultSettings } from "../../../../src/player/parameters.ts";
import { keyOf } from "./season.ts";

const key = keyOf("registry");

describe("the table of policies", () => {
  it.each(Object.entries(POLICIES))("%s runs with the defaults that it declares", (name, { parameters }) => {
    const bandit = createBandit(name, 3, defaultSettings(parameters), key);
    const choice = bandit.select();
    bandit.update(choice, 1);
    expect(bandit.policy).toBe(name);
    expect(bandit.arms).toBe(3);
    expect(bandit.visits(choice.arm)).toBe(1);
  });

  it("absorbs by default in the specification's policy alone", () => {
    const absorbing = Object.entries(POLICIES).filter(([, { parameters }]) =>
      parameters.some(({ name, default: standing }) => name === "absorb" && standing !== "none"),
    );
    expect(absorbing.map(([name]) => name)).toEqual(["katgpt"]);
  });
});

describe("a bandit is refused", () => {
  it.each([
    ["an unknown policy", "ucb2", 3, {}, 'unknown bandit policy "ucb2": expected one of fixed-arm, '],
    ["an inherited name", "toString", 3, {}, 'unknown bandit policy "toString"'],
    [
      "an unknown setting",
      "ucb1",
      3,
      { epsilon: 0.1 },
      'unknown parameter "epsilon"; expected one of width, absorb, ',
    ],
    ["absorption of the only arm", "fixed-arm", 3, { absorb: "interval" }, 'unknown parameter "absorb"'],
    ["a value out of range", "exp3", 3, { gamma: 2 }, "parameter gamma=2: expected a number from 0.001 to 1"],
    [
      "an unknown rule",
      "uniform",
      3,
      { absorb: "raw" },
      'absorb="raw": expected one of none, threshold, interval',
    ],
    ["no arms", "ucb1", 0, {}, "bandit ucb1: 0 arms; expected a whole number from 1 to 256"],
    [
      "a fixed arm that does not exist",
      "fixed-arm",
      3,
      { arm: 3 },
      "fixed arm 3: expected an arm from 0 to 2",
    ],
    [
      "a preferred arm that does not exist",
      "katgpt",
      3,
      { preferred: 3 },
      "preferred arm 3: expected an arm",
    ],
  ])("%s", (_, policy, arms, settings, message) => {
    expect(() => createBandit(policy, arms, settings, key)).toThrow(message);
  });

  it.each([-0.1, 1.1, Number.NaN])("a reward of %s", (reward) => {
    const bandit = createBandit("ucb1", 2, {}, key);
    expect(() => bandit.update(bandit.select(), reward)).toThrow(
      `reward ${reward}: expected a number from 0 to 1`,
    );
    expect(bandit.visits(0) + bandit.visits(1)).toBe(0);
  });

  it.each([
    { arm: 2, propensity: 0.5 },
    { arm: -1, propensity: 0.5 },
    { arm: 0, propensity: 0 },
  ])("a choice that it cannot have made, $arm with $propensity", (choice) => {
    const bandit = createBandit("exp3", 2, {}, key);
    expect(() => bandit.update(choice, 1)).toThrow("expected a choice of this bandit");
  });
});
