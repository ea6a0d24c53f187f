import { describe, expect, test } from "vitest";
import { createCornerTags } from "../../components/board-square.ts";
import { entityOfSquare, HEIGHTS, LANDING, type Square } from "../../components/index.ts";
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
    expect(createCornerTags().Jail).not.toBe(createCornerTags().Jail);
    expect(createCornerTags().Jail).toEqual(createCornerTags().Jail);
    expect(worldOf(2).components.Deed).not.toBe(worldOf(2).components.Deed);
  });
});

describe("the entities of a world", () => {
  test("46 of them at a table of four: 40 squares, the seats, two decks", () => {
    const { entities, components } = worldOf(4);
    const { BoardSquare, Player, CardDeck } = components;
    expect([...entities.query([BoardSquare])]).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect([...entities.query([Player])]).toEqual([41, 42, 43, 44]);
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
    ["Jail", 1],
    ["FreeParking", 1],
    ["GoToJail", 1],
  ] as const)("%s is on %i squares", (tag, count) => {
    const { entities, components } = worldOf(2);
    expect(entities.query([components[tag]])).toHaveLength(count);
  });

  test("a square's entity is one more than its index, and its printed values stand there", () => {
    const { BoardSquare, Deed, Street, Railroad, Utility, Tax, CardSquare } = worldOf(2).components;
    const boardwalk = entityOfSquare(39 as Square);
    expect(BoardSquare.landing[boardwalk]).toBe(LANDING.deed);
    expect(Deed.price[boardwalk]).toBe(400);
    expect(Deed.mortgageValue[boardwalk]).toBe(200);
    expect(Deed.set[boardwalk]).toBe(7);
    expect(Deed.set[entityOfSquare(0 as Square)]).toBe(-1);
    expect(Street.houseCost[boardwalk]).toBe(200);
    expect(Street.rents[boardwalk * HEIGHTS + 5]).toBe(2000);
    expect(Railroad.rents[entityOfSquare(35 as Square) * 4 + 2]).toBe(100);
    expect(Utility.multipliers[entityOfSquare(12 as Square) * 2 + 1]).toBe(10);
    expect(Tax.amount[entityOfSquare(38 as Square)]).toBe(100);
    expect(Tax.percent[entityOfSquare(4 as Square)]).toBe(0);
    expect(CardSquare.deck[entityOfSquare(7 as Square)]).toBe(0);
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

describe("the lists of a world", () => {
  test("name squares in board order and seats in playing order, as the board does", () => {
    const world = worldOf(3);
    expect(world.deeds).toEqual(classic.deeds);
    expect(world.sets).toEqual(classic.sets);
    expect(world.streets).toEqual(classic.groups.flatMap(({ squares }) => squares).sort((a, b) => a - b));
    expect(world.railroads).toEqual([5, 15, 25, 35]);
    expect(world.utilities).toEqual([12, 28]);
    expect(world.taxes).toEqual([4, 38]);
    expect(world.cardSquares).toEqual([2, 7, 17, 22, 33, 36]);
    expect(world.groups).toBe(8);
    expect(world.jail).toBe(10);
    expect(world.table).toEqual([0, 1, 2]);
    expect(world.decks).toEqual([0, 1]);
  });
});
