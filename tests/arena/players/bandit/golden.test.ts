import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { RandomStream } from "../../../../src/chance/random.ts";
import { keyOf } from "./season.ts";

/** Choices and propensities of 400 games, to the bit, on any machine. A change here changes what recorded runs mean. */
function fingerprint(policy: string): string {
  const means = [0.2, 0.25, 0.3, 0.35, 0.4];
  const bandit = createBandit(policy, means.length, {}, keyOf("golden"));
  const chance = new RandomStream(keyOf("golden", "rewards"));
  const trace = Float64Array.from({ length: 800 });
  for (let game = 0; game < 400; game++) {
    const choice = bandit.select();
    bandit.update(choice, chance.unit() < means[choice.arm] ? 1 : 0);
    trace[2 * game] = choice.arm;
    trace[2 * game + 1] = choice.propensity;
  }
  return createHash("sha256").update(trace).digest("hex").slice(0, 12);
}

it("every policy makes the choices that it always made", () => {
  const found = Object.fromEntries(Object.keys(POLICIES).map((policy) => [policy, fingerprint(policy)]));
  expect(found).toMatchInlineSnapshot(`
    {
      "discounted-ucb": "d118a0aff470",
      "epsilon-decreasing": "45d5a8af0079",
      "epsilon-greedy": "7ea039e05a93",
      "exp3": "266a0ac9f313",
      "fixed-arm": "355ba71dcbaf",
      "gradient": "64cc31e5177c",
      "katgpt": "2addafab8f30",
      "round-robin": "fb57580d5e35",
      "sliding-window-ucb": "6207d06e0a2d",
      "softmax": "ff99154d67d1",
      "thompson": "4e4e0ae75508",
      "ucb1": "3705b1d11cb0",
      "ucb1-tuned": "ad487ca63f36",
      "uniform": "9b74dab1bd1e",
    }
  `);
});
