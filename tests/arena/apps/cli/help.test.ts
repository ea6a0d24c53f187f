import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { GROUP } from "../../../../arena/apps/cli/option-groups.ts";
import { commandParser, kebab } from "../../../../arena/apps/cli/parser.ts";
import { version } from "../../../../arena/runtime/version.ts";
import { arena } from "./fixture.ts";

const widest = (text: string): number => Math.max(...text.split("\n").map((line) => line.length));

describe("--help", () => {
  test("of the program lists every command", async () => {
    const { code, stdout, stderr } = await arena("--help");
    expect(stdout).toMatch(/arena play\s+plays what it is told/);
    expect(stdout).toMatch(/arena plan\s+plans/);
    expect({ code, stderr, fits: widest(stdout) <= 100 }).toEqual({ code: 0, stderr: "", fits: true });
  });

  test("is what a bare `arena` prints", async () => {
    expect(await arena("")).toEqual(await arena("--help"));
  });

  test("of a command is what `arena help` prints of it, and that of the program without one", async () => {
    expect(await arena("help play")).toEqual(await arena("play --help"));
    expect(await arena("help")).toEqual(await arena("--help"));
    expect(await arena("help plya")).toMatchObject({ code: 2, stdout: "" });
  });

  test("has a short way to the version", async () => {
    const { code, stdout } = await arena("-v");
    expect(stdout).toBe(`${version}\n`);
    expect(code).toBe(0);
    expect(await arena("-V")).toEqual(await arena("--version"));
  });

  test("of a command shows its usage, groups, defaults, alias and two examples", async () => {
    const { code, stdout } = await arena("play --help");
    expect(stdout).toMatch(
      /^arena play FILES… \[options\]\n\nplays what it is told\n\nFILES… {2}what to play\n/,
    );
    expect(stdout).toMatch(/\nPlay:\n\s+-n, --games\s+games\s+\[default: 240\]\n/);
    expect(stdout).toMatch(/\nGeneral:\n/);
    expect(stdout).toMatch(/\nExamples:\n\s+arena play a\.json -n 10 .*\n\s+arena play a\.json b\.json .*\n/);
    expect(code).toBe(0);
  });

  test("says which options are required, and wins over what is missing", async () => {
    expect((await arena("plan -h")).stdout).toMatch(/--detect\s+the difference to detect \(required\)/);
  });

  test("lists what an option takes where that is a closed list", async () => {
    const { stdout } = await arena("play --help");
    expect(stdout).toMatch(/--seats\s+seatings: all, rotate or fixed\s+\[default: all\]/);
  });

  test.each(["run", "tune", "compare", "ladder", "prove"])(
    "of `arena %s` tells apart who plays what, how that is counted and run, and what is kept",
    async (name) => {
      const help = await commandParser(await COMMANDS[name].load()).getHelp();
      const headings = [...help.matchAll(/^(\w[\w ]*):$/gm)].map(([, heading]) => heading);
      const order = Object.values(GROUP).filter((heading) => name === "tune" || heading !== GROUP.search);
      expect(headings).toEqual([...order, "Examples"]);
    },
  );

  test.each(Object.entries(COMMANDS))("of `arena %s` fits 100 columns", async (name, { summary, load }) => {
    const command = await load();
    expect({ name: command.name, summary: command.summary }).toEqual({ name, summary });
    const help = await commandParser(command).getHelp();
    expect(widest(help)).toBeLessThanOrEqual(100);
    for (const key of Object.keys(command.options)) expect(help).toContain(`--${kebab(key)}`);
  });
});

describe("the default of every option of every command", () => {
  test.each(Object.entries(COMMANDS))(
    "is a value that `arena %s` itself accepts",
    async (_name, { load }) => {
      for (const option of Object.values((await load()).options)) {
        if (option.default !== undefined) expect(() => option.read(option.default ?? "")).not.toThrow();
      }
    },
  );
});

describe("completion", () => {
  test("of the first word offers the commands", async () => {
    const { stdout } = await arena("--get-yargs-completions arena pl");
    expect(stdout.split("\n").filter(Boolean).sort()).toEqual(["plan", "play"]);
  });

  test("after a command offers its options", async () => {
    const { stdout } = await arena("--get-yargs-completions arena play --s");
    expect(stdout.split("\n")).toEqual(expect.arrayContaining(["--seats", "--stop-when"]));
  });
});
