import { setTimeout as pause } from "node:timers/promises";
import { type Job, Queue } from "bullmq";
import { RunError, UsageError } from "../../runtime/exit.ts";
import { visibleLine } from "../../runtime/visible-text.ts";
import { planHash, sha256 } from "../plan/plan.ts";
import { externalPlayers } from "../plan/runnable-plan.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import type { Work } from "../workers/play-tournament.ts";
import { identityDigest, programIdentity } from "./program-identity.ts";
import { connectRedis, hostOf, refuseVolatile } from "./redis-connection.ts";
import { type Delivered, unitDigest, unpackUnit } from "./unit-packet.ts";
import { ATTEMPTS, PROGRAM_SECONDS, planKey, programKey, queueName, type UnitJob } from "./unit-queue.ts";

/** Settings for units that are played by workers elsewhere. */
export interface QueueSettings {
  readonly url: string;
  /** Take a server that may lose work. */
  readonly volatile: boolean;
  /** Share of units that a second worker plays again, 0 to 1. */
  readonly replayShare: number;
}

export interface QueueOptions extends QueueSettings {
  readonly signal: AbortSignal;
  /** Takes a unit of plan number `plan`; false ends the run. */
  readonly commit: (plan: number, unit: UnitResult) => boolean;
  /** Called a few times a second with the games that came back. */
  readonly tick: (games: number) => void;
}

/** Units waiting or being played at a time, for each slot of a worker; and where no worker is known. */
const WINDOW = 4;
const LEAST_WINDOW = 16;
const LOOK_MS = 50;
/** Between two words that there is work for this program. */
const ANNOUNCE_MS = 10_000;
/** Results and failures that are taken at a time. */
const BATCH = 64;

/**
 * Lets workers elsewhere play the units, and commits each result once. The same unit from two workers must be the same;
 * throws one line that names both where it is not, and one that lists the units that failed.
 */
export async function playByQueue(work: readonly Work[], options: QueueOptions): Promise<void> {
  for (const { plan } of work) {
    const [external] = externalPlayers(plan);
    if (external !== undefined)
      throw new UsageError(`--queue: ${external} stays on this machine; leave --queue out`);
  }
  const redis = await connectRedis(options.url);
  try {
    if (!options.volatile) await refuseVolatile(redis, hostOf(options.url));
    const identity = programIdentity();
    const program = programKey(identityDigest(identity));
    const announce = () => redis.set(program, JSON.stringify(identity), "EX", PROGRAM_SECONDS);
    await announce();
    const hashes = work.map(({ plan }) => planHash(plan));
    for (const [i, { plan }] of work.entries()) await redis.set(planKey(hashes[i]), JSON.stringify(plan));
    const queue = new Queue<UnitJob, string>(queueName(identity), { connection: redis });
    queue.on("error", () => {});
    const announcing = setInterval(announce, ANNOUNCE_MS);
    try {
      await new Coordinator(queue, work, hashes, options).run();
    } finally {
      clearInterval(announcing);
      await queue.close();
      await redis.del(program);
    }
  } finally {
    redis.disconnect();
  }
}

/** A unit that came back, until it need not be compared any more. */
interface Known {
  readonly worker: string;
  readonly digest: string;
}

/** The single writer of a run whose units are played elsewhere. */
class Coordinator {
  private readonly queue: Queue<UnitJob, string>;
  private readonly work: readonly Work[];
  private readonly hashes: readonly string[];
  private readonly options: QueueOptions;
  private readonly todo: UnitJob[];
  private readonly known = new Map<string, Known>();
  private readonly failed: string[] = [];
  private open = new Set<string>();
  private games = 0;
  private ended = false;

  constructor(
    queue: Queue<UnitJob, string>,
    work: readonly Work[],
    hashes: readonly string[],
    options: QueueOptions,
  ) {
    this.queue = queue;
    this.work = work;
    this.hashes = hashes;
    this.options = options;
    this.todo = work.flatMap(({ units }, i) => units.map((unit) => ({ plan: hashes[i], unit, not: "" })));
  }

  async run(): Promise<void> {
    const { signal } = this.options;
    while (!this.ended && !signal.aborted && (this.todo.length > 0 || this.open.size > 0)) {
      await this.fill();
      await this.takeResults();
      await this.takeFailures();
      this.options.tick(this.games);
      await pause(LOOK_MS);
    }
    // What nobody has begun is not played any more.
    await this.queue.drain();
    if (this.failed.length > 0) {
      throw new RunError(`incomplete: ${this.failed.join("; ")}; finished units are kept, --resume goes on`);
    }
  }

  private async fill(): Promise<void> {
    const workers = await this.queue.getWorkersCount();
    const room = Math.max(LEAST_WINDOW, WINDOW * workers) - this.open.size;
    const jobs = this.todo.splice(0, Math.max(0, room));
    for (const job of jobs) this.open.add(idOf(job));
    await this.queue.addBulk(
      jobs.map((data) => ({ name: "unit", data, opts: { jobId: idOf(data), attempts: ATTEMPTS } })),
    );
  }

  private async takeResults(): Promise<void> {
    for (const job of await this.queue.getCompleted(0, BATCH)) {
      if (!this.ended && this.isOwn(job)) this.take(job.data, unpackUnit(job.returnvalue));
      this.open.delete(idOf(job.data));
      await job.remove();
    }
  }

  /** Takes a unit that came back: commits it, or holds it against what another worker sent. */
  private take(job: UnitJob, { worker, result }: Delivered): void {
    const name = `${job.plan}-${job.unit}`;
    const digest = unitDigest(result);
    const before = this.known.get(name);
    if (before === undefined) {
      const index = this.hashes.indexOf(job.plan);
      if (result.unit !== job.unit)
        throw new RunError(`worker ${worker} sent unit ${result.unit} for ${job.unit}`);
      this.known.set(name, { worker, digest });
      this.games += this.work[index].plan.games + this.work[index].plan.training;
      if (!this.options.commit(index, result)) this.ended = true;
      if (isReplayed(name, this.options.replayShare)) this.todo.push({ ...job, not: worker });
    } else if (before.digest !== digest) {
      throw new RunError(
        `workers ${before.worker} and ${worker} disagree on unit ${job.unit}; one of them is not to be trusted, and the run stops`,
      );
    }
  }

  private async takeFailures(): Promise<void> {
    for (const job of await this.queue.getFailed(0, BATCH)) {
      if (this.isOwn(job)) {
        this.failed.push(
          `unit ${job.data.unit} failed ${ATTEMPTS} times (${visibleLine(job.failedReason ?? "")})`,
        );
      }
      this.open.delete(idOf(job.data));
      await job.remove();
    }
  }

  /** False for what an earlier coordinator has asked for. */
  private isOwn({ data }: Job<UnitJob, string>): boolean {
    return (
      this.hashes.includes(data.plan) &&
      (this.open.has(idOf(data)) || this.known.has(`${data.plan}-${data.unit}`))
    );
  }
}

const idOf = ({ plan, unit, not }: UnitJob): string => `${plan}-${unit}${not === "" ? "" : "-again"}`;

/** True when a share of the units holds this one: drawn by its name, so that a resumed run draws the same. */
const isReplayed = (name: string, share: number): boolean =>
  Number.parseInt(sha256(name).slice(0, 8), 16) < share * 2 ** 32;
