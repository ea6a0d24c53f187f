import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const canRun = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

/** Whether `redis-server` can be had here (Debian: the package redis-server). */
export const HAS_REDIS = canRun("redis-server");
/** Whether a PostgreSQL can be had here (Debian: the package postgresql, its programs on the path). */
export const HAS_POSTGRES = canRun("postgres") && canRun("initdb");

export interface TestServer {
  readonly url: string;
  /** Ends the server as a crash would, and starts it again on what it has kept. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings with which a Redis keeps what it has acknowledged. */
export const DURABLE = ["--appendonly", "yes", "--maxmemory-policy", "noeviction"] as const;

/** Starts a Redis on the loopback address, and waits until it accepts connections. */
export async function startRedis(...settings: readonly string[]): Promise<TestServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "arena-redis-"));
  return startServer(`redis://127.0.0.1:${port}`, "redis-server", [
    ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""],
    ...settings,
  ]);
}

/** Starts a PostgreSQL on the loopback address with an empty database, and waits until it accepts connections. */
export async function startPostgres(...settings: readonly string[]): Promise<TestServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "arena-postgres-"));
  const owner = serverUser();
  if (owner !== undefined) chownSync(folder, owner, owner);
  const data = join(folder, "data");
  execFileSync("initdb", ["-D", data, "-U", "arena", "--auth", "trust", "--no-sync", "--no-locale"], {
    uid: owner,
    cwd: folder,
  });
  const listen = ["-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const url = `postgres://arena@127.0.0.1:${port}/postgres`;
  return startServer(url, "postgres", ["-D", data, ...listen, ...settings], owner);
}

/** PostgreSQL refuses to run as root: then the user of its package runs it. */
function serverUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));
}

/** Ends the program with the shell's input, and so with this process, however that ends. */
const TIED = '"$@" & cat > /dev/null; kill -9 $!; wait';

async function startServer(
  url: string,
  program: string,
  args: readonly string[],
  uid?: number,
): Promise<TestServer> {
  const start = async (): Promise<ChildProcess> => {
    const server = spawn("sh", ["-c", TIED, "sh", program, ...args], { uid, cwd: tmpdir() });
    await ready(program, server);
    return server;
  };
  let server = await start();
  const stop = async (): Promise<void> => {
    const closed = once(server, "close");
    server.stdin?.end();
    await closed;
  };
  return {
    url,
    stop,
    async restart() {
      await stop();
      server = await start();
    },
  };
}

/** Rejects with what the server said where it ends instead. */
function ready(program: string, server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk;
      if (/ready to accept connections/i.test(said)) resolve();
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("close", () => reject(new Error(`${program} did not start: ${said}`)));
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
