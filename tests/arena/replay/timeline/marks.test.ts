import { expect, test } from "vitest";
import { MarkCollector } from "../../../../arena/replay/timeline/marks.ts";
import type { Seat, Square } from "../../../../components/index.ts";
import { board } from "../../../../src/board/catalog.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { setOwner } from "../../../../src/law/holdings.ts";
import { resetWorld } from "../../../../src/law/setup.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";
import { createWorld } from "../../../../src/world/world.ts";

test("a monopoly is told when it is made, and again only once another seat has held it", () => {
  const world = createWorld(board("us-classic"), ruleSet("official@1"), 2);
  resetWorld(world, seedKey("1"));
  const keeper = new MarkCollector(world);
  const [mediterranean, baltic] = world.board.groups[0].squares as [Square, Square];
  let turn = 0;
  const pass = (square: Square, from: Seat, to: Seat) => {
    setOwner(world, square, to);
    keeper.add({ type: "DeedTransferred", square, from, to }, turn, ++turn);
  };
  const [a, b] = [0 as Seat, 1 as Seat];
  pass(mediterranean, b, a);
  pass(baltic, b, a);
  pass(baltic, a, b);
  pass(baltic, b, a);
  expect(keeper.marks).toMatchObject([{ turn: 2, seat: a }]);
  pass(baltic, a, b);
  pass(mediterranean, a, b);
  pass(mediterranean, b, a);
  pass(baltic, b, a);
  expect(keeper.marks).toMatchObject([
    { turn: 2, seat: a },
    { turn: 6, seat: b },
    { turn: 8, seat: a },
  ]);
});
