import { setTimeout as pause } from "node:timers/promises";
import { IncompleteError, RunError } from "../../runtime/exit.ts";
import { visibleLine } from "../../runtime/visible-text.ts";
import { sha256 } from "../plan/plan.ts";
import type { PlaySteps, Work } from "../workers/play-units.ts";
import type { QueuedUnit, QueueServer, UnitQueue } from "./queue-server.ts";
import type { QueueTally } from "./queue-tally.ts";
import { unitDigest, unpackUnit } from "./unit-packet.ts";
import { ATTEMPTS, type UnitJob } from "./unit-queue.ts";

/** Units waiting or being played at a time, for each slot of a worker; and where no worker is known. */
const WINDOW = 4;
const LEAST_WINDOW = 16;
const LOOK_MS = 50;
/** Longest pause before a server that was lost is asked again, in milliseconds. */
const LONGEST_PAUSE = 5000;
/** Results and failures that are taken at a time. */
const BATCH = 256;

/** A unit that came back, until it need not be compared any more. */
interface Known {
  readonly worker: string;
  readonly digest: string;
}

export interface CoordinatorOptions extends PlaySteps {
  /** Share of units that a second worker plays again, 0 to 1. */
  readonly replayShare: number;
}

/** A queue, its server and what is known of it. */
export interface QueueInUse {
  readonly server: QueueServer;
  readonly queue: UnitQueue;
  readonly tally: QueueTally;
}

/** The single writer of runs whose units are played elsewhere. */
export class Coordinator {
  private readonly server: QueueServer;
  private readonly queue: UnitQueue;
  private readonly tally: QueueTally;
  private readonly work: readonly Work[];
  /** Index of a plan by its hash. */
  private readonly plans: ReadonlyMap<string, number>;
  private readonly options: CoordinatorOptions;
  private readonly todo: UnitJob[];
  private readonly known = new Map<string, Known>();
  private readonly failed: string[] = [];
  private readonly open = new Set<string>();
  private games = 0;
  private ended = false;

  /** `hashes` are those of the plans. */
  constructor(
    { server, queue, tally }: QueueInUse,
    work: readonly Work[],
    hashes: readonly string[],
    options: CoordinatorOptions,
  ) {
    this.server = server;
    this.queue = queue;
    this.tally = tally;
    this.work = work;
    this.plans = new Map(hashes.map((hash, index) => [hash, index]));
    this.options = options;
    this.todo = work.flatMap(({ units }, i) => units.map((unit) => ({ plan: hashes[i], unit, not: "" })));
  }

  /**
   * Hands out the units and commits each result once. Throws one line that names both workers where two disagree about a unit,
   * and an {@link IncompleteError} that lists the units that failed.
   */
  async run(): Promise<void> {
    const { signal } = this.options;
    this.tally.total += this.todo.length;
    // What an earlier coordinator left waiting or failed. What it has out there comes in with the rest.
    await this.insistently(async () => {
      await this.queue.drain();
      await this.queue.clean(0, 0, "failed");
    });
    while (!this.ended && !signal.aborted && (this.todo.length > 0 || this.open.size > 0)) {
      const taken = await this.insistently(() => this.look());
      this.options.tick(this.games);
      if (taken === 0) await pause(LOOK_MS);
    }
    // What nobody has begun is not played any more.
    await this.insistently(() => this.queue.drain());
    this.tally.inFlight = 0;
    if (this.failed.length > 0) {
      throw new IncompleteError(
        `incomplete: ${this.failed.join("; ")}; finished units are kept, --resume goes on`,
      );
    }
  }

  /** Hands out what there is room for and takes what came back; how many did. */
  private async look(): Promise<number> {
    await this.fill();
    const taken = (await this.takeResults()) + (await this.takeFailures());
    this.tally.inFlight = this.open.size;
    return taken;
  }

