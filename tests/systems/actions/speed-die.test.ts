import { describe, expect, test } from "vitest";
import { board } from "../../../src/board/catalog.ts";
import { SPEED } from "../../../src/chance/dice.ts";
import type { Player } from "../../../src/player/player.ts";
import { answering } from "../../support/players.ts";
import { type Layout, squareNamed, table } from "../../support/table.ts";

const everyDeed = board("us-classic").deeds.map((square) => board("us-classic").names[square]);
const at = (name: string) => squareNamed(board("us-classic"), name);

/** A turn of seat 0, which has passed GO, with the third die. */
const turn = (layout: Layout, player: Partial<Player> = {}) =>
  table({ rules: { speedDie: true }, laps: [1], players: [answering(player)], ...layout }).play();

describe("the speed die", () => {
  test("adds its pips, for whoever has passed GO", () => {
    expect(turn({ dice: [[4, 5, 1]] }).world.position[0]).toBe(10);
    const { world, events } = turn({ dice: [[4, 6, 3]], laps: [0] });
    expect([world.position[0], events("SpeedDieRolled")]).toEqual([10, []]);
  });

  test("shows a bus that goes by one die or the other, or both", () => {
    const by = (square: string | null) =>
      turn({ dice: [[4, 6, SPEED.bus]] }, { speedDie: () => (square === null ? null : at(square)) }).world
        .position[0];
    expect([by("Income Tax"), by("Oriental Avenue"), by("Jail"), by(null), by("Boardwalk")]).toEqual([
      4, 6, 10, 10, 10,
    ]);
  });

  test("lets three of a kind go anywhere, and is then no double", () => {
    const { world, events } = turn({ dice: [[2, 2, 2]] }, { speedDie: () => at("Free Parking") });
    expect([world.position[0], events("DiceRolled").length]).toEqual([20, 1]);
  });

  test("sends Mr. Monopoly on to the next deed that nobody owns", () => {
    const { world, events } = turn({ dice: [[4, 6, SPEED.mrMonopoly]] });
    expect([world.position[0], events("PlayerMoved").length]).toEqual([11, 2]);
    expect(events("PropertyDeclined")).toEqual([{ type: "PropertyDeclined", player: 0, square: 11 }]);
  });

  test("sends him to the next rent when everything is owned", () => {
    const mine = everyDeed.filter((name) => name !== "Boardwalk");
    const { world, events } = turn({ dice: [[4, 6, SPEED.mrMonopoly]], deeds: [mine, ["Boardwalk"]] });
    expect(world.position[0]).toBe(39);
    expect(events("RentPaid")).toEqual([{ type: "RentPaid", payer: 0, payee: 1, amount: 50, square: 39 }]);
  });

  test("leaves him where he is when nothing is left to land on", () => {
    const { world } = turn({ dice: [[4, 6, SPEED.mrMonopoly]], deeds: [everyDeed] });
    expect(world.position[0]).toBe(10);
  });
});
