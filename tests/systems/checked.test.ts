import { describe, expect, test } from "vitest";
import type { Square } from "../../components/index.ts";
import type { DiceSource } from "../../src/chance/dice.ts";
import { QUESTIONS } from "../../src/events/questions.ts";
import { InvariantBroken } from "../../src/law/invariants.ts";
import { PHASE } from "../../src/world/phases.ts";
import type { World } from "../../src/world/world.ts";
import { UndeclaredWrite } from "../../systems/checked.ts";
import { TURN } from "../../systems/pipeline.ts";
import { table } from "../support/table.ts";

/** Plays a turn in which the dice, which fall 1 and 2, do something else to the world as well. */
function playWith(harm: (world: World) => void): void {
  const { world, play } = table();
  const dice: DiceSource = {
    roll(turn) {
      [turn.die1, turn.die2] = [1, 2];
      harm(world);
    },
    rollSpeed() {},
  };
  world.dice = dice;
  play();
}

describe("checked mode", () => {
  test("lets a lawful turn pass", () => {
    expect(() => playWith(() => {})).not.toThrow();
  });

  test("names the system and the column of an undeclared write", () => {
    const harm = (world: World) => {
      world.laps[1] = 1;
    };
    expect(() => playWith(harm)).toThrow(UndeclaredWrite);
    expect(() => playWith(harm)).toThrow("rollDice wrote Player.laps, which it does not declare");
  });

  test("finds a broken law behind a declared write, and names the law", () => {
    const harm = (world: World) => {
      world.position[1] = 40 as Square;
    };
    expect(() => playWith(harm)).toThrow(InvariantBroken);
    expect(() => playWith(harm)).toThrow("tokens stand on the board, prisoners in jail: seat 1 on square 40");
  });

  test("counts money that nobody paid", () => {
    expect(() =>
      playWith((world) => {
        world.cash[0]++;
      }),
    ).toThrow(/cash is conserved against the bank's ledger: 3001 dollars, 3000 at the start/);
  });
});

describe("the table of phases", () => {
  test("has a system for each of the nine phases, in their place", () => {
    expect(TURN.map(({ phase }) => phase)).toEqual(Object.values(PHASE));
    expect(new Set(TURN.map(({ name }) => name)).size).toBe(9);
  });

  test.each(TURN)("$name declares columns and questions that exist", ({ reads, writes, asks }) => {
    const { world } = table();
    const known = new Set(world.regions.map(({ name }) => name));
    for (const column of [...reads, ...writes]) expect(known).toContain(column);
    for (const question of asks) expect(QUESTIONS).toContain(question);
  });

  test("every column that changes during play is written by some system", () => {
    const { world } = table();
    const written = new Set(TURN.flatMap(({ writes }) => writes));
    for (const { name } of world.regions) expect(written).toContain(name);
  });

  test("every question is asked by some system", () => {
    expect(new Set(TURN.flatMap(({ asks }) => asks))).toEqual(new Set(QUESTIONS));
  });
});
