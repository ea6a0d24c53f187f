import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
