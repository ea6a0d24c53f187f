import {
  declareParameters,
  type ParameterSpec,
  type Settings,
  type SettingsOf,
  validateSettings,
} from "../../../src/player/parameters.ts";
import { perPolicies, policyParameters, settingsOfPolicy } from "../bandit/policy-parameters.ts";
import type { GivenSettings } from "../bandit/registry.ts";
import { STRATEGIES, STRATEGY_PARAMETERS, type Strategy, strategiesIn } from "./strategies.ts";

/** The policy that is no bandit: it chooses by who the opponents are recognised to be. */
export const RECOGNISE = "recognise";

/** The tier's own: switches for ablations first, then its numbers. */
const ownParameters = perPolicies((policies) =>
  declareParameters([
    {
      name: "policy",
      type: "choice",
      choices: [...policies, RECOGNISE],
      default: RECOGNISE,
      meaning: "chooses the strategy: by recognising opponents, or a bandit by what each earned",
    },
    {
      name: "arm",
      type: "int",
      range: [0, STRATEGIES.length - 1],
      scale: "linear",
      default: 0,
      meaning: "strategy that policy=fixed-arm plays",
    },
    {
      name: "epsilon",
      type: "float",
      range: [0, 1],
      scale: "linear",
      default: 0,
      meaning: "share of choices made by lot, whatever the bandit",
      when: { policy: policies },
    },
    {
      name: "phases",
      type: "boolean",
      default: false,
      meaning: "chooses anew in each phase of a game, with a bandit for each",
      when: { policy: policies },
    },
    {
      name: "model",
      type: "boolean",
      default: true,
      meaning: "learns what others accept; off: goes by the ratio of worths alone",
    },
    { name: "trades", type: "boolean", default: true, meaning: "offers trades" },
    {
      name: "learn",
      type: "boolean",
      default: true,
      meaning: "off: plays from its memory and adds nothing to it",
    },
    {
      name: "horizon",
      type: "float",
      range: [4, 60],
      scale: "log",
      default: 12,
      meaning: "rounds of rent that a set is worth",
    },
    {
      name: "means",
      type: "float",
      range: [0, 1],
      scale: "linear",
      default: 0.11,
      meaning: "share of what a player could raise that counts as money to build with",
    },
    {
      name: "income",
      type: "float",
      range: [0, 1500],
      scale: "linear",
      default: 300,
      meaning: "dollars that a player is expected to earn before it builds",
    },
    {
      name: "explore",
      type: "float",
      range: [0, 1],
      scale: "linear",
      default: 0.003,
      meaning: "bonus on the chance of acceptance for what has never been tried",
    },
    {
      name: "floor",
      type: "float",
      range: [0, 300],
      scale: "linear",
      default: 50,
      meaning: "dollars kept whatever lies ahead",
    },
  ]),
);

type OwnSettings = SettingsOf<ReturnType<typeof ownParameters>>;

/** Parameters of policies that the tier declares itself or has no use for. */
const NOT_SHARED: readonly string[] = ["arm", "epsilon", "preferred"];

/** Everything about the tier that can be set: its own, those of the bandit's policy, and the strategies' vectors. */
export const hlParameters = perPolicies((policies): readonly ParameterSpec[] => {
  // What every bandit takes counts with any of them, and not where opponents are recognised.
  const ofBandits = policyParameters(NOT_SHARED).map((spec) => ({ when: { policy: policies }, ...spec }));
  return declareParameters([...ownParameters(), ...ofBandits, ...STRATEGY_PARAMETERS]);
});

/** The settings by what they are for. */
export interface HlSettings extends OwnSettings {
  /** Settings of the bandit's policy. */
  readonly given: GivenSettings;
  readonly strategies: readonly Strategy[];
}

/** Reads settings of the tier. Throws one line on what is not declared, not allowed, or does not count. */
export function readSettings(settings: Settings): HlSettings {
  const all: Settings = validateSettings(hlParameters(), settings);
  const specs = ownParameters();
  const own = validateSettings(specs, Object.fromEntries(specs.map(({ name }) => [name, all[name]])));
  return { ...own, given: givenTo(own, all), strategies: strategiesIn(all) };
}

/** A policy that explores by an epsilon of its own leaves that to the tier's, which explores for any policy. */
function givenTo({ policy, arm }: OwnSettings, all: Settings): GivenSettings {
  const shared = settingsOfPolicy(policy, all, NOT_SHARED);
  if (policy === "fixed-arm") return { ...shared, arm };
  return policy === "epsilon-greedy" ? { ...shared, epsilon: 0 } : shared;
}
