import { expect, test } from "vitest";
import { commandPrefix } from "../../../arena/runtime/command-prefix.ts";

test.each([
  ["/home/me/monopoly/arena/apps/cli/main.ts", true, "npm run arena --"],
  ["/home/me/monopoly/scripts/arena.mjs", true, "npm run arena --"],
  ["/usr/local/bin/arena", false, "arena"],
  ["/usr/local/bin/monopoly-arena", false, "monopoly-arena"],
  ["/home/me/project/node_modules/.bin/arena", false, "npx arena"],
  ["/home/me/project/node_modules/monopoly-arena/dist/arena/apps/cli/main.js", false, "npx arena"],
  ["/home/me/monopoly/dist/arena/apps/cli/main.js", false, "node dist/arena/apps/cli/main.js"],
])("a program started as %s is started again in a line that begins so", (script, fromSources, line) => {
  expect(commandPrefix(script, fromSources, "/home/me/monopoly")).toBe(line);
});
