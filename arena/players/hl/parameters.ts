import { declareParameters, type SettingsOf } from "../../../src/parameters.ts";
import { POLICIES } from "../../bandit/registry.ts";
import { STRATEGIES } from "./strategies.ts";

/** Everything about the tier that can be set: switches for ablations first, then what a tuner searches. */
export const PARAMETERS = declareParameters([
  {
    name: "policy",
    type: "choice",
    choices: Object.keys(POLICIES),
    default: "thompson",
    meaning: "bandit that chooses the strategy",
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
    name: "phases",
    type: "boolean",
    default: true,
    meaning: "chooses anew in each phase of a game, with a bandit for each",
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
    name: "face",
    type: "float",
    range: [0.3, 2],
    scale: "log",
    default: 0.9,
    meaning: "worth of a deed on its own, as a share of its price",
  },
  {
    name: "option",
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.3,
    meaning: "share of a set's worth that all but completing it is worth",
  },
  {
    name: "means",
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.6,
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
    default: 0.2,
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
]);

export type HlSettings = SettingsOf<typeof PARAMETERS>;
