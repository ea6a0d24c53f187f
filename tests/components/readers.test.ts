import { describe, expect, test } from "vitest";
import { GREEDY } from "../../arena/players/tiers/greedy.ts";
import { RANDOM } from "../../arena/players/tiers/random.ts";
import { board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { seedKey } from "../../src/chance/random.ts";
import { BuildingPlan } from "../../src/law/building-plan.ts";
import { createGame } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import type { EntityStore } from "../../src/world/ecs.ts";
import { structureOf } from "../../src/world/entities.ts";
import { printColumns } from "../../src/world/printing.ts";
import { createWorld } from "../../src/world/world.ts";
import { runGame } from "../../systems/run-game.ts";

const classic = board("us-classic");
/** Rules under which everything that is printed on squares counts. */
const rules = parseRules(
  {
    extends: "official@1",
    incomeTaxPercent: 10,
    speedDie: true,
    buyAfterLaps: 1,
    roundCap: 80,
    jackpotFeeds: ["taxes"],
  },
  classic,
);
const world = createWorld(classic, rules, 4);

/** The columns among the values of `owner`, lists of columns and groups of sums opened, by name. */
function columnsOf(owner: object): [name: string, column: Int32Array][] {
  return Object.entries(owner).flatMap(([name, value]): [string, Int32Array][] => {
    if (value === world.state || value === world.printed) return [];
    if (value instanceof Int32Array) return [[name, value]];
    if (name === "derived" || (Array.isArray(value) && value[0] instanceof Int32Array)) {
      return columnsOf(value).map(([inner, column]) => [name === "derived" ? inner : name, column]);
    }
    return [];
  });
}

/** The object, with the names of what is asked of it noted in `asked`. */
function noting<T extends object>(target: T, asked: Set<string>): T {
  return new Proxy(target, {
    get(object, key) {
      asked.add(String(key));
      const value: unknown = Reflect.get(object, key);
      return key === "derived" ? noting(value as object, asked) : value;
    },
  });
}

/** The names asked of a world while it is filled, set up and played. */
function askedOfWorlds(): Set<string> {
  const asked = new Set<string>();
  const tiers = [RANDOM, GREEDY, RANDOM, GREEDY];
  const players = tiers.map((tier) => tier.create(defaultSettings(tier.parameters), seedKey("readers")));
  const game = createGame(classic, rules, players);
  printColumns(noting(game.world, asked), noting(game.world, asked), classic, rules);
  const seen = noting(game.world, asked);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    runGame({ ...game, world: seen, plan: new BuildingPlan(seen) }, seedKey(seed));
  }
  return asked;
}

describe("nothing is kept that nobody reads", () => {
  const shown = columnsOf(world);

  test.each(
    Object.entries(world.components).flatMap(([component, fields]) =>
      columnsOf(fields as object).map(([field, column]) => [`${component}.${field}`, column] as const),
    ),
  )("%s is shown on the world", (_name, { buffer, byteOffset, byteLength }) => {
    const windows = shown.filter(
      ([, column]) =>
        column.buffer === buffer &&
        column.byteOffset >= byteOffset &&
        column.byteOffset < byteOffset + byteLength,
    );
    expect(windows).toHaveLength(1);
  });

  test("every column and every list of the world is asked for in play", () => {
    const asked = askedOfWorlds();
    const lists = Object.keys(structureOf(world.entities, world.components, world.seats));
    const names = [...new Set([...shown.map(([name]) => name), ...lists])];
    expect(names.filter((name) => !asked.has(name))).toEqual([]);
  });

  test("every component is a term of some query: it tells entities apart", () => {
    const terms = new Set<object>();
    const store: EntityStore = {
      ...world.entities,
      query(components) {
        for (const term of components) terms.add(term);
        return world.entities.query(components);
      },
    };
    structureOf(store, world.components, world.seats);
    const { Sets, ...others } = world.components;
    for (const [name, component] of Object.entries(others))
      expect([name, terms.has(component)]).toEqual([name, true]);
    expect(Sets.filter((set) => !terms.has(set))).toEqual([]);
  });

  test("the columns lie where the world's regions say, with nothing between them", () => {
    for (const [regions, buffer] of [
      [world.regions, world.state],
      [world.printedRegions, world.printed],
    ] as const) {
      const ends = regions.map(({ start, length }) => start + length);
      expect(regions.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(buffer.length);
    }
  });
});
