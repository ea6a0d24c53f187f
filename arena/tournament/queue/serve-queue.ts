import { hostname } from "node:os";
import { DelayedError } from "bullmq";
import { RunError, UsageError } from "../../runtime/exit.ts";
import type { TaskFault, TaskResult } from "../workers/play-task.ts";
import { playTournament } from "../workers/play-tournament.ts";
import { type WorkerPool, withWorkerPool } from "../workers/worker-pool.ts";
import { connectServer } from "./connect-server.ts";
import { type PlanParcel, unpackPlan } from "./plan-parcel.ts";
import { identityDifference, type ProgramIdentity, programIdentity } from "./program-identity.ts";
import type { PlayQueued, QueueServer } from "./queue-server.ts";
import { packFault, packUnit } from "./unit-packet.ts";
import { ANY_PROGRAM, parseAnnouncement, planKey, queueName, workerKey } from "./unit-queue.ts";
import { BEAT_MS, NOTE_SECONDS, type WorkerNote } from "./worker-note.ts";

export interface ServeSettings {
  readonly url: string;
  /** Units played at a time, each on a thread of its own. */
  readonly slots: number;
  /** Let player files that come with a plan run on this machine, in threads of their own. */
  readonly allowPlayers: boolean;
  /** Aborted to stop: units that were begun are finished. */
  readonly signal: AbortSignal;
  /** Called when something changed. */
  readonly told: (state: ServeState) => void;
}

/** State of a worker. */
export interface ServeState extends WorkerNote {
  /** Error of the unit that failed last, empty before. */
  readonly lastError: string;
}

/** Milliseconds until a unit that another worker must play again is offered once more. */
const TURN_AWAY_MS = 200;
/** Plans that are kept: those of a study come and go. */
const MOST_PLANS = 64;

/**
 * Plays units of a queue until it is told to stop. Throws one line where the work there is for another program. The leases
 * are renewed by this thread, and games are played on others: a long season loses no lease.
 */
export async function serveQueue(settings: ServeSettings): Promise<void> {
  const { url, slots, signal } = settings;
  const server = await connectServer(url);
  try {
    const identity = programIdentity();
    refuseOtherProgram(identity, await server.all(ANY_PROGRAM), server.host);
    await withWorkerPool(slots, (pool) => new UnitServer(server, pool, identity, settings).serve(signal));
  } finally {
    await server.close();
  }
}

/** Throws where there is work, and none of it is for this program. */
function refuseOtherProgram(own: ProgramIdentity, asked: readonly string[], host: string): void {
  const differences = asked.map((text) => identityDifference(own, parseAnnouncement(text).identity));
  const [first] = differences;
  if (first === undefined || first === null || differences.includes(null)) return;
  throw new UsageError(`queue ${host}: its work is for another program: this one has ${first}`);
}

/** Workers of this process so far. */
let workers = 0;

/** A worker of a queue: its units, and its word about itself. */
class UnitServer {
  private readonly server: QueueServer;
  private readonly pool: WorkerPool;
  private readonly identity: ProgramIdentity;
  private readonly settings: ServeSettings;
  private readonly queue: string;
  private readonly name = `${hostname()}-${process.pid}-${workers++}`;
  private readonly parcels = new Map<string, PlanParcel>();
  private done = 0;
  private inFlight = 0;
  private failed = 0;
  private games = 0;
  private beats = 0;
  private lastError = "";

  constructor(server: QueueServer, pool: WorkerPool, identity: ProgramIdentity, settings: ServeSettings) {
    this.server = server;
    this.pool = pool;
    this.identity = identity;
    this.settings = settings;
    this.queue = queueName(identity);
  }

  async serve(signal: AbortSignal): Promise<void> {
    const { slots } = this.settings;
    const worker = this.server.startWorker(this.queue, (job, token) => this.play(job, token), {
      name: this.name,
      slots,
      failed: (message) => this.fail(message),
    });
    let beating: NodeJS.Timeout | undefined;
    try {
      await this.beat(false);
      await new Promise<void>((stop, refuse) => {
        beating = setInterval(() => this.beat(false).catch(refuse), BEAT_MS);
        if (signal.aborted) stop();
        signal.addEventListener("abort", () => stop());
      });
    } finally {
      await worker.close();
      clearInterval(beating);
    }
    await this.beat(true);
  }

  /** Tells the server that it is here, or leaves. Throws where nothing is left to do but another program's work. */
  private async beat(left: boolean): Promise<void> {
    this.beats++;
    try {
      const note = JSON.stringify(this.note(left));
      await this.server.set(workerKey(this.queue, this.name), note, NOTE_SECONDS);
      if (!left && this.inFlight === 0)
        refuseOtherProgram(this.identity, await this.server.all(ANY_PROGRAM), this.server.host);
    } catch (error) {
      if (!this.server.isLost(error)) throw error;
    }
    this.tell();
  }

  private note(left: boolean): WorkerNote {
    const { name, done, inFlight, failed, games, beats: beat } = this;
    return { name, slots: this.settings.slots, done, inFlight, failed, games, beat, left };
  }

  private tell(): void {
    this.settings.told({ ...this.note(false), lastError: this.lastError });
  }

  private fail(message: string): void {
    this.failed++;
    this.lastError = message;
    this.tell();
  }

  private readonly play: PlayQueued = async (job, token) => {
    const { plan: hash, unit, not } = job.data;
    if (not === this.name) {
      await job.moveToDelayed(Date.now() + TURN_AWAY_MS, token);
      throw new DelayedError();
    }
    this.inFlight++;
    try {
      const parcel = await this.parcelOf(hash);
      const played = await playUnit(this.pool, parcel, unit);
      if (played.fault !== null) return packFault(this.name, played.fault);
      const [result] = played.units;
      if (result === undefined) throw new RunError(`unit ${unit} came to no end`);
      this.done++;
      this.games += parcel.plan.games + parcel.plan.training;
      return packUnit(this.name, result);
    } finally {
      this.inFlight--;
      this.tell();
    }
  };

  private async parcelOf(hash: string): Promise<PlanParcel> {
    const known = this.parcels.get(hash);
    if (known !== undefined) return known;
    const text = await this.server.get(planKey(hash));
    if (text === null) throw new RunError("the run that asked for it has ended");
    const parcel = unpackPlan(text, hash, this.settings.allowPlayers);
    const [oldest] = this.parcels.keys();
    if (this.parcels.size >= MOST_PLANS && oldest !== undefined) this.parcels.delete(oldest);
    this.parcels.set(hash, parcel);
    return parcel;
  }
}

interface Played {
  readonly units: TaskResult["units"];
  readonly fault: TaskFault | null;
}

async function playUnit(
  pool: WorkerPool,
  { plan, thinkLimit, files }: PlanParcel,
  unit: number,
): Promise<Played> {
  let played: Played = { units: [], fault: null };
  await playTournament([{ plan, units: [unit] }], {
    pool,
    thinkLimit,
    isolate: true,
    brought: files,
    signal: new AbortController().signal,
    commit(_plan, result) {
      played = result;
      return true;
    },
    tick: () => {},
  });
  return played;
}
