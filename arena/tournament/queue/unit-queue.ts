import { z } from "zod";
import { readData } from "../../../src/text/data-fault.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { identityDigest, type ProgramIdentity } from "./program-identity.ts";

/** Key of a plan on the server, by its hash. */
export const planKey = (hash: string): string => `arena:plan:${hash}`;

/** Key of the program for which there is work, by its digest; {@link ANY_PROGRAM} begins them all. */
export const programKey = (digest: string): string => `${ANY_PROGRAM}${digest}`;
export const ANY_PROGRAM = "arena:program:";

/** Key of a worker's note, by its name; {@link anyWorker} begins those of a queue. */
export const workerKey = (queue: string, name: string): string => `${anyWorker(queue)}${name}`;
export const anyWorker = (queue: string): string => `arena:worker:${queue}:`;

/** Seconds after which a program is forgotten whose coordinator says no more. */
export const PROGRAM_SECONDS = 15;

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

const text = z.string();
const announcementSchema = z.strictObject({
  identity: z.strictObject({ engine: text, node: z.int(), build: text, unit: text }),
  coordinator: text,
});

/** Work for a program, as its coordinator announces it. */
export type Announcement = z.infer<typeof announcementSchema>;

/** Throws a `DataFault` on what no coordinator says. */
export const parseAnnouncement = (written: string): Announcement =>
  readData(announcementSchema, parseJson(written));

/** Milliseconds for which a worker holds a unit without a sign of life, and between two looks for such units. */
export const LEASE = { lockDuration: 30_000, stalledInterval: 10_000 } as const;

/** Number of times that a unit may fail, and that the worker that has it may be lost. */
export const ATTEMPTS = 3;
export const MOST_LOSSES = 1000;
