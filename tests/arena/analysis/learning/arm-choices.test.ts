import { describe, expect, test } from "vitest";
import { ArmChoices } from "../../../../arena/analysis/learning/arm-choices.ts";
import type { ArmState } from "../../../../arena/players/strategy-learner.ts";

const state = (arm: string, absorbed = false, value = 0.5): ArmState => ({ arm, value, visits: 1, absorbed });

/** A season in which the arms are chosen in turn, each with the chance of `propensities`. */
function season(choices: ArmChoices, states: readonly ArmState[], propensities: readonly number[]): void {
  choices.begin();
  choose(choices, states, propensities);
  choices.end();
}

function choose(choices: ArmChoices, states: readonly ArmState[], propensities: readonly number[]): void {
  choices.seat(states);
  propensities.forEach((propensity, game) => {
    choices.add({ unit: 0, game, arm: game % states.length, propensity, reward: 0 });
  });
}

describe("what a learner chose", () => {
  test("is told by strategy, whatever the phase", () => {
    const choices = new ArmChoices(4);
    season(choices, [state("early: Bold"), state("late: Bold")], [1, 1, 1, 1]);
    expect(choices.strategies).toEqual(["Bold"]);
    expect(choices.arms().map(({ context, strategy, share }) => [context, strategy, share])).toEqual([
      ["early", "Bold", 1],
      ["late", "Bold", 1],
    ]);
  });

  test("counts as many samples as choices where all had the same chance, and fewer where one was a surprise", () => {
    const even = new ArmChoices(4);
    season(even, [state("Bold")], [0.5, 0.5, 0.5, 0.5]);
    expect(even.arms()[0]?.effectiveSample).toBeCloseTo(4);
    const surprised = new ArmChoices(4);
    season(surprised, [state("Bold")], [1, 1, 1, 0.1]);
    expect(surprised.arms()[0]?.effectiveSample).toBeCloseTo(13 ** 2 / 103);
  });

  test("says after which game a closed arm was never chosen again", () => {
    const choices = new ArmChoices(6);
    season(choices, [state("Bold"), state("Calm", true)], [1, 1, 1]);
    season(choices, [state("Bold"), state("Calm")], [1, 1, 1]);
    expect(choices.arms().map(({ absorbedShare, absorbedAfter }) => [absorbedShare, absorbedAfter])).toEqual([
      [0, null],
      [0.5, 2],
    ]);
  });

  test("is named without its situation where there is only one", () => {
    const choices = new ArmChoices(2);
    season(choices, [state("game: Bold"), state("game: Calm")], [1, 1]);
    expect(choices.arms().map(({ arm, context }) => [arm, context])).toEqual([
      ["Bold", null],
      ["Calm", null],
    ]);
  });

  test("in the end is told season by season over the last quarter of the games", () => {
    const choices = new ArmChoices(8);
    season(choices, [state("Bold"), state("Calm"), state("Sly")], [1, 1, 1, 1, 1, 1, 1, 1]);
    season(choices, [state("Bold"), state("Calm"), state("Sly")], [1, 1, 1, 1, 1, 1, 1]);
    season(choices, [state("Bold"), state("Calm"), state("Sly")], [1]);
    expect(choices.lateFrom).toBe(6);
    expect(choices.lateShares()).toEqual([
      [0.5, 0.5, 0],
      [1, 0, 0],
    ]);
    expect(choices.copy().lateShares()).toEqual(choices.lateShares());
  });

  test("by copies at one table is one observation a season, however many sit there", () => {
    const alone = new ArmChoices(4);
    const four = new ArmChoices(4);
    for (let number = 0; number < 12; number++) {
      const values = [0.1, 0.2, 0.3, 0.4].map((step) => step + number / 100);
      season(alone, [state("Bold", false, values.reduce((sum, each) => sum + each, 0) / 4)], [1, 1, 1, 1]);
      four.begin();
      for (const value of values) choose(four, [state("Bold", value > 0.4, value)], [1, 1, 1, 1]);
      four.end();
    }
    const [one] = alone.arms();
    const [arm] = four.arms();
    expect(four.seasons).toBe(12);
    expect(arm.value.value).toBeCloseTo(one.value.value, 12);
    expect(arm.value.interval?.[0]).toBeCloseTo(one.value.interval?.[0] ?? Number.NaN, 12);
    expect(arm.value.interval?.[1]).toBeCloseTo(one.value.interval?.[1] ?? Number.NaN, 12);
    expect(arm.pulls).toBe(4 * one.pulls);
    expect(arm.absorbedShare).toBeCloseTo((1 / 4) * (11 / 12) + (1 / 4) * (1 / 12), 12);
    expect(four.lateShares()).toHaveLength(12);
  });
});
