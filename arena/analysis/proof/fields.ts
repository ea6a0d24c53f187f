import {
  type ClaimRule,
  medianRounds,
  overBestOther,
  seatShares,
  survivalOver,
  unfinished,
  winShare,
} from "./claims.ts";
import { ABLATIONS, SPECIFIED_ARMS, type Variant } from "./variants.ts";

/** A line-up in which HL is measured: its opponents, the claims, and the parts of HL that are taken away. */
export interface Field {
  readonly id: string;
  readonly title: string;
  /** Everybody but HL, in the order of the line-up; HL's place is the last. */
  readonly against: readonly string[];
  /** Games of a season: enough for what is asked of it, a multiple of the seatings. */
  readonly games: number;
  readonly claims: readonly ClaimRule[];
  readonly ablations: readonly Variant[];
  /** The specified learner's arms, where it is audited. */
  readonly audit: readonly Variant[];
}

/** HL's win share as claimed by the arena that this project descends from. */
const CLAIMED_SHARE = 0.565;
/** Points by which HL was to survive more often than Validator (specification, HL thesis). */
const SURVIVAL_MARGIN = 0.05;

/** The fields of the proof: the thesis, strength that is not exploitation, and a table of learners. */
export const FIELDS: readonly Field[] = [
  {
    id: "tiers",
    title: "HL among Random, Greedy and Validator",
    against: ["random", "greedy", "validator"],
    games: 48,
    claims: [winShare(CLAIMED_SHARE), survivalOver("validator", SURVIVAL_MARGIN), overBestOther],
    ablations: ABLATIONS,
    audit: SPECIFIED_ARMS,
  },
  {
    id: "traders",
    title: "HL against three Traders",
    against: ["trader", "trader", "trader"],
    games: 240,
    claims: [winShare(0.32)],
    ablations: ABLATIONS,
    audit: [],
  },
  {
    id: "greedies",
    title: "HL against three Greedy",
    against: ["greedy", "greedy", "greedy"],
    games: 48,
    claims: [winShare(0.45)],
    ablations: [],
    audit: [],
  },
  {
    id: "validators",
    title: "HL against three Validator",
    against: ["validator", "validator", "validator"],
    games: 48,
    claims: [winShare(0.45)],
    ablations: [],
    audit: [],
  },
  {
    id: "learners",
    title: "Four HL",
    against: ["hl", "hl", "hl"],
    games: 240,
    claims: [unfinished(0.005), medianRounds(40, 80), ...seatShares(0.19, 0.31)],
    ablations: [],
    audit: [],
  },
];
