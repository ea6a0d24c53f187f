import { expect, test } from "vitest";
import type { Session } from "../../../../arena/apps/cli/session.ts";
import { endOf } from "../../../../arena/apps/cli/session-end.ts";
import { COMMAND_PREFIX } from "../../../../arena/runtime/command-prefix.ts";
import { workshop } from "./workshop.ts";

const { arena, file, folder } = workshop();
const store = `${folder}/some store.db`;

const position = file("position.json", {
  board: "us-classic",
  rules: "classic-1997@1",
  players: [{ cash: 700 }, { cash: 900 }],
});
const house = file("house.json", { extends: "arena@1", id: "house@1", salary: 300, taxes: { income: 75 } });

/** The words of a printed line after the program's name. */
const wordsOf = (line: string): string[] =>
  [...line.replace(COMMAND_PREFIX, "").matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );

const hashOf = async (...line: readonly string[]): Promise<string> =>
  JSON.parse((await arena(...line, "--json", "--quiet")).stdout).hash;

test.each([
  ["rules of a file", ["--rules", house]],
  ["a board that brings rules of its own", ["--board", "islands"]],
  ["the rules that a board asks for", ["--board", "islands", "--rules", "official@1"]],
  ["a position", ["--from", position]],
  ["options alone", ["--seed", "a seed", "--seats", "rotate"]],
])("the command that arena runs prints of a run with %s plays the same games", async (name, options) => {
  const played = ["run", "--players", "random,greedy", "--seasons", "2", "--games", "2", ...options];
  const hash = await hashOf(...played, "--store", store);
  const { runs } = JSON.parse((await arena("runs", "--store", store, "--json")).stdout);
  const number = String(runs.at(-1).run);
  const { stdout, stderr } = await arena("runs", number, "--store", store, "--files", `${folder}/${name}`);
  expect(stderr).toBe("");
  const [command = ""] = stdout.split("\n");
  expect(command).toContain("some store.db'");
  expect(await hashOf(...wordsOf(command))).toBe(hash);
});

test("a run whose rules no id names says how to have its files, with its store", async () => {
  await arena("run", "--players", "random,greedy", "--seasons", "1", "--rules", house, "--store", store);
  const { runs } = JSON.parse((await arena("runs", "--store", store, "--json")).stdout);
  const { run } = runs.at(-1);
  const { stderr } = await arena("runs", String(run), "--store", store);
  expect(stderr).toMatch(/^no id names its rules: this writes them for the command below\n/);
  expect(stderr).toContain(`runs ${run} --store '${store}' --files run${run}\n`);
});

test("the list of runs names its store in the command that it offers", async () => {
  const { stdout } = await arena("runs", "--store", store);
  expect(stdout).toContain(`runs RUN --store '${store}'\n`);
});

test("a run that was complete when Ctrl-C came is done", () => {
  const session = { stop: "completed", fault: null, runs: [], store: { path: store } } as unknown as Session;
  expect(endOf(session, { warn: () => {} }, "arena run")).toBe(0);
});
