import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { configSchema } from "../../../../arena/apps/cli/config-schema.ts";
import { allOptions, kebab } from "../../../../arena/apps/cli/parser.ts";
import { ROOT } from "../../../../scripts/modules.mjs";
import { workshop } from "./workshop.ts";

const { arena, file } = workshop();
const commands = await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));
const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(configSchema(commands))));
const [, documented = ""] =
  /```json\n(.*?)```/s.exec(readFileSync(join(ROOT, "docs/configuration.md"), "utf8")) ?? [];

test("the documented configuration file holds against its schema, and is read", async () => {
  const config = JSON.parse(documented);
  expect(schema.safeParse(config).success).toBe(true);
  const path = file("documented.json", {
    ...config,
    run: { ...config.run, store: `${file("x", "")}.db`, seasons: 1 },
  });
  const { code, stdout } = await arena("run", "--config", path, "--games", "6", "--json", "--quiet");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    players: ["greedy", "validator", "hl:policy=ucb1"],
    rules: "official@1",
    units: { planned: 1 },
  });
});

test("the schema knows every option of every command but the file itself, and refuses others", () => {
  for (const command of commands) {
    for (const [key, { flag }] of Object.entries(allOptions(command))) {
      const config = { [command.name]: { [kebab(key)]: flag ? true : "a" } };
      expect(schema.safeParse(config).success, `${command.name}.${key}`).toBe(key !== "config");
    }
  }
  expect(schema.safeParse({ run: { sesons: 3 } }).success).toBe(false);
  expect(schema.safeParse({ rnu: {} }).success).toBe(false);
});
