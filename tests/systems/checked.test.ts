import { describe, expect, test } from "vitest";
import type { Square } from "../../components/index.ts";
import type { DiceSource } from "../../src/chance/dice.ts";
import { QUESTIONS } from "../../src/events/questions.ts";
import { InvariantBroken } from "../../src/law/invariants.ts";
import type { Game } from "../../src/player/game.ts";
import { type Next, PHASE } from "../../src/world/phases.ts";
import type { World } from "../../src/world/world.ts";
import { resumeTurn } from "../../systems/actions/resume-turn.ts";
import { checkedStep, type Touched, UndeclaredRead, UndeclaredWrite } from "../../systems/checked.ts";
import type { System } from "../../systems/define-system.ts";
import { stepPhase, TURN } from "../../systems/pipeline.ts";
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

  test("names the system and the column of an undeclared read", () => {
    const { game, world } = table();
    const curious = {
      ...TURN[PHASE.preTurn],
      run: (seen: Game): Next => (seen.world.price[1] > 0 ? PHASE.rolling : PHASE.endTurn),
    };
    const turn = TURN as System[];
    const [sound] = turn;
    turn[PHASE.preTurn] = curious;
    try {
      expect(() => checkedStep(game)(game)).toThrow(UndeclaredRead);
      expect(() => checkedStep(game)(game)).toThrow("beginTurn read Deed.price, which it does not declare");
      // Where nobody checks, nobody is stopped.
      stepPhase(game);
      expect(world.turn.phase).toBe(PHASE.rolling);
    } finally {
      turn[PHASE.preTurn] = sound;
    }
  });

  test("finds a write through the columns at once, even of what stood there", () => {
    const { game } = table();
    const touched: Touched = new Map();
    const step = checkedStep(game, touched);
    step(game);
    expect([...touched.keys()]).toEqual(["beginTurn"]);
    expect([...(touched.get("beginTurn")?.written ?? [])]).toContain("TurnState");
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

  test.each([...TURN, resumeTurn])(
    "$name declares columns and questions that exist, each once",
    ({ reads, writes, asks }) => {
      const { world } = table();
      const known = new Set([...world.regions, ...world.printedRegions].map(({ name }) => name));
      for (const column of [...reads, ...writes]) expect(known).toContain(column);
      for (const question of asks) expect(QUESTIONS).toContain(question);
      expect(new Set([...reads, ...writes]).size).toBe(reads.length + writes.length);
    },
  );

  test("nobody declares to write what is printed", () => {
    const { world } = table();
    const printed = world.printedRegions.map(({ name }) => name);
    for (const { writes } of [...TURN, resumeTurn]) {
      expect(writes.filter((column) => printed.includes(column))).toEqual([]);
    }
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
