import { UsageError } from "../../runtime/exit.ts";
import type { QueueServer } from "./queue-server.ts";

/** Kinds of servers by the protocol of their address; each is loaded when one is used. */
const KINDS: Readonly<Record<string, (url: string, host: string) => Promise<QueueServer>>> = {
  "redis:": async (url, host) => (await import("./redis-server.ts")).connectRedis(url, host),
  "rediss:": async (url, host) => (await import("./redis-server.ts")).connectRedis(url, host),
  "postgres:": async (url, host) => (await import("./postgres-server.ts")).connectPostgres(url, host),
  "postgresql:": async (url, host) => (await import("./postgres-server.ts")).connectPostgres(url, host),
};

/**
 * Connects to the server of a queue. Throws one line for another kind of address, and where nobody answers. The address may
 * hold a password: messages name the host alone.
 */
export function connectServer(url: string): Promise<QueueServer> {
  const { host, protocol } = addressOf(url);
  return KINDS[protocol](url, host);
}

/** The address without what is secret in it. Throws one line for one that is no queue's. */
export const hostOf = (url: string): string => addressOf(url).host;

function addressOf(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed !== null && Object.hasOwn(KINDS, parsed.protocol)) return parsed;
  throw new UsageError(
    "--queue: expected an address such as redis://host:6379, rediss://user:password@host:6380 or postgres://user:password@host/database",
  );
}
