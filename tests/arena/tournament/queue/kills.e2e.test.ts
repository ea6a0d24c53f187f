import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DURABLE, HAS_REDIS, startRedis } from "../../../support/queue-servers.ts";
import { arena, documentOf, freshFolder, shortRules, unitsIn, when } from "../process.ts";
import { Crew } from "./crew.ts";

describe.skipIf(!HAS_REDIS)("a run by way of a queue (skipped without redis-server)", () => {
  test("is the same, whatever is killed while it goes on", async () => {
    const folder = freshFolder();
    const rules = shortRules(folder);
    const line = (name: string, ...more: readonly string[]): string[] => [
      ...["run", "--players", "random,greedy,validator,hl-spec", "--seasons", "24", "--games", "24"],
      ...["--rules", rules, "--store", join(folder, name), "--resume", "--quiet", "--json", ...more],
    ];
    const alone = documentOf(await arena(line("alone.db", "--workers", "1")));
    const redis = await startRedis(...DURABLE);
    const crew = new Crew(redis.url, 4);
    const queued = line("queued.db", "--queue", redis.url);
    const stored = (units: number) => () => unitsIn(join(folder, "queued.db")) >= units;
    try {
      const killed = await arena(queued, (end) => {
        when(stored(2), () => crew.kill(0));
        when(stored(5), () => end("SIGKILL"));
      });
      expect(killed.code).toBe(null);
      const resumed = await arena(queued, () => {
        when(stored(8), () => crew.kill(1));
        when(stored(11), () => void redis.restart());
        when(stored(14), () => crew.kill(2));
      });
      // The claim of the coordinator that was killed may still hold.
      expect(resumed.stderr).toMatch(/^(queue \S+: another run uses it; waiting until it ends\n)?$/);
      expect(documentOf(resumed)).toEqual(alone);
      expect(crew.killed).toBe(3);
    } finally {
      await crew.stop();
      await redis.stop();
    }
  });

  test("ends with exit code 3 where units fail on every worker", async () => {
    const folder = freshFolder();
    const file = join(folder, "mine.mjs");
    writeFileSync(
      file,
      'import { definePlayer, PassivePlayer } from "monopoly-arena/player";\nexport default definePlayer({ api: 1, label: "Mine", create: () => new PassivePlayer() });\n',
    );
    const redis = await startRedis(...DURABLE);
    const crew = new Crew(redis.url, 1);
    try {
      const { code, stderr } = await arena([
        ...["run", "--players", `${file},greedy`, "--seasons", "1", "--games", "2", "--quiet"],
        ...["--store", join(folder, "arena.db"), "--queue", redis.url],
      ]);
      expect(stderr).toMatch(
        /^arena run: incomplete: unit 0 failed 3 times, last on worker \S+ \(.*--allow-players\)/,
      );
      expect(code).toBe(3);
    } finally {
      await crew.stop();
      await redis.stop();
    }
  });
});
