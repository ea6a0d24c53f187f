import type { Job, Queue, Worker } from "bullmq";
import type { UnitJob } from "./unit-queue.ts";

/** A unit on its way through a queue, and its packed result. */
export type QueuedUnit = Job<UnitJob, string>;

/** The queue as its coordinator uses it. */
export type UnitQueue = Pick<
  Queue<UnitJob, string>,
  "addBulk" | "getCompleted" | "getFailed" | "getActive" | "drain" | "clean" | "close"
>;

/** Plays a unit and returns its packed result; `token` names the lease. */
export type PlayQueued = (job: QueuedUnit, token?: string) => Promise<string>;

export interface ServeOptions {
  readonly name: string;
  /** Units at a time. */
  readonly slots: number;
  /** Called with what went wrong when a unit failed here. */
  readonly failed: (message: string) => void;
}

/**
 * The server between a coordinator and its workers: leases units by BullMQ, and keeps short texts by key. Comes back by itself
 * to a server that was lost.
 */
export interface QueueServer {
  /** The address without what is secret in it. */
  readonly host: string;
  /** Throws one line where the server may lose work that it has acknowledged. */
  refuseVolatile(): Promise<void>;
  openQueue(name: string): UnitQueue;
  startWorker(name: string, play: PlayQueued, options: ServeOptions): Pick<Worker<UnitJob, string>, "close">;
  /** True for an error after which the same request may be made again: the server was lost. */
  isLost(error: unknown): boolean;
  /** Keeps a text, for so many seconds where they are given. */
  set(key: string, text: string, seconds?: number): Promise<void>;
  /** Keeps a text under a key that is free or has this very text; false where another holds it. */
  claim(key: string, text: string, seconds: number): Promise<boolean>;
  get(key: string): Promise<string | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Texts of the keys that begin so. */
  all(prefix: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
