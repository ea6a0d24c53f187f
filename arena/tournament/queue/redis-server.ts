import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { RunError } from "../../runtime/exit.ts";
import type { QueueServer } from "./queue-server.ts";
import { LEASE, MOST_LOSSES, type UnitJob } from "./unit-queue.ts";

/** Milliseconds in which a server must answer at first. */
const PATIENCE = 10_000;
/** Longest pause between two attempts to come back to a server that was lost, in milliseconds. */
const LONGEST_PAUSE = 5000;

/** Settings without which a server loses work that it has acknowledged. */
const DURABLE = { appendonly: "yes", "maxmemory-policy": "noeviction" } as const;

/** Renews a key that has this text already, and sets one that is free. */
const CLAIM = `
local held = redis.call("GET", KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[1], "EX", ARGV[2])
return 1`;

/** Connects to a Redis. Throws one line where nobody answers. */
export async function connectRedis(url: string, host: string): Promise<QueueServer> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, 100 * 2 ** attempt),
  });
  // A lost connection comes back by itself; what is asked meanwhile waits.
  redis.on("error", () => {});
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new RunError(`queue ${host}: nobody answers there; is the server running, and the password right?`);
  }
  return {
    host,
    isLost: () => false,
    async refuseVolatile() {
      for (const [key, wanted] of Object.entries(DURABLE)) {
        const found = await setting(redis, key);
        if (found === wanted) continue;
        throw new RunError(
          `queue ${host}: ${key} is ${found ?? "not told"}, expected ${wanted}; without it the server may lose work, --volatile-queue takes it all the same`,
        );
      }
    },
    openQueue(name) {
      const queue = new Queue<UnitJob, string>(name, { connection: redis });
      queue.on("error", () => {});
      return queue;
    },
    startWorker(queue, play, { name, slots, failed }) {
      const options = { ...LEASE, connection: redis, concurrency: slots, maxStalledCount: MOST_LOSSES, name };
      const worker = new Worker<UnitJob, string>(queue, play, options);
      worker.on("error", () => {});
      worker.on("failed", (_job, error) => failed(error.message));
      return worker;
    },
    async set(key, text, seconds) {
      await (seconds === undefined ? redis.set(key, text) : redis.set(key, text, "EX", seconds));
    },
    claim: async (key, text, seconds) => (await redis.eval(CLAIM, 1, key, text, seconds)) === 1,
    get: (key) => redis.get(key),
    async remove(keys) {
      if (keys.length > 0) await redis.del(...keys);
    },
    async all(prefix) {
      const keys = await redis.keys(`${prefix}*`);
      const texts = keys.length === 0 ? [] : await redis.mget(keys);
      return texts.filter((text) => text !== null);
    },
    close: async () => redis.disconnect(),
  };
}

/** A setting of the server; undefined where it does not tell. */
async function setting(redis: Redis, key: string): Promise<string | undefined> {
  try {
    const [, found] = (await redis.config("GET", key)) as readonly string[];
    return found;
  } catch {
    return undefined;
  }
}
