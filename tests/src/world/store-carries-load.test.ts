import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entityOfSquare, type Square } from "../../../components/index.ts";
import { readGolden } from "../../golden/games.ts";

const SEEDS = [0, 1, 2, 3, 4];

/** Golden games as they come out when every module is loaded anew: their fingerprints, or what stopped them. */
async function played(): Promise<string[]> {
  vi.resetModules();
  const { goldenTable } = await import("../../golden/games.ts");
  return SEEDS.map((seed) => {
    try {
      return goldenTable("arena@1").play(seed);
    } catch (error) {
      return String(error);
    }
  });
}

/** Puts in the place of bitecs one whose queries see the entities that `keep` lets through. */
function stub(keep: (entities: number[]) => number[]): void {
  vi.doMock("bitecs", async (original) => {
    const bitecs = await original<typeof import("bitecs")>();
    const query = (...asked: Parameters<typeof bitecs.query>) => keep([...bitecs.query(...asked)]);
    return { ...bitecs, query };
  });
}

describe("the entity store carries the game", () => {
  const kept = readGolden()["arena@1"];

  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.doUnmock("bitecs");
    vi.resetModules();
  });

  test("its queries as they are, the golden games come out", async () => {
    stub((entities) => entities);
    expect(await played()).toEqual(SEEDS.map((seed) => kept[seed]));
  });

  test("its queries in another order, they come out the same: the order of a query is never a rule", async () => {
    stub((entities) => entities.reverse());
    expect(await played()).toEqual(SEEDS.map((seed) => kept[seed]));
  });

  test("one deed left out of every list but that of squares, none of them does", async () => {
    const [go, boardwalk] = [0 as Square, 39 as Square].map(entityOfSquare);
    stub((entities) =>
      entities.includes(go) ? entities : entities.filter((entity) => entity !== boardwalk),
    );
    const games = await played();
    for (const [i, seed] of SEEDS.entries()) expect(games[i]).not.toBe(kept[seed]);
  });

  test("its queries empty, none of them does", async () => {
    stub(() => []);
    const games = await played();
    for (const game of games) expect(game).toMatch(/the entity store lists 0 of 4 seats/);
  });
});
