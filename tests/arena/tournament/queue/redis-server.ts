import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether `redis-server` can be had here (Debian: the package redis-server). */
export const HAS_REDIS = spawnSync("redis-server", ["--version"]).status === 0;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server on the loopback address, and waits until it accepts connections. */
export async function startRedis(...settings: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "arena-redis-"));
  const server = spawn("redis-server", [
    ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""],
    ...settings,
  ]);
  await ready(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill("SIGKILL");
      await once(server, "close");
    },
  };
}

export const DURABLE = ["--appendonly", "yes", "--maxmemory-policy", "noeviction"] as const;

function ready({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    let said = "";
    stdout?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready to accept connections")) resolve();
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
