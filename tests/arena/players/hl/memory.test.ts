import { describe, expect, it } from "vitest";
import { HL } from "../../../../arena/players/hl/hl.ts";
import { rewardOf } from "../../../../arena/players/hl/strategy-choice.ts";
import { GREEDY } from "../../../../arena/players/tiers/greedy.ts";
import { RANDOM } from "../../../../arena/players/tiers/random.ts";
import { VALIDATOR } from "../../../../arena/players/tiers/validator.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { defaultSettings, type Settings } from "../../../../src/player/parameters.ts";
import type { GameOutcome, Player } from "../../../../src/player/player.ts";
import { playGames } from "../table.ts";

const hl = (settings: Settings = {}): Player =>
  HL.create({ ...defaultSettings(HL.parameters), ...settings }, seedKey("hl"));
const others = (): Player[] => [RANDOM, GREEDY, VALIDATOR].map((tier) => tier.create({}, seedKey("other")));
const wins = (outcomes: readonly (readonly GameOutcome[])[]): number =>
  outcomes.reduce((sum, [outcome]) => sum + outcome.win, 0);

describe("HL over many games", () => {
  it("beats the specified tiers most of the time, without a fault", () => {
    const { outcomes, faults } = playGames([hl(), ...others()], 80);
    expect(faults).toEqual([]);
    expect(wins(outcomes)).toBeGreaterThan(64);
  });

  it("plays at any number of seats without a fault", () => {
    for (const seats of [2, 3, 6, 8]) {
      const { faults } = playGames(
        Array.from({ length: seats }, () => hl()),
        4,
        seats,
      );
      expect(faults).toEqual([]);
    }
  });

  it("is a function of its key, its memory and what it sees", () => {
    const evening = () => playGames([hl(), ...others()], 12, 5).outcomes;
    expect(evening()).toEqual(evening());
  });

  it("goes on from its snapshot as if it had never stopped", () => {
    const first = hl();
    playGames([first, ...others()], 20, 6);
    const saved: unknown = JSON.parse(JSON.stringify(first.memory?.snapshot()));
    const again = hl();
    again.memory?.restore(saved);
    expect(again.memory?.snapshot()).toEqual(saved);
    expect(playGames([again, ...others()], 10, 7).outcomes).toEqual(
      playGames([first, ...others()], 10, 7).outcomes,
    );
    expect(again.memory?.snapshot()).toEqual(first.memory?.snapshot());
  });

  it("adds nothing to its memory when told not to learn", () => {
    const frozen = hl({ learn: false });
    const before = frozen.memory?.snapshot();
    playGames([frozen, ...others()], 3, 8);
    const acceptance = (snapshot: unknown): unknown => (snapshot as { acceptance: unknown }).acceptance;
    expect(acceptance(frozen.memory?.snapshot())).toEqual(acceptance(before));
  });

  it("refuses a memory that is not its own, by what is wrong with it", () => {
    expect(() => hl().memory?.restore({ version: 1 })).toThrow(/hl memory: version/);
    expect(() =>
      hl().memory?.restore({ version: 2, strategies: {}, acceptance: { profiles: [{}] } }),
    ).toThrow(/hl memory: acceptance/);
  });
});

describe("HL's reward", () => {
  const outcome = (win: number, placement: number): GameOutcome => ({
    win,
    placement,
    survived: win > 0,
    netWorth: 0,
    rounds: 30,
  });

  it("is 1 for a win, 0 for the last place, and rises with the place", () => {
    expect(rewardOf(outcome(1, 1), 4)).toBe(1);
    expect(rewardOf(outcome(0, 4), 4)).toBe(0);
    expect(rewardOf(outcome(0, 2), 4)).toBeGreaterThan(rewardOf(outcome(0, 3), 4));
  });
});
