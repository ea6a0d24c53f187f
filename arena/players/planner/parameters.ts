import { declareParameters, type SettingsOf } from "../../../src/player/parameters.ts";
import { perPolicies } from "../bandit/policy-parameters.ts";
import { HALVING } from "./allocation.ts";

/** Fast policies that a playout can be played by. */
export const PLAYOUT_POLICIES = ["trader", "greedy"] as const;

/** What can be set; playouts are given out by sequential halving or by any registered bandit policy, with its defaults. */
export const plannerParameters = perPolicies((policies) =>
  declareParameters([
    {
      name: "playouts",
      type: "int",
      range: [0, 4096],
      scale: "linear",
      default: 64,
      meaning: "playouts a contested decision, over all its candidates; 0: plays as HL does",
    },
    {
      name: "depth",
      type: "int",
      range: [0, 200],
      scale: "linear",
      default: 20,
      meaning: "rounds of a playout, after which the position is judged; 0: to the end of the game",
    },
    {
      name: "allocation",
      type: "choice",
      choices: [HALVING, ...policies],
      default: HALVING,
      meaning: "how playouts are given out among the candidates",
    },
    {
      name: "margin",
      type: "float",
      range: [0, 5],
      scale: "linear",
      default: 2,
      meaning: "standard errors by which another candidate must beat HL's",
    },
    {
      name: "rollout",
      type: "choice",
      choices: PLAYOUT_POLICIES,
      default: "trader",
      meaning: "who plays every seat of a playout",
    },
  ]),
);

export type PlannerSettings = SettingsOf<ReturnType<typeof plannerParameters>>;
