import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { MIGRATIONS, SCHEMA_VERSION } from "../../../arena/store/schema.ts";

/** Digests of the steps that stores in the world have taken. A new step is added; an old one is never changed. */
const TAKEN = ["fd832bd5d0c3359659a562a5378f534eeaec597da0378a9c2dd7b996c05bbd73"];

test("there is a step for every version of the schema, and those that were taken are as they were", () => {
  expect(MIGRATIONS).toHaveLength(SCHEMA_VERSION);
  const digests = MIGRATIONS.map((step) =>
    createHash("sha256").update(step.replace(/\s+/g, " ")).digest("hex"),
  );
  expect(digests.slice(0, TAKEN.length)).toEqual(TAKEN);
});
