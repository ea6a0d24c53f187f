import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { FROM_GROUND, floorOf, LEAVES, ROOMS, roomOf } from "../../scripts/house.ts";
import { type SourceFile, sourceFiles, testFiles } from "../../scripts/source-files.ts";

const files = sourceFiles();
const paths = (found: readonly SourceFile[]): string[] => found.map(({ path }) => path);

/** The files that may read the clock, and none of them decides anything by it. */
const CLOCK = new Set([
  // How often a line of progress is shown.
  "arena/apps/cli/progress.ts",
  // How fast a run goes and when it will be done.
  "arena/tournament/workers/pace.ts",
  // How long a player takes for an answer while it is benched.
  "arena/apps/bench/latency.ts",
  // When a unit that another worker must play is offered again.
  "arena/tournament/queue/serve-queue.ts",
  // When a worker was heard of last, and how fast units come back.
  "arena/tournament/queue/queue-tally.ts",
  // Whether a player still moves, seen from outside its worker.
  "arena/tournament/workers/stall-monitor.ts",
  // How long a player takes for an answer while it is checked.
  "arena/apps/check/check-case.ts",
  // Where a player that looks at one is caught.
  "arena/apps/check/probes.ts",
  // How long a player's program has kept its game waiting.
  "arena/players/external/program/session.ts",
  // How long a call of an isolated player file may still take.
  "arena/players/external/isolated/exchange.ts",
]);

describe("the house", () => {
  test("imports run down the floors only", () => {
    const upward = files.flatMap(({ path, floor, imports }) =>
      imports
        .filter((target) => {
          const below = floorOf(target);
          return below === undefined || FROM_GROUND.indexOf(below) > FROM_GROUND.indexOf(floor);
        })
        .map((target) => `${path} → ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("every file of arena/ lies in a room, but for its public faces", () => {
    const rooms: readonly string[] = ROOMS.map(({ folder }) => folder);
    const outside = paths(files).filter(
      (path) => path.startsWith("arena/") && !rooms.includes(roomOf(path) ?? ""),
    );
    expect(outside.sort()).toEqual(["arena/index.ts", "arena/player.ts"]);
  });

  test("rooms import only the rooms below them, and leaves no other room", () => {
    const rooms: readonly string[] = ROOMS.map(({ folder }) => folder);
    const upward = files.flatMap(({ path, imports }) => {
      const from = roomOf(path);
      if (from === undefined) return [];
      return imports
        .filter((target) => target.startsWith("arena/"))
        .filter((target) => {
          const to = roomOf(target);
          if (to === from) return false;
          return to === undefined || LEAVES.includes(from) || rooms.indexOf(to) < rooms.indexOf(from);
        })
        .map((target) => `${path} → ${target}`);
    });
    expect(upward).toEqual([]);
  });

  test("tests lie in the folder of what they test", () => {
    const folders = new Set(paths(files).map((path) => posix.dirname(path)));
    const strays = testFiles().filter(
      (path) =>
        FROM_GROUND.some((floor) => path.startsWith(`${floor}/`)) && !folders.has(posix.dirname(path)),
    );
    expect(strays).toEqual([]);
  });

  test("every relative import names a file that exists, with its extension", () => {
    const known = new Set(paths(files));
    const broken = files.flatMap(({ path, imports }) =>
      imports
        .filter((target) => !known.has(target) && !/\.(css|json)$/.test(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test("no file imports itself by way of others", () => {
    expect(circles(files)).toEqual([]);
  });

  test("no folder of src/ imports itself by way of others", () => {
    expect(circles(folders(files.filter(({ floor }) => floor === "src")))).toEqual([]);
  });

  test("a file holds one concept: at most 400 lines", () => {
    expect(files.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path}: ${lines}`)).toEqual(
      [],
    );
  });

  test("a name says what a file is about: nothing is called utils, helpers or common", () => {
    const vague = /(^|\/)(utils?|helpers?|common)(\.tsx?$|\/)/;
    expect(paths(files).filter((path) => vague.test(path))).toEqual([]);
  });

  test("no rule of the compiler or the linter is switched off", () => {
    const silenced = /@ts-(ignore|expect-error|nocheck)|biome-ignore/;
    const untyped = /:\s*any\b|\bas any\b|<any\b/;
    expect(paths(files.filter(({ text, code }) => silenced.test(text) || untyped.test(code)))).toEqual([]);
  });
});

describe("what decides is a function of its inputs", () => {
  const below = files.filter(({ floor }) => floor !== "dashboard");
  const readsClock = ({ code }: SourceFile): boolean =>
    /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bhrtime\b/.test(code);

  test("nothing draws from Math.random", () => {
    expect(paths(below.filter(({ code }) => /\bMath\.random\b/.test(code)))).toEqual([]);
  });

  test("the clock is read only where it shows or measures something", () => {
    expect(paths(below.filter(readsClock)).filter((path) => !CLOCK.has(path))).toEqual([]);
  });

  test("every file that may read the clock does", () => {
    expect([...CLOCK].filter((path) => !paths(below.filter(readsClock)).includes(path))).toEqual([]);
  });
});

/** What imports what. */
type Importer = Pick<SourceFile, "path" | "imports">;

/** The folders that the files lie in, each with the other folders that its files import from. */
function folders(sources: readonly SourceFile[]): Importer[] {
  const imports = new Map<string, Set<string>>();
  for (const file of sources) {
    const folder = posix.dirname(file.path);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const target of file.imports.map((path) => posix.dirname(path))) {
      if (target !== folder) targets.add(target);
    }
  }
  return [...imports].map(([path, targets]) => ({ path, imports: [...targets] }));
}

/** Every import circle, as the path that closes it. */
function circles(sources: readonly Importer[]): string[] {
  const byPath = new Map(sources.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of byPath.get(path)?.imports ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}
