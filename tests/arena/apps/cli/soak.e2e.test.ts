import { expect, test } from "vitest";
import { arena, when } from "../../tournament/process.ts";

test("a soak ends with the game in hand on Ctrl-C, and says how many were played", async () => {
  const { code, stdout, stderr } = await arena(["soak", "--all", "--total", "100000"], (send, said) =>
    when(
      () => /checked games/.test(said()),
      () => send("SIGINT"),
    ),
  );
  expect(stderr).toMatch(/^\d+\/100000 checked games\n/);
  expect(stdout).toMatch(/^\d+ games, \d+ player-turns/);
  expect(code).toBe(130);
});
