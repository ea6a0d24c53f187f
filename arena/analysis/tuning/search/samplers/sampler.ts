/** One ask–tell interface for every way of searching: a sampler proposes settings and is told their scores. */

import type { RandomKey } from "../../../../../src/chance/random.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import type { Point } from "../unit-cube.ts";

/** The measured score of a point that was tried. */
export interface Observation {
  /** The very array that `ask` returned, or a point that the search was started with. */
  readonly point: Point;
  /** Higher is better; only differences between the observations of one `tell` mean anything. */
  readonly score: number;
  /** Standard error of `score`; 0 when there is no noise. */
  readonly error: number;
}

/** Deterministic: the same declaration, key, asks and tells give the same points. */
export interface Sampler {
  /** Up to `count` points to try next; fewer, or none, when there is nothing left to propose. */
  ask(count: number): Point[];
  /** Everything observed so far, in the order it was tried; replaces what was told before. */
  tell(history: readonly Observation[]): void;
}

export type MakeSampler = (specs: readonly ParameterSpec[], key: RandomKey) => Sampler;
