import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { checkPlayer } from "../../../../arena/apps/cli/commands/check-player.ts";
import { allOptions, kebab } from "../../../../arena/apps/cli/parser.ts";
import { workshop } from "./workshop.ts";

const { arena } = workshop();

/** What a slip may leave in the place of a value: nothing, a name that is near another, numbers, files, lists. */
const SLIPS = [
  "",
  "ilands",
  "greddy",
  "arena@9",
  "-1",
  "1.5",
  "nowhere.json",
  "./nowhere.ts",
  "exec:nowhere",
  ",",
];

/** Options without which a command asks for them first. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  plan: ["--detect=2pp"],
  merge: ["--into=into.db"],
};

const times = (text: string, part: string): number => text.split(part).length - 1;

describe.each(Object.entries(COMMANDS))("arena %s", (name, { load }) => {
  test("refuses each slip in an option in one line that says it once", async () => {
    for (const [key, option] of Object.entries(allOptions(await load()))) {
      for (const slip of SLIPS) {
        if (reads(() => option.read(slip))) continue;
        const flag = `--${kebab(key)}`;
        const others = (REQUIRED[name] ?? []).filter((each) => !each.startsWith(`${flag}=`));
        const { code, stdout, stderr } = await arena(name, ...others, `${flag}=${slip}`);
        expect(stderr).toMatch(new RegExp(`^arena ${name}: ${flag}\\b[^\\n]*\\n$`));
        expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
        if (slip.length > 1) expect(times(stderr, slip), stderr).toBe(1);
        for (const phrase of ["did you mean", "expected", "not valid JSON"]) {
          expect(times(stderr, phrase), stderr).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

test.each([
  ["theory", "--board", "ilands"],
  ["bench", "--board", "ilands"],
  ["run", "--board", "ilands"],
  ["soak", "--rules", "ilands"],
  ["run", "--rules", "ilands"],
  ["run", "--memory", "nowhere.json"],
  ["run", "--config", "nowhere.json"],
  ["run", "--from", "nowhere.json"],
  ["odds", "nowhere.json"],
  ["results", "nowhere.json"],
  ["scenario", "nowhere.json"],
])("arena %s %s %s says what is wrong once", async (...line) => {
  const { code, stdout, stderr } = await arena(...line);
  const slip = line.at(-1) as string;
  expect(stderr).toMatch(/^arena \w+: [^\n]+\n$/);
  expect(times(stderr, slip), stderr).toBe(1);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
});

test.each(["-1", "1.5", "1e3", " 7", "0x10"])("a seed %j is taken for a slip, not for text", async (seed) => {
  expect(await arena("run", "--seed", seed)).toEqual({
    code: 2,
    stdout: "",
    stderr: `arena run: --seed "${seed}": expected a non-negative integer or a non-empty string that is no number\n`,
  });
});

test("Ctrl-C ends a check without a word", async () => {
  const controller = new AbortController();
  controller.abort();
  const silent = { json: false, quiet: true, colour: false, signal: controller.signal };
  const say = (): void => expect.unreachable();
  const console = { ...silent, answer: say, out: say, note: say, warn: say, progress: say };
  const options = { cases: 10, seed: 1, limitMs: 250, scenario: undefined, faults: "faults" };
  expect(await checkPlayer.run(console, { options, positionals: { player: "greedy" } })).toBe(130);
});

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
