import { createPostgresBackend, withBackend } from "bullmq";
import pg from "pg";
import { RunError } from "../../runtime/exit.ts";
import type { QueueServer } from "./queue-server.ts";
import { LEASE, MOST_LOSSES, type UnitJob } from "./unit-queue.ts";

/** The schema that holds everything of the arena. */
const SCHEMA = "arena_queue";
/** Milliseconds in which a server must answer at first. */
const PATIENCE = 10_000;

/** Settings without which a server loses work that it has acknowledged, and the values that keep it. */
const DURABLE = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "local", "remote_write", "remote_apply"],
} as const;

/** Errors of a server that goes away or is coming up, by SQLSTATE class or the name of the system. */
const LOST = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

const { Queue, Worker } = withBackend(createPostgresBackend);

/** Connects to a PostgreSQL, 13 or newer, and makes the tables of the queue. Throws one line where that fails. */
export async function connectPostgres(url: string, host: string): Promise<QueueServer> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: PATIENCE });
  // A lost connection comes back with the next question.
  pool.on("error", () => {});
  const connection = { connectionString: url, schema: SCHEMA, migrate: true, max: 4 };
  try {
    await makeNotes(pool);
  } catch (error) {
    await pool.end();
    throw new RunError(`queue ${host}: ${refusal(error as Error & { code?: string })}`);
  }
  const note = `"${SCHEMA}".arena_note`;
  return {
    host,
    isLost,
    async refuseVolatile() {
      for (const [key, wanted] of Object.entries<readonly string[]>(DURABLE)) {
        const { rows } = await pool.query<{ value: string }>("SELECT current_setting($1) AS value", [key]);
        const found = rows[0]?.value ?? "";
        if (wanted.includes(found)) continue;
        throw new RunError(
          `queue ${host}: ${key} is ${found}, expected ${wanted[0]}; without it the server may lose work, --volatile-queue takes it all the same`,
        );
      }
    },
    openQueue(name) {
      const queue = new Queue<UnitJob, string>(name, { connection });
      queue.on("error", () => {});
      return queue;
    },
    startWorker(queue, play, { name, slots, failed }) {
      const options = { ...LEASE, connection, concurrency: slots, maxStalledCount: MOST_LOSSES, name };
      const worker = new Worker<UnitJob, string>(queue, play, options);
      worker.on("error", () => {});
      worker.on("failed", (_job, error) => failed(error.message));
      return worker;
    },
    async set(key, text, seconds) {
      await pool.query(
        `INSERT INTO ${note} VALUES ($1, $2, now() + make_interval(secs => $3))
         ON CONFLICT (key) DO UPDATE SET text = excluded.text, until = excluded.until`,
        [key, text, seconds ?? null],
      );
    },
    async claim(key, text, seconds) {
      const { rowCount } = await pool.query(
        `INSERT INTO ${note} AS held VALUES ($1, $2, now() + make_interval(secs => $3))
         ON CONFLICT (key) DO UPDATE SET text = excluded.text, until = excluded.until
         WHERE held.text = excluded.text OR held.until < now()`,
        [key, text, seconds],
      );
      return rowCount === 1;
    },
    async get(key) {
      const { rows } = await pool.query<{ text: string }>(
        `SELECT text FROM ${note} WHERE key = $1 AND (until IS NULL OR until > now())`,
        [key],
      );
      return rows[0]?.text ?? null;
    },
    async remove(keys) {
      await pool.query(`DELETE FROM ${note} WHERE key = ANY($1) OR until < now()`, [keys]);
    },
    async all(prefix) {
      const { rows } = await pool.query<{ text: string }>(
        `SELECT text FROM ${note} WHERE starts_with(key, $1) AND (until IS NULL OR until > now()) ORDER BY key`,
        [prefix],
      );
      return rows.map(({ text }) => text);
    },
    close: () => pool.end(),
  };
}

/** Makes the table of texts by key; two that come at once wait for each other. */
async function makeNotes(pool: pg.Pool): Promise<void> {
  await pool.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'));
    CREATE SCHEMA IF NOT EXISTS "${SCHEMA}";
    CREATE TABLE IF NOT EXISTS "${SCHEMA}".arena_note (key text PRIMARY KEY, text text NOT NULL, until timestamptz);
    COMMIT;`);
}

function isLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return LOST.test(code) || /connection (terminated|timeout|ended)|timeout exceeded/i.test(message);
}

/** Reason of a server that cannot be used. What the driver says may name the user, never the password. */
const refusal = (error: Error & { readonly code?: string }): string =>
  isLost(error) || error.code === undefined
    ? "nobody answers there; is the server running?"
    : `the server refuses: ${error.message}`;
