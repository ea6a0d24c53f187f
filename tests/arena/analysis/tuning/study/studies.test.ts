import { describe, expect, test } from "vitest";
import { StudyStore } from "../../../../../arena/analysis/tuning/study/study-store.ts";
import { planHash } from "../../../../../arena/tournament/plan/plan.ts";
import { onlyValue } from "../../../../../arena/tournament/store/connection.ts";
import { openSqlite } from "../../../../../arena/tournament/store/open-sqlite.ts";
import { APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION } from "../../../../../arena/tournament/store/schema.ts";
import { Store } from "../../../../../arena/tournament/store/store.ts";
import { freshPath, PLAN } from "../../../tournament/store/units.ts";
import { toyManifest } from "./toy-study.ts";

/** A store as the first version of the schema made it, with one run. */
function storeOfVersion1(): string {
  const path = freshPath();
  const old = openSqlite(path);
  old.exec(MIGRATIONS[0]);
  old.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  old.exec("PRAGMA user_version = 1");
  old.run("INSERT INTO runs (plan_hash, plan) VALUES (?, ?)", planHash(PLAN), JSON.stringify(PLAN));
  old.close();
  return path;
}

describe("a store from before there were studies", () => {
  test("is not read as it is, and says what to do", () => {
    expect(() => Store.read(storeOfVersion1())).toThrow(
      /^store \S+: it has schema 1, this program reads \d+; any arena run on it brings it up to date$/,
    );
  });

  test("is brought up to date by a writer, keeps its runs and takes studies", () => {
    const path = storeOfVersion1();
    const store = Store.write(path);
    const study = new StudyStore(store).create(toyManifest());
    expect(store.runs()).toMatchObject([{ run: 1, plan: PLAN, units: 0 }]);
    expect(new StudyStore(store).all()).toMatchObject([{ study, events: 0, result: null }]);
    store.close();
    const version = onlyValue(openSqlite(path), "PRAGMA user_version");
    expect(version).toBe(SCHEMA_VERSION);
  });
});

describe("the studies of a store", () => {
  const store = Store.write(freshPath());
  const studies = new StudyStore(store);

  test("are found by exactly their manifest, the newest first", () => {
    const first = studies.create(toyManifest());
    const other = studies.create(toyManifest({ confirm: 30 }));
    const again = studies.create(toyManifest());
    expect(studies.of(toyManifest())?.study).toBe(again);
    expect(studies.of(toyManifest({ confirm: 30 }))?.study).toBe(other);
    expect(studies.of(toyManifest({ confirm: 40 }))).toBe(null);
    expect(studies.all().map(({ study }) => study)).toEqual([first, other, again]);
  });

  test("take each event of a log once", () => {
    const study = studies.create(toyManifest());
    const event = { type: "study-started", plan: toyManifest().plan } as const;
    studies.append(study, 0, event);
    expect(() => studies.append(study, 0, event)).toThrow(/^store \S+: /);
    expect(studies.log(study)).toEqual([event]);
  });

  test("are refused by number where there is none", () => {
    expect(() => studies.entry(999)).toThrow(/there is no study 999, it has .*; arena runs lists them$/);
  });
});
