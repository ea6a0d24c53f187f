import { describe, expect, test } from "vitest";
import { INTERRUPTED, PIPE_CLOSED } from "../../../../arena/apps/cli/streams.ts";
import { arena, type Setting } from "./fixture.ts";

const answerOf = async (line: string, setting?: Setting): Promise<Record<string, unknown>> =>
  JSON.parse((await arena(`${line} --json`, setting)).stdout);

describe("the settings of a command", () => {
  test("are its defaults when nobody says otherwise", async () => {
    expect(await answerOf("play a b")).toMatchObject({
      games: 240,
      seats: "all",
      players: ["random", "hl"],
      resume: false,
      files: ["a", "b"],
    });
  });

  test("an option without a default is not set", async () => {
    expect(await answerOf("play a")).not.toHaveProperty("stopWhen");
    expect(await answerOf("play a --stop-when .05")).toHaveProperty("stopWhen", 0.05);
  });

  test("come from the flag before the environment before the file before the default", async () => {
    const config =
      '{ "play": { "games": 7, "seats": "fixed", "players": ["hl", "greedy"], "resume": true } }';
    const env = { ARENA_GAMES: "8", ARENA_SEATS: "rotate" };
    expect(await answerOf("play a -n 9", { env, config })).toMatchObject({
      games: 9,
      seats: "rotate",
      players: ["hl", "greedy"],
      resume: true,
    });
    expect(await answerOf("play a", { env, config })).toMatchObject({ games: 8 });
    expect(await answerOf("play a", { config })).toMatchObject({ games: 7 });
  });

  test("a flag that the environment sets is taken back by --no-", async () => {
    expect(await answerOf("play a", { env: { ARENA_RESUME: "1" } })).toHaveProperty("resume", true);
    expect(await answerOf("play a --no-resume", { env: { ARENA_RESUME: "1" } })).toHaveProperty(
      "resume",
      false,
    );
  });

  test("short flags may be written together", async () => {
    const { stdout, stderr } = await arena("play a -qn 5 --json");
    expect({ games: JSON.parse(stdout).games, stderr }).toEqual({ games: 5, stderr: "" });
  });

  test("a number among the positionals stays the text it was", async () => {
    expect(await answerOf("play 007 1e3")).toHaveProperty("files", ["007", "1e3"]);
  });

  test("a slip in a variable's name is pointed out, and another command's variable is not", async () => {
    const env = { ARENA_GAEMS: "5", ARENA_HTML: "x" };
    const { code, stderr } = await arena("play a -q", { env });
    expect(stderr).toBe('arena play: ARENA_GAEMS sets nothing here; did you mean "games"?\n');
    expect(code).toBe(0);
  });
});

describe("stdout is data, stderr is talk", () => {
  test("text on stdout, notes on stderr", async () => {
    expect(await arena("play a")).toEqual({ code: 0, stdout: "played\n", stderr: "a note\n" });
  });

  test("--quiet silences notes and keeps warnings", async () => {
    const { stderr } = await arena("play a --quiet -n 14");
    expect(stderr).toBe("fourteen is many\n");
  });

  test("a command's own exit code is the process's", async () => {
    expect(await arena("plan --detect 2")).toEqual({ code: 1, stdout: "2\n", stderr: "" });
  });

  test.each([
    ["the terminal", "play a", {}, true, true],
    ["FORCE_COLOR before a pipe", "play a", { FORCE_COLOR: "1" }, false, true],
    ["FORCE_COLOR=0 before the terminal", "play a", { FORCE_COLOR: "0" }, true, false],
    ["NO_COLOR before FORCE_COLOR", "play a", { NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
    ["the flag before NO_COLOR", "play a --color", { NO_COLOR: "1" }, false, true],
    ["the flag before FORCE_COLOR", "play a --no-color", { FORCE_COLOR: "1" }, true, false],
  ])("colour follows %s", async (_what, line, env, terminal, colour) => {
    expect(await answerOf(line, { env, terminal })).toHaveProperty("colour", colour);
  });

  test("an interrupted run ends with 130, a run whose reader went away with 0", async () => {
    expect((await arena("play a", { signal: AbortSignal.abort(INTERRUPTED) })).code).toBe(130);
    expect((await arena("play a", { signal: AbortSignal.abort(PIPE_CLOSED) })).code).toBe(0);
  });
});
