import type { GamePhase } from "../../src/player/decision-context.ts";

/** One way of playing: how much a deed must be worth, how high to bid, how much cash a building needs. */
export interface Strategy {
  readonly name: string;
  /** Buys above this ratio of strategic value to price. */
  readonly buyRatio: number;
  /** Bids up to this share of strategic value. */
  readonly bidRatio: number;
  /** Builds with at least this much cash above the reserve. */
  readonly buildThreshold: number;
  /** True when it offers trades. */
  readonly trades: boolean;
}

/** The five arms, in the specification's order and with its numbers. */
export const STRATEGIES: readonly Strategy[] = [
  { name: "Expansion", buyRatio: 0.5, bidRatio: 0.9, buildThreshold: 300, trades: true },
  { name: "Development", buyRatio: 0.8, bidRatio: 0.75, buildThreshold: 200, trades: false },
  { name: "Survival", buyRatio: 1.2, bidRatio: 0.6, buildThreshold: 500, trades: false },
  { name: "Aggressive", buyRatio: 0.6, bidRatio: 0.85, buildThreshold: 100, trades: true },
  { name: "Conservative", buyRatio: 1.0, bidRatio: 0.5, buildThreshold: 400, trades: false },
];

/** The arm that each phase of the game prefers. */
export const PHASE_ARM: Readonly<Record<GamePhase, number>> = { early: 0, mid: 1, late: 2 };
