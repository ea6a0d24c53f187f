import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEMA_FILES } from "../../../arena/apps/schemas.ts";

test.each(SCHEMA_FILES)(
  "$path is what its source generates; `npm run schema` writes it anew",
  ({ path, text }) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
  },
);
