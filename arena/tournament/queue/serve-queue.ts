import { hostname } from "node:os";
import { DelayedError, type Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { RunError, UsageError } from "../../runtime/exit.ts";
import { parsePlan } from "../plan/parse-plan.ts";
import { planHash } from "../plan/plan.ts";
import { type RunnablePlan, runnablePlan } from "../plan/runnable-plan.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import { playTournament } from "../workers/play-tournament.ts";
import { type WorkerPool, withWorkerPool } from "../workers/worker-pool.ts";
import { identityDifference, type ProgramIdentity, programIdentity } from "./program-identity.ts";
import { connectRedis, hostOf } from "./redis-connection.ts";
import { packUnit } from "./unit-packet.ts";
import { LEASE, MOST_LOSSES, planKey, programKey, queueName, type UnitJob } from "./unit-queue.ts";

export interface ServeSettings {
  readonly url: string;
  /** Units played at a time, each on a thread of its own. */
  readonly slots: number;
  /** Aborted to stop: units that were begun are finished. */
  readonly signal: AbortSignal;
  /** Called with each unit that was played. */
  readonly played: (unit: number) => void;
}

/** Milliseconds until a unit that another worker must play again is offered once more. */
const TURN_AWAY_MS = 200;
/** Seconds for one answer of a player. */
const THINK_LIMIT = 20;

/**
 * Plays units of a queue until it is told to stop. Throws one line where the work there is for another program. The leases
 * are renewed by this thread, and games are played on others: a long season loses no lease.
 */
export async function serveQueue({ url, slots, signal, played }: ServeSettings): Promise<void> {
  const redis = await connectRedis(url);
  const name = `${hostname()}-${process.pid}`;
  const plans = new Map<string, RunnablePlan>();
  const planOf = async (hash: string): Promise<RunnablePlan> => {
    const known = plans.get(hash);
    if (known !== undefined) return known;
    const text = await redis.get(planKey(hash));
    const plan = runnablePlan(parsePlan(text ?? "null"), false);
    if (planHash(plan) !== hash) throw new RunError(`the plan of hash ${hash} is another one`);
    plans.set(hash, plan);
    return plan;
  };
  try {
    const identity = programIdentity();
    refuseOtherProgram(identity, await announced(redis), hostOf(url));
    await withWorkerPool(slots, async (pool) => {
      const play = async (job: Job<UnitJob, string>, token?: string): Promise<string> => {
        const { plan, unit, not } = job.data;
        if (not === name) {
          await job.moveToDelayed(Date.now() + TURN_AWAY_MS, token);
          throw new DelayedError();
        }
        const result = await playUnit(pool, await planOf(plan), unit);
        played(unit);
        return packUnit(name, result);
      };
      const worker = new Worker<UnitJob, string>(queueName(identity), play, {
        ...LEASE,
        connection: redis,
        concurrency: slots,
        maxStalledCount: MOST_LOSSES,
        name,
      });
      // A lost connection comes back by itself.
      worker.on("error", () => {});
      if (!signal.aborted) await new Promise((stop) => signal.addEventListener("abort", stop));
      await worker.close();
    });
  } finally {
    redis.disconnect();
  }
}

/** The programs for which there is work. */
async function announced(redis: Redis): Promise<string[]> {
  const keys = await redis.keys(programKey("*"));
  const texts = await Promise.all(keys.map((key) => redis.get(key)));
  return texts.filter((text) => text !== null);
}

/** Throws where there is work, and none of it is for this program. */
function refuseOtherProgram(own: ProgramIdentity, asked: readonly string[], host: string): void {
  const differences = asked.map((text) => identityDifference(own, JSON.parse(text) as ProgramIdentity));
  const [first] = differences;
  if (first === undefined || first === null || differences.includes(null)) return;
  throw new UsageError(`queue ${host}: its work is for another program: this one has ${first}`);
}

async function playUnit(pool: WorkerPool, plan: RunnablePlan, unit: number): Promise<UnitResult> {
  const finished: UnitResult[] = [];
  await playTournament([{ plan, units: [unit] }], {
    pool,
    thinkLimit: THINK_LIMIT,
    signal: new AbortController().signal,
    commit: (_plan, { units }) => finished.push(...units) > 0,
    tick: () => {},
  });
  const [result] = finished;
  if (result === undefined) throw new RunError(`unit ${unit} stopped at a fault of a player`);
  return result;
}
