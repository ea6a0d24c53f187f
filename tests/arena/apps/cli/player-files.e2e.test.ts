import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { arena, freshFolder } from "../../tournament/process.ts";

/** A player file changes under a stored run: each command in a process of its own, since a file is loaded once. */

const folder = freshFolder();

/** Writes a player file and returns its path, and a run of it without a store. */
function duke(name: string, body: string) {
  const path = join(folder, `${name}.ts`);
  writeFileSync(
    path,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
class Duke extends PassivePlayer { ${body} }
export default definePlayer({ api: 1, label: "Duke", create: () => new Duke() });\n`,
  );
  const run = [
    "run",
    "--players",
    `${path},random`,
    "--seasons",
    "2",
    "--games",
    "2",
    "--workers",
    "1",
    "-q",
  ];
  return { path, run: [...run, "--store", join(folder, `${name}.db`)] };
}

test("a player that changed since a run began is named by --resume, and the run begins anew", async () => {
  const { path, run } = duke("changed", "");
  expect(await arena([...run, "--units", "0-0"])).toMatchObject({ code: 0 });
  duke("changed", "shouldBuyProperty() { return true; }");
  const { code, stderr } = await arena([...run, "--resume"]);
  expect(stderr).toContain(`${path} changed since run 1: run 2 begins anew instead of going on with it`);
  expect(code).toBe(0);
});

test("a player that is gone when its run is verified is told in one line", async () => {
  const { path, run } = duke("gone", "");
  expect(await arena(run)).toMatchObject({ code: 0 });
  rmSync(path);
  const line = ["verify", "1", "--store", join(folder, "gone.db"), "--trust-players"];
  const { code, stdout, stderr } = await arena(line);
  expect(stderr).toMatch(/^arena verify: [^\n]*gone\.ts[^\n]*\n$/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
});

test("the reasons of a player file and of a program are in the log, the document and, on request, the records", async () => {
  const { path } = duke(
    "explains",
    'said = ""; shouldBuyProperty(_ctx, square) { this.said = "square " + square + " is mine"; return true; } reason() { return this.said; }',
  );
  const program = join(folder, "explains.cjs");
  writeFileSync(
    program,
    `const say = (reply) => process.stdout.write(JSON.stringify(reply) + "\\n");
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, type, square } = JSON.parse(line);
  if (type === "hello") say({ id, protocol: 1, label: "Toy", questions: ["buy"] });
  if (type === "ask") say({ id, answer: true, reason: "the program wants " + square });
});`,
  );
  const store = join(folder, "explains.db");
  const players = `${path},exec:node ${program}`;
  const run = ["run", "--players", players, "--seasons", "1", "--games", "2", "--workers", "1", "-q"];
  expect(await arena([...run, "--store", store, "--record", "all", "--record-reasons"])).toMatchObject({
    code: 0,
  });
  const game = ["1:0/0", "--store", store, "--trust-players"];
  const { stdout: log } = await arena(["replay", ...game, "--text"]);
  expect(log).toMatch(/ buys .* \(square \d+ is mine\)\n/);
  expect(log).toMatch(/ buys .* \(the program wants \d+\)\n/);
  // Seats are named by labels, not by commands.
  expect(log).toContain("A Duke");
  expect(log).toContain("B Toy");
  const { stdout: document } = await arena(["replay", ...game, "--json"]);
  const { events } = JSON.parse(document) as { events: { decisions: { reason: string | null }[] }[] };
  const reasons = events.flatMap(({ decisions }) => decisions.map(({ reason }) => reason ?? ""));
  expect(reasons.filter((each) => /is mine$/.test(each)).length).toBeGreaterThan(0);
  expect(reasons.filter((each) => /^the program wants/.test(each)).length).toBeGreaterThan(0);
  const record = gunzipSync(readFileSync(join(`${store}-run1`, "0-0.json.gz"))).toString();
  expect(JSON.parse(record).reasons).toEqual(expect.arrayContaining([expect.stringContaining("is mine")]));
});
