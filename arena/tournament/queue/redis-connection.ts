import type { Redis } from "ioredis";
import { RunError, UsageError } from "../../runtime/exit.ts";

/** Milliseconds in which a server must answer at first. */
const PATIENCE = 10_000;
/** Longest pause between two attempts to come back to a server that was lost, in milliseconds. */
const LONGEST_PAUSE = 5000;

/**
 * Connects to the server of a queue. Throws one line for another kind of address, and where nobody answers. The address may
 * hold a password: messages name the host alone.
 */
export async function connectRedis(url: string): Promise<Redis> {
  const host = hostOf(url);
  const { Redis } = await import("ioredis");
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
    return redis;
  } catch {
    redis.disconnect();
    throw new RunError(`queue ${host}: nobody answers there; is the server running, and the password right?`);
  }
}

/** The address without what is secret in it. Throws one line for one that is no Redis. */
export function hostOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed !== null && /^rediss?:$/.test(parsed.protocol)) return parsed.host;
  throw new UsageError(
    "--queue: expected an address such as redis://host:6379 or rediss://user:password@host:6380",
  );
}

/** Settings without which a server loses work that it has acknowledged. */
const DURABLE = { appendonly: "yes", "maxmemory-policy": "noeviction" } as const;

/** Throws one line for a server that may lose work. */
export async function refuseVolatile(redis: Redis, host: string): Promise<void> {
  for (const [key, wanted] of Object.entries(DURABLE)) {
    const [, found] = (await redis.config("GET", key)) as readonly string[];
    if (found !== wanted) {
      throw new RunError(
        `queue ${host}: ${key} is ${found ?? "unknown"}, expected ${wanted}; without it the server may lose work, --volatile-queue takes it all the same`,
      );
    }
  }
}
