import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { onlyValue } from "../../../../arena/tournament/store/connection.ts";
import { openSqlite } from "../../../../arena/tournament/store/open-sqlite.ts";
import { APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION } from "../../../../arena/tournament/store/schema.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { freshPath, PLAN, UNITS } from "./units.ts";

/** Digests of the steps that stores in the world have taken. A new step is added; an old one is never changed. */
const TAKEN = [
  "fd832bd5d0c3359659a562a5378f534eeaec597da0378a9c2dd7b996c05bbd73",
  "843925360c6665b2d3e01e664633244977165c91351688269461e3f260f4ce50",
];

test("there is a step for every version of the schema, and those that were taken are as they were", () => {
  expect(MIGRATIONS).toHaveLength(SCHEMA_VERSION);
  const digests = MIGRATIONS.map((step) =>
    createHash("sha256").update(step.replace(/\s+/g, " ")).digest("hex"),
  );
  expect(digests.slice(0, TAKEN.length)).toEqual(TAKEN);
});

test.each(MIGRATIONS.slice(1).map((_, i) => i + 1))(
  "a store of version %i is brought up to date",
  (version) => {
    const path = freshPath();
    const old = openSqlite(path);
    for (const step of MIGRATIONS.slice(0, version)) old.exec(step);
    old.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version}`);
    old.close();
    expect(() => Store.read(path)).toThrow(`it has schema ${version}, this program reads ${SCHEMA_VERSION}`);
    const store = Store.write(path);
    const run = store.createRun(PLAN);
    store.commit(store.run(run), UNITS);
    expect([...store.units(run)]).toEqual(UNITS);
    store.close();
    const now = openSqlite(path);
    expect(onlyValue(now, "PRAGMA user_version")).toBe(SCHEMA_VERSION);
    now.close();
  },
);
