import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm;

/** Everything that a module loads when it runs: its files, and what it takes from outside. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target] of readFileSync(ROOT + path, "utf8").matchAll(IMPORT)) {
    if (target === undefined) continue;
    if (target.startsWith(".")) loadedBy(posix.join(posix.dirname(path), target), seen);
    else seen.add(target);
  }
  return seen;
}

/** The modules of arena/replay that the sources of the page load, types left out. */
const inThePage = readdirSync(`${ROOT}dashboard`, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`${ROOT}dashboard/${path}`, "utf8").matchAll(IMPORT)].map(([, target = ""]) => target),
  )
  .flatMap((target) => /arena\/replay\/(.*)\.ts$/.exec(target)?.[1] ?? []);

test.each([...new Set([...inThePage, "turning-points/highlights"])])(
  "arena/replay/%s runs in a page: it takes nothing from Node",
  (name) => {
    const outside = [...loadedBy(`arena/replay/${name}.ts`)].filter((each) => !each.endsWith(".ts"));
    expect(outside.filter((each) => !["bitecs", "zod", "simple-statistics"].includes(each))).toEqual([]);
  },
);

test("the page replays games with arena/replay", () => {
  expect(inThePage).toContain("timeline/timeline");
});

test("the timeline brings no schema library into the page", () => {
  expect([...loadedBy("arena/replay/timeline/timeline.ts")]).not.toContain(
    "arena/replay/record/parse-record.ts",
  );
});
