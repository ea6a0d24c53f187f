import { describe, expect, test } from "vitest";
import { createSquareTags } from "../../components/board-square.ts";
import { entityOfSquare, type Square } from "../../components/index.ts";
import { board } from "../../src/board/catalog.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { createEntityStore } from "../../src/world/ecs.ts";
import { createWorld } from "../../src/world/world.ts";

const classic = board("us-classic");
const worldOf = (seats: number) => createWorld(classic, ruleSet("arena@1"), seats);

describe("what the engine relies on in bitecs", () => {
  test("ids are dense and start at 1", () => {
    const store = createEntityStore();
    expect([store.add([]), store.add([]), store.add([])]).toEqual([1, 2, 3]);
  });

  test("a registered query is a live list: it grows with the world and stays the same object", () => {
    const store = createEntityStore();
    const tag = {};
    const live = store.query([tag]);
    expect(live).toHaveLength(0);
    store.add([tag]);
    store.add([]);
    store.add([tag]);
    expect([...live]).toEqual([1, 3]);
  });

  test("a query asks for entities that carry all of its components", () => {
    const store = createEntityStore();
    const [a, b] = [{}, {}];
    store.add([a]);
    store.add([a, b]);
    store.add([b]);
    expect([...store.query([a, b])]).toEqual([2]);
  });

  test("components are told apart by identity, so that two worlds do not share one", () => {
    expect(createSquareTags().Deed).not.toBe(createSquareTags().Deed);
    expect(createSquareTags().Deed).toEqual(createSquareTags().Deed);
    expect(worldOf(2).components.Deed).not.toBe(worldOf(2).components.Deed);
  });
});

describe("the entities of a world", () => {
  test("46 of them at a table of four: 40 squares, the seats, two decks", () => {
    const { entities, components, queries } = worldOf(4);
    const { BoardSquare, Player, CardDeck } = components;
    expect([...entities.query([BoardSquare])]).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect([...queries.players]).toEqual([41, 42, 43, 44]);
    expect([...entities.query([Player])]).toEqual([...queries.players]);
    expect([...entities.query([CardDeck])]).toEqual([45, 46]);
    expect(entities.add([])).toBe(47);
  });

  test.each([
    ["Deed", 28],
    ["Street", 22],
    ["Railroad", 4],
    ["Utility", 2],
    ["Tax", 2],
    ["CardSquare", 6],
  ] as const)("%s is on %i squares", (tag, count) => {
    const { entities, components } = worldOf(2);
    expect(entities.query([components[tag]])).toHaveLength(count);
  });

  test("a square's entity is one more than its index, and its printed values stand there", () => {
    const { components } = worldOf(2);
    const boardwalk = entityOfSquare(39 as Square);
    expect(components.BoardSquare.index[boardwalk]).toBe(39);
    expect(components.Property.price[boardwalk]).toBe(400);
    expect(components.Property.houseCost[boardwalk]).toBe(200);
    expect(components.Property.mortgageValue[boardwalk]).toBe(200);
    expect(components.Property.set[entityOfSquare(0 as Square)]).toBe(-1);
  });

  test("a seat's columns are windows of the components'", () => {
    const world = worldOf(3);
    world.cash[2] = 77;
    world.owner[39] = world.owner[0];
    expect(world.components.Player.cash[43]).toBe(77);
  });

  test.each([1, 9, 2.5, Number.NaN])("a table of %s seats is refused", (seats) => {
    expect(() => worldOf(seats)).toThrow(/expected 2 to 8/);
  });
});
