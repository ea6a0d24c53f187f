import { declareParameters, type SettingsOf } from "../../../src/player/parameters.ts";
import { perPolicies } from "../bandit/policy-parameters.ts";
import { STRATEGIES } from "../strategies.ts";

/** Parameters of the specified learner: the bandit that takes the place of the specified one. */
export const specParameters = perPolicies((policies) =>
  declareParameters([
    {
      name: "policy",
      type: "choice",
      choices: policies,
      default: "katgpt",
      meaning: "bandit that chooses the strategy of a game",
    },
    {
      name: "arm",
      type: "int",
      range: [0, STRATEGIES.length - 1],
      scale: "linear",
      default: 0,
      meaning: "strategy that policy=fixed-arm plays",
    },
  ]),
);

export type SpecSettings = SettingsOf<ReturnType<typeof specParameters>>;
