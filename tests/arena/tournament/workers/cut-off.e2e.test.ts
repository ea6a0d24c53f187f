import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { playTournament } from "../../../../arena/tournament/workers/play-tournament.ts";
import { withWorkerPool } from "../../../../arena/tournament/workers/worker-pool.ts";
import { planOf } from "../plans.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-cut-off-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("games that are played again after a player was cut off are counted once", async () => {
  const path = join(folder, "hangs.ts");
  writeFileSync(
    path,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
class Hangs extends PassivePlayer { override shouldBuyProperty(): boolean { for (;;); } }
export default definePlayer({ api: 1, label: "Hangs", create: () => new Hangs() });\n`,
  );
  const plan = planOf(`${path},greedy`, { units: 1, games: 4, onFault: "forfeit" });
  const results: UnitResult[] = [];
  let most = 0;
  await withWorkerPool(1, (pool) =>
    playTournament([{ plan, units: [0] }], {
      pool,
      thinkLimit: 0.3,
      signal: new AbortController().signal,
      commit: (_plan, { units }) => results.push(...units) > 0,
      tick: (games) => {
        most = Math.max(most, games);
      },
    }),
  );
  expect(results).toHaveLength(1);
  expect(most).toBe(4);
});
