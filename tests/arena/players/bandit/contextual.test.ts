import { expect, it } from "vitest";
import { ContextualBandit } from "../../../../arena/players/bandit/contextual.ts";
import { createBandit } from "../../../../arena/players/bandit/registry.ts";
import { keyOf } from "./season.ts";

const create = (): ContextualBandit =>
  new ContextualBandit(keyOf("contexts"), (key) => createBandit("thompson", 2, {}, key));

/** Arm 0 wins early, arm 1 late; returns the arms chosen. */
function play(bandit: ContextualBandit, contexts: readonly string[]): number[] {
  return contexts.map((context) => {
    const choice = bandit.in(context).select();
    bandit.in(context).update(choice, (choice.arm === 0) === (context === "early") ? 1 : 0);
    return choice.arm;
  });
}

const alternating = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? "early" : "late"));

it("each context learns its own best arm", () => {
  const bandit = create();
  play(bandit, alternating);
  expect(bandit.in("early").probabilities()[0]).toBeGreaterThan(0.9);
  expect(bandit.in("late").probabilities()[1]).toBeGreaterThan(0.9);
});

it("the order in which contexts are met changes nothing within them", () => {
  const [one, other] = [create(), create()];
  play(one, alternating);
  play(other, alternating.toSorted().toReversed());
  expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(one.snapshot()));
});

it("contexts draw from streams of their own", () => {
  const bandit = create();
  const arms = (context: string): number[] =>
    Array.from({ length: 40 }, () => bandit.in(context).select().arm);
  expect(arms("early")).not.toEqual(arms("late"));
});

it("a snapshot carries on to the bit, and drops what was learned before", () => {
  const [one, other] = [create(), create()];
  play(one, alternating);
  play(other, ["mid", ...alternating]);
  other.restore(JSON.parse(JSON.stringify(one.snapshot())));
  expect(other.contexts).toEqual(["early", "late"]);
  expect(play(other, alternating)).toEqual(play(one, alternating));
});

it("a snapshot is refused by name and changes nothing", () => {
  const bandit = create();
  play(bandit, alternating);
  const before = bandit.snapshot();
  const { early } = before.contexts;
  expect(() => bandit.restore({ ...before, version: 2 })).toThrow("contextual bandit snapshot: version");
  expect(() => bandit.restore({ version: 1, contexts: { early, late: { ...early, arms: 3 } } })).toThrow(
    "bandit snapshot: arms is 3; expected 2",
  );
  expect(bandit.snapshot()).toEqual(before);
});

it("an empty context is refused", () => {
  expect(() => create().in("")).toThrow("expected a non-negative integer or a non-empty string");
});
