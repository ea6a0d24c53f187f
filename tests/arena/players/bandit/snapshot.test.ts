import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bandit } from "../../../../arena/players/bandit/bandit.ts";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { keyOf } from "./season.ts";

/** Plays one game per reward and returns everything that can be seen of it. */
function play(bandit: Bandit, rewards: readonly number[]): unknown[] {
  return rewards.map((reward) => {
    const choice = bandit.select();
    bandit.update(choice, reward);
    return [choice, bandit.value(choice.arm), Array.from(bandit.probabilities())];
  });
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(Object.keys(POLICIES))("a snapshot of %s", (policy) => {
  const ABSORBING = POLICIES[policy].parameters.some(({ name }) => name === "absorb")
    ? { absorb: "threshold", absorbVisits: 3, absorbBelow: 0.4 }
    : {};

  it("carries on to the bit, through JSON, in another bandit", () => {
    const reward = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
    const rewards = fc.array(reward, { maxLength: 60 });
    fc.assert(
      fc.property(
        rewards,
        rewards,
        fc.integer({ min: 1, max: 5 }),
        fc.string(),
        (before, after, arms, seed) => {
          const key = keyOf("snapshot", seed);
          const one = createBandit(policy, arms, ABSORBING, key);
          play(one, before);
          const other = createBandit(policy, arms, ABSORBING, key);
          play(other, after);
          other.restore(throughJson(one.snapshot()));
          expect(other.snapshot()).toEqual(one.snapshot());
          expect(play(other, after)).toEqual(play(one, after));
          expect(other.snapshot()).toEqual(one.snapshot());
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe("a snapshot is refused by name", () => {
  const bandit = (): Bandit => createBandit("sliding-window-ucb", 3, { window: 4 }, keyOf("refusal"));
  const saved = bandit().snapshot();

  it.each([
    ["of another version", { ...saved, version: 2 }, "bandit snapshot: version is 2; expected 1"],
    ["of another policy", { ...saved, policy: "ucb1" }, 'policy is "ucb1"; expected "sliding-window-ucb"'],
    ["of another number of arms", { ...saved, arms: 5 }, "bandit snapshot: arms is 5; expected 3"],
    ["that is none", null, "bandit snapshot: expected an object with version, policy and arms"],
    [
      "of all arms absorbed",
      { ...saved, absorbed: [true, true, true] },
      "absorbed: expected an arm that is open",
    ],
    ["with too few visits", { ...saved, visits: [0, 0] }, "bandit snapshot: visits"],
    ["with a negative visit", { ...saved, visits: [0, 0, -1] }, "bandit snapshot: visits.2"],
    [
      "with more reward than visits",
      { ...saved, rewards: [0, 1, 0] },
      "rewards: expected at most 1 per visit",
    ],
    ["with an unknown field", { ...saved, clock: 1 }, "bandit snapshot"],
    [
      "of another window",
      createBandit("sliding-window-ucb", 3, { window: 5 }, keyOf("refusal")).snapshot(),
      "bandit snapshot: memory.pulled",
    ],
    [
      "with an arm that does not exist in its memory",
      { ...saved, memory: { ...saved.memory, pulled: [3, -1, -1, -1] } },
      "bandit snapshot: memory.pulled.0",
    ],
    ["without its memory", { ...saved, memory: {} }, "bandit snapshot: memory.pulled"],
  ])("%s", (_, snapshot, message) => {
    const refusing = bandit();
    play(refusing, [1, 0, 1]);
    const before = refusing.snapshot();
    expect(() => refusing.restore(snapshot)).toThrow(message);
    expect(refusing.snapshot()).toEqual(before);
  });

  it("and its refusal is one line", () => {
    expect(() => bandit().restore({ ...saved, visits: ["a"], rewards: [] })).toThrow(/^[^\n]*$/);
  });
});
