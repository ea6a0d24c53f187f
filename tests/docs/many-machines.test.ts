import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readCommandLine } from "../../arena/apps/cli/command-line.ts";
import { run } from "../../arena/apps/cli/commands/run.ts";
import { worker } from "../../arena/apps/cli/commands/worker.ts";
import { ROOT } from "../../scripts/modules.mjs";

const FOLDER = join(ROOT, "examples/many-machines");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

/** Options of a shard's command line, as the shell of its script fills them in. */
async function shardOf(script: string, env: Readonly<Record<string, string>>) {
  const line = script.replace(/exec (?:arena|node \S+)/, "printf '%s\\n'");
  const words = execFileSync("bash", ["-c", line], { env: { ...process.env, ...env }, encoding: "utf8" });
  const { flags } = await readCommandLine(words.trim().split("\n"), run);
  return Object.fromEntries(flags);
}

describe("the compose file", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true });

  test("starts a Redis that keeps what it has acknowledged, with a password", () => {
    const { command, volumes: mounted, healthcheck } = services.redis;
    expect(command.join(" ")).toMatch(/--appendonly yes --maxmemory-policy noeviction --requirepass \$\{/);
    expect(mounted).toEqual(["queue:/data"]);
    expect(Object.keys(volumes)).toEqual(["queue", "store"]);
    expect(healthcheck.test).toEqual(["CMD", "redis-cli", "ping"]);
  });

  test("starts workers and a run that the program understands, once the Redis is there", async () => {
    for (const [name, command] of Object.entries({ worker, run })) {
      const service = services[name];
      expect(service.environment.ARENA_QUEUE).toMatch(
        /^redis:\/\/:\$\{ARENA_QUEUE_PASSWORD:\?.*\}@redis:6379$/,
      );
      expect(service.depends_on.redis.condition).toBe("service_healthy");
      expect(service.command[0]).toBe(name);
      await expect(readCommandLine(service.command, command)).resolves.toMatchObject({ positionals: [] });
    }
  });

  test("refuses an option that there is not", async () => {
    await expect(readCommandLine(["worker", "--slot", "1"], worker)).rejects.toThrow("--slots");
  });
});

describe("shards by their index", () => {
  const { apiVersion, kind, spec } = parse(read("indexed-job.yaml"));
  const [{ args, volumeMounts }] = spec.template.spec.containers;

  test("are an Indexed Job of Kubernetes with a store each", async () => {
    expect({ apiVersion, kind, mode: spec.completionMode }).toEqual({
      apiVersion: "batch/v1",
      kind: "Job",
      mode: "Indexed",
    });
    expect(spec.template.spec.volumes.map(({ name }: { name: string }) => name)).toEqual([
      volumeMounts[0].name,
    ]);
    const last = String(spec.completions - 1);
    expect(await shardOf(args[0], { JOB_COMPLETION_INDEX: last })).toMatchObject({
      seasons: "1000",
      units: "900-999",
      store: "/store/shard-9.db",
    });
  });

  test("are an array of Slurm, whose tasks play every unit once", async () => {
    const script = read("array.sbatch");
    const [, first, last] = /^#SBATCH --array=(\d+)-(\d+)$/m.exec(script) ?? [];
    expect([first, last]).toEqual(["0", "9"]);
    expect(await shardOf(script, { SLURM_ARRAY_TASK_ID: "0" })).toMatchObject({ units: "0-99" });
    expect(await shardOf(script, { SLURM_ARRAY_TASK_ID: "9" })).toMatchObject({
      seasons: "1000",
      units: "900-999",
      store: "shard-9.db",
    });
  });
});
