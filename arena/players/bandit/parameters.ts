/** Arms that one bandit can have. */
export const MOST_ARMS = 256;

// The parameters that policies declare, in the order of the table of policies.

export const ARM = {
  name: "arm",
  type: "int",
  range: [0, MOST_ARMS - 1],
  scale: "linear",
  default: 0,
  meaning: "the arm that is always chosen",
} as const;

export const EPSILON = {
  name: "epsilon",
  type: "float",
  range: [0, 1],
  scale: "linear",
  default: 0.1,
  meaning: "probability of exploring",
} as const;

export const HALF_LIFE = {
  name: "halfLife",
  type: "float",
  range: [1, 100_000],
  scale: "log",
  default: 20,
  meaning: "choices after which epsilon is half of what it was at first",
} as const;

export const INITIAL = {
  name: "initial",
  type: "float",
  range: [0, 1],
  scale: "linear",
  default: 1,
  meaning: "value of an arm before its first reward; 1 is optimistic",
} as const;

export const STEP = {
  name: "step",
  type: "float",
  range: [0, 1],
  scale: "linear",
  default: 0.1,
  meaning: "step of a value towards each reward; 0 is the sample mean",
} as const;

export const TEMPERATURE = {
  name: "temperature",
  type: "float",
  range: [0.001, 10],
  scale: "log",
  default: 0.1,
  meaning: "how readily worse arms are chosen: a value this much lower is chosen 1 / e as often",
} as const;

export const PREFERENCE_STEP = {
  name: "step",
  type: "float",
  range: [0.001, 10],
  scale: "log",
  default: 0.4,
  meaning: "step of a preference for each reward above the baseline",
} as const;

export const WIDTH = {
  name: "width",
  type: "float",
  range: [0, 4],
  scale: "linear",
  default: Math.SQRT2,
  meaning: "width of the confidence bound",
} as const;

export const DISCOUNT = {
  name: "discount",
  type: "float",
  range: [0.5, 1],
  scale: "linear",
  default: 0.9975,
  meaning: "what remains of every tally after each reward",
} as const;

export const WINDOW = {
  name: "window",
  type: "int",
  range: [1, 100_000],
  scale: "log",
  default: 400,
  meaning: "how many of the last rewards count",
} as const;

export const GAMMA = {
  name: "gamma",
  type: "float",
  range: [0.001, 1],
  scale: "log",
  default: 0.1,
  meaning: "share of uniform exploration, and the learning rate",
} as const;

export const EXPLORE_EVERY = {
  name: "exploreEvery",
  type: "int",
  range: [2, 1_000],
  scale: "log",
  default: 10,
  meaning: "games from one that explores to the next",
} as const;

export const PREFERRED = {
  name: "preferred",
  type: "int",
  range: [-1, MOST_ARMS - 1],
  scale: "linear",
  default: -1,
  meaning: "arm to exploit in place of the best estimate; -1 for none",
} as const;
