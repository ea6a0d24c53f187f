import { describe, expect, it } from "vitest";
import { policyParameters, settingsOfPolicy } from "../../../../arena/players/bandit/policy-parameters.ts";
import { createBandit, POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { defaultSettings, type Settings, validateSettings } from "../../../../src/player/parameters.ts";
import { keyOf } from "./season.ts";

const shared = policyParameters([]);
const choice = {
  name: "policy",
  type: "choice",
  choices: Object.keys(POLICIES),
  default: "thompson",
  meaning: "",
} as const;
const specs = [choice, ...shared];

describe("the parameters that policies share", () => {
  it("give every policy what it gives itself, when nothing is set", () => {
    const settings: Settings = defaultSettings(specs);
    for (const [policy, { parameters }] of Object.entries(POLICIES)) {
      expect(settingsOfPolicy(policy, settings, [])).toEqual(defaultSettings(parameters));
    }
  });

  it("have one name where policies agree, and the policy's where one differs", () => {
    const names = shared.map(({ name }) => name);
    expect(names).toContain("temperature");
    expect(names).toContain("step");
    expect(names).toContain("gradient.step");
    expect(new Set(names).size).toBe(names.length);
  });

  it("reach the policy that takes them under the name it knows", () => {
    const settings = validateSettings(specs, { policy: "gradient", "gradient.step": 2 });
    expect(settingsOfPolicy("gradient", settings, [])).toMatchObject({ step: 2 });
  });

  it("are refused beside a policy that does not take them", () => {
    expect(() => validateSettings(specs, { width: 2 })).toThrow("only counts with policy=ucb1");
  });

  it("leave out what a player declares itself", () => {
    expect(policyParameters(["epsilon"]).some(({ name }) => name.endsWith("epsilon"))).toBe(false);
    expect(settingsOfPolicy("epsilon-greedy", defaultSettings(specs), ["epsilon"])).not.toHaveProperty(
      "epsilon",
    );
  });
});

describe("exploring by lot", () => {
  it("makes its share of the choices among the open arms, whatever the policy", () => {
    for (const policy of Object.keys(POLICIES)) {
      const plain = createBandit(policy, 4, {}, keyOf("lot", policy)).probabilities();
      const mixed = createBandit(policy, 4, {}, keyOf("lot", policy), 0.2).probabilities();
      mixed.forEach((chance, arm) => {
        expect(chance).toBeCloseTo(0.8 * plain[arm] + 0.05, 12);
      });
    }
  });
});
