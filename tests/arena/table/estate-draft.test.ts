import { expect, test } from "vitest";
import { draftEstate } from "../../../arena/table/estate-draft.ts";
import type { Seat } from "../../../components/index.ts";
import { table } from "../../support/table.ts";

const ANN = 0 as Seat;
const BROWNS = ["Mediterranean Avenue", "Baltic Avenue"];

test("a list of buildings is shown with what it costs, leaves and brings in rent", () => {
  const { game, at } = table({ deeds: [BROWNS], cash: [200] });
  const [first, second] = BROWNS.map(at);
  const draft = draftEstate(game, ANN, "build", [first, second], []);
  expect(draft).toMatchObject({ refusal: null, money: -100, left: 100 });
  expect(draft.deeds[0]).toMatchObject({ square: first, buildings: 1, rent: 10 });
  expect(draft.deeds[0]?.next).toEqual([
    { item: first, label: "Build", money: -50, rent: 30, refusal: null },
  ]);
});

test("an entry that the rules do not allow says why, and nothing of the position changes", () => {
  const { game, at, world } = table({ deeds: [BROWNS], cash: [200] });
  const [first] = BROWNS.map(at);
  const draft = draftEstate(game, ANN, "build", [first], []);
  expect(draft.deeds[0]?.next[0]?.refusal).toMatch(/may not differ by more than one/);
  expect(draftEstate(game, ANN, "build", [first, first], []).refusal).toMatch(/may not differ/);
  expect(world.buildings[first]).toBe(0);
  expect(world.cash[ANN]).toBe(200);
});

test("raising cash takes a group's buildings first and its deeds then", () => {
  const { game, at } = table({ deeds: [BROWNS], cash: [10], buildings: { [BROWNS[0] as string]: 1 } });
  const [first, second] = BROWNS.map(at);
  const before = draftEstate(game, ANN, "raiseCash", [], [50]);
  expect(before.deeds[0]?.next.map(({ refusal }) => refusal === null)).toEqual([true, false]);
  const after = draftEstate(game, ANN, "raiseCash", [{ sell: first }, { mortgage: second }], [50]);
  expect(after).toMatchObject({ refusal: null, money: 55, left: 65 });
  expect(after.deeds[1]).toMatchObject({ mortgaged: true, rent: 0 });
});

test("what others own and squares that there are not are refused", () => {
  const { game } = table({ deeds: [BROWNS], cash: [500] });
  expect(draftEstate(game, ANN, "mortgage", [39], []).refusal).toMatch(/belongs to somebody else/);
  expect(draftEstate(game, ANN, "mortgage", [-1], []).refusal).not.toBeNull();
  expect(draftEstate(game, ANN, "build", [1000], []).refusal).not.toBeNull();
});