  /** Does what may be done again until the server is there. */
  private async insistently<T>(step: () => Promise<T>): Promise<T | 0> {
    for (let wait = 100; ; wait = Math.min(LONGEST_PAUSE, 2 * wait)) {
      try {
        return await step();
      } catch (error) {
        if (!this.server.isLost(error)) throw error;
        if (this.options.signal.aborted) return 0;
        await pause(wait);
      }
    }
  }

  private async fill(): Promise<void> {
    const room = Math.max(LEAST_WINDOW, WINDOW * this.tally.slots) - this.open.size;
    if (room <= 0 || this.todo.length === 0) return;
    const jobs = this.todo.slice(0, room);
    await this.queue.addBulk(
      jobs.map((data) => ({ name: "unit", data, opts: { jobId: idOf(data), attempts: ATTEMPTS } })),
    );
    for (const job of jobs) this.open.add(idOf(job));
    this.todo.splice(0, jobs.length);
  }

  private async takeResults(): Promise<number> {
    const jobs = await this.queue.getCompleted(0, BATCH - 1);
    for (const job of jobs) {
      if (!this.ended && this.isOwn(job)) this.take(job);
      this.open.delete(idOf(job.data));
    }
    await Promise.all(jobs.map((job) => job.remove()));
    return jobs.length;
  }

  /** Takes a unit that came back: commits it, or holds it against what another worker sent. */
  private take({ data: job, returnvalue }: QueuedUnit): void {
    const { worker, result, fault } = unpackUnit(returnvalue);
    const index = this.plans.get(job.plan) as number;
    if ((result ?? fault).unit !== job.unit)
      throw new RunError(`worker ${worker} sent unit ${(result ?? fault).unit} for ${job.unit}`);
    if (result === null) {
      this.commit(index, { units: [], files: [], fault, tampered: null });
      return;
    }
    const name = nameOf(job);
    const digest = unitDigest(result);
    const before = this.known.get(name);
    if (before === undefined) {
      this.known.set(name, { worker, digest });
      this.count(index);
      this.commit(index, { units: [result], files: [], fault: null, tampered: null });
      if (isReplayed(name, this.options.replayShare)) this.todo.push({ ...job, not: worker });
    } else if (before.digest === digest) {
      this.tally.repeated++;
    } else {
      this.tally.mismatched++;
      const line = `workers ${before.worker} and ${worker} disagree on unit ${job.unit}; one of them is not to be trusted`;
      this.tally.fault(line);
      throw new RunError(`${line}, and the run stops`);
    }
  }

  private commit(index: number, result: Parameters<PlaySteps["commit"]>[1]): void {
    if (!this.options.commit(index, result)) this.ended = true;
  }

  private count(index: number): void {
    const { games, training } = this.work[index].plan;
    this.games += games + training;
    this.tally.games += games + training;
    this.tally.done++;
  }

  private async takeFailures(): Promise<number> {
    const jobs = await this.queue.getFailed(0, BATCH - 1);
    for (const job of jobs) {
      if (this.isOwn(job)) {
        const line = `unit ${job.data.unit} failed ${ATTEMPTS} times, last on worker ${job.processedBy ?? "unknown"} (${visibleLine(job.failedReason ?? "")})`;
        this.failed.push(line);
        this.tally.failed++;
        this.tally.fault(line);
      }
      this.open.delete(idOf(job.data));
    }
    await Promise.all(jobs.map((job) => job.remove()));
    return jobs.length;
  }

  /** False for what an earlier coordinator has asked for. */
  private isOwn({ data }: QueuedUnit): boolean {
    return this.plans.has(data.plan) && (this.open.has(idOf(data)) || this.known.has(nameOf(data)));
  }
}

const nameOf = ({ plan, unit }: UnitJob): string => `${plan}-${unit}`;
const idOf = (job: UnitJob): string => `${nameOf(job)}${job.not === "" ? "" : "-again"}`;

/** True when a share of the units holds this one: drawn by its name, so that a resumed run draws the same. */
const isReplayed = (name: string, share: number): boolean =>
  Number.parseInt(sha256(name).slice(0, 8), 16) < share * 2 ** 32;
