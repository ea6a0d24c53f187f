import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ServedStore } from "../../../../arena/apps/server/served-store.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-served-"));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true }));

const newPath = (): string => join(folder, `${files++}.db`);

/** A store with one run, of that seed. */
function storeAt(path: string, seed: string): string {
  const store = Store.write(path);
  store.createRun({ ...planOf("random,greedy", { units: 2 }), seed });
  store.close();
  return path;
}

const seedsIn = ({ store }: ServedStore): string[] | undefined => store?.runs().map(({ plan }) => plan.seed);

describe("a store that is served", () => {
  test("is waited for where there is none yet, and is edition 1 once it is made", () => {
    const served = new ServedStore(newPath());
    expect([served.store, served.edition]).toEqual([null, 0]);
    storeAt(served.path, "first");
    served.follow();
    expect([seedsIn(served), served.edition]).toEqual([["first"], 1]);
    served.close();
  });

  test("stays the same edition while runs are added to it", () => {
    const served = new ServedStore(storeAt(newPath(), "first"));
    const writer = Store.write(served.path);
    const plan = planOf("random,greedy", { units: 2 });
    const run = writer.run(writer.createRun({ ...plan, seed: "second" }));
    writer.commit(run, [playUnit(plan, 0)]);
    writer.close();
    served.follow();
    expect([seedsIn(served), served.edition]).toEqual([["first", "second"], 1]);
    served.close();
  });

  test("is another edition when a file is moved to its place, or written over it", () => {
    const served = new ServedStore(storeAt(newPath(), "first"));
    renameSync(storeAt(newPath(), "moved"), served.path);
    served.follow();
    expect([seedsIn(served), served.edition]).toEqual([["moved"], 2]);
    copyFileSync(storeAt(newPath(), "written over, with a longer seed"), served.path);
    served.follow();
    expect([seedsIn(served), served.edition]).toEqual([["written over, with a longer seed"], 3]);
    served.close();
  });

  test("still answers when its file is gone, and says that it is", () => {
    const served = new ServedStore(storeAt(newPath(), "first"));
    expect(served.gone).toBe(false);
    rmSync(served.path);
    served.follow();
    expect([served.gone, seedsIn(served), served.edition]).toEqual([true, ["first"], 1]);
    served.close();
  });

  test("is refused where the file is no store", () => {
    const path = newPath();
    writeFileSync(path, "no store at all");
    expect(() => new ServedStore(path)).toThrow(/not a store of the arena/);
  });
});
