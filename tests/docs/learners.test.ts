import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPlayer } from "../../arena/apps/check/check-player.ts";
import { ROOT } from "../../scripts/modules.mjs";

const NOBODY = { case: () => {}, asking: () => {} };

test.each([
  ["TypeScript", join(ROOT, "examples/typescript/learner.ts")],
  ["Python", `exec:python3 ${join(ROOT, "examples/python/learner.py")}`],
])("the example of a learner in %s keeps its memory, hears events and answers legally", (_, player) => {
  const { findings, label } = checkPlayer({ player, cases: 12, seed: 2, limitMs: 60_000 }, NOBODY);
  expect(findings).toEqual([]);
  expect(label).toBe("Learner");
});
