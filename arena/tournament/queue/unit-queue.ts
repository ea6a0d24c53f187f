import type { ProgramIdentity } from "./program-identity.ts";
import { identityDigest } from "./program-identity.ts";

/** Key of a plan on the server, by its hash. */
export const planKey = (hash: string): string => `arena:plan:${hash}`;

/** Key of the identity of a program for which there is work. */
export const programKey = (digest: string): string => `arena:program:${digest}`;

/** Seconds after which a program is forgotten whose coordinator says no more. */
export const PROGRAM_SECONDS = 60;

/** The queue of a program: another program never sees its units. */
export const queueName = (identity: ProgramIdentity): string =>
  `arena-${identityDigest(identity).slice(0, 16)}`;

/** A unit to be played. */
export interface UnitJob {
  readonly plan: string;
  readonly unit: number;
  /** The worker that has played it already, where it is played again to be compared; empty else. */
  readonly not: string;
}

/** Milliseconds for which a worker holds a unit without a sign of life, and between two looks for such units. */
export const LEASE = { lockDuration: 30_000, stalledInterval: 10_000 } as const;

/** Number of times that a unit may fail, and that the worker that has it may be lost. */
export const ATTEMPTS = 3;
export const MOST_LOSSES = 1000;
