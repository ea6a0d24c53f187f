import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { arena, documentOf, freshFolder, shortRules, unitsIn, when } from "../process.ts";

const folder = freshFolder();
const rules = shortRules(folder);
const run = (store: string, ...more: string[]): string[] => [
  ...["run", "--players", "planner:playouts=32,depth=2,margin=1,trader,hl"],
  ...["--rules", rules, "--seasons", "6", "--games", "6", "--quiet", "--json"],
  ...["--store", join(folder, store), ...more],
];

describe("a tournament with a planner", () => {
  let alone: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    alone = documentOf(await arena(run("one.db", "--workers", "1")));
  });

  test("is the same, byte for byte, on two workers", async () => {
    expect(documentOf(await arena(run("two.db", "--workers", "2")))).toEqual(alone);
  });

  test("is the same when it is killed between two seasons and resumed", async () => {
    const line = run("killed.db", "--workers", "1", "--resume");
    await arena(line, (end) =>
      when(
        () => unitsIn(join(folder, "killed.db")) > 0,
        () => end("SIGKILL"),
      ),
    );
    expect(unitsIn(join(folder, "killed.db"))).toBeGreaterThan(0);
    expect(documentOf(await arena(line))).toEqual(alone);
  });
});
