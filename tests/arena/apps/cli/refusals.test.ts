import { describe, expect, test } from "vitest";
import { arena } from "./fixture.ts";

describe("a command line that cannot be obeyed is one line on stderr and exit 2", () => {
  test.each([
    ["paly a", 'arena: unknown command "paly"; did you mean "play"?'],
    ["zzzzzz", 'arena: unknown command "zzzzzz"; arena --help lists them'],
    ["constructor", 'arena: unknown command "constructor"; arena --help lists them'],
    ["--vresion", 'arena: unknown option --vresion; did you mean "--version"?'],
    ["play a --gmaes 3", 'arena play: unknown option --gmaes; did you mean "--games"?'],
    ["play a --stopWhen 0.1", 'arena play: unknown option --stopWhen; did you mean "--stop-when"?'],
    ["play a -z", "arena play: unknown option -z"],
    ["play a --no-brakes", "arena play: unknown option --no-brakes"],
    ["play a -n abc", 'arena play: --games "abc": expected a whole number of at least 1'],
    ["play a -n 0", 'arena play: --games "0": expected a whole number of at least 1'],
    ["play a --games -5", 'arena play: --games "-5": expected a whole number of at least 1'],
    ["play a --games 1.5", 'arena play: --games "1.5": expected a whole number of at least 1'],
    ["play a --games 1e999", 'arena play: --games "1e999": expected a whole number of at least 1'],
    ["play a --games 99999999999999999999", /--games "9+": expected a whole number of at least 1$/],
    ["play a --games 0x10", 'arena play: --games "0x10": expected a whole number of at least 1'],
    ["play a --games=", 'arena play: --games "": expected a whole number of at least 1'],
    ["play a --games", "arena play: --games needs a value"],
    ["play a --games --resume", "arena play: --games needs a value"],
    ["play a --no-games", "arena play: --no-games means nothing: --games takes a value"],
    ["play a --games 1 -n 2", "arena play: --games was given more than once; give it once"],
    ["play a --resume --resume", "arena play: --resume was given more than once; give it once"],
    ["play a -q --no-quiet", "arena play: --quiet was given more than once; give it once"],
    ["play a --resume=maybe", 'arena play: --resume "maybe": expected true or false'],
    ["play a --stop-when 2", 'arena play: --stop-when "2": expected a number from 0 to 1'],
    ["play a --stop-when NaN", 'arena play: --stop-when "NaN": expected a number from 0 to 1'],
    [
      "play a --seats rotat",
      'arena play: --seats "rotat": expected one of all, rotate, fixed; did you mean "rotate"?',
    ],
    ["play a --players random,,hl", 'arena play: --players "random,,hl": expected some text'],
    ["play", "arena play: FILES is missing: what to play"],
    ["plan", "arena plan: --detect is missing: the difference to detect"],
    ["plan --detect 2 extra", 'arena plan: unexpected argument "extra"'],
    ["play a --config nowhere.json", "arena play: configuration file nowhere.json: there is no such file"],
  ])("arena %s", async (line, message) => {
    const { code, stdout, stderr } = await arena(line);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    if (typeof message === "string") expect(stderr).toBe(`${message}\n`);
    else expect(stderr.trimEnd()).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  test.each([
    ["{", /^arena play: configuration file arena\.config\.json: not valid JSON: [^\n]+\n$/],
    [
      '{\n  "play": {\n    "games": oops\n  }\n}',
      /^arena play: configuration file arena\.config\.json: not valid JSON: [^\n]+\n$/,
    ],
    ["[]", /the file does not fit; expected/],
    ['{ "play": 3 }', /arena\.config\.json: play does not fit; expected/],
    ['{ "play": { "games": null } }', /arena\.config\.json: play\.games does not fit; expected/],
    ['{ "paly": {} }', /unknown command "paly"; did you mean "play"\?\n$/],
    [
      '{ "play": { "gmaes": 3 } }',
      /arena\.config\.json: play\.gmaes is no option; did you mean "games"\?\n$/,
    ],
    ['{ "play": { "games": "many" } }', /arena\.config\.json: play\.games "many": expected a whole number/],
  ])("a configuration file that says %s", async (config, message) => {
    const { code, stdout, stderr } = await arena("play a", { config });
    expect(stderr).toMatch(message);
    expect(stderr.split("\n")).toHaveLength(2);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  test("an environment variable with a bad value is named", async () => {
    const { code, stderr } = await arena("play a", { env: { ARENA_GAMES: "many" } });
    expect(stderr).toBe('arena play: ARENA_GAMES "many": expected a whole number of at least 1\n');
    expect(code).toBe(2);
  });
});

describe("a run that fails", () => {
  test("ends with exit 1 and its reason in one line", async () => {
    const { code, stdout, stderr } = await arena("play a -n 13 -q");
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: "arena play: thirteen games cannot be played\n",
    });
  });

  test("shows where, when the fault is the program's own", async () => {
    const { code, stderr } = await arena("play a -n 15 -q");
    expect(stderr).toMatch(/^arena play: TypeError: a fault of the program\n\s+at /);
    expect(code).toBe(1);
  });

  test("does not write text beside the JSON document", async () => {
    const { code, stdout, stderr } = await arena("plan --detect 2 --json");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("text on stdout under --json");
  });
});
