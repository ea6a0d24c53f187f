import { type Baseline, checkInvariants, takeBaseline } from "../src/law/invariants.ts";
import { type Game, guardPlayers } from "../src/player/game.ts";
import type { System } from "./define-system.ts";
import { TURN } from "./pipeline.ts";

/** A system changed what it does not declare: our bug, named by system and column. */
export class UndeclaredWrite extends Error {
  override readonly name = "UndeclaredWrite";
}

/** Resources that every system may touch: where the turn stands, and what the last phase left pending. */
const ALWAYS = ["TurnState"] as const;

/**
 * Steps phases as `stepPhase` does, and after each one throws when a system wrote a column that it does not declare or
 * a law of the game is broken. Players are guarded: what one writes to its view is taken back and counted. Make one
 * for each game played, before its first phase: it takes the sums that must be kept from the first phase it sees.
 */
export function checkedStep(game: Game): (game: Game) => void {
  const { world } = game;
  const before = new Int32Array(world.state.length);
  let baseline: Baseline | null = null;
  guardPlayers(game);
  return () => {
    baseline ??= takeBaseline(world);
    const system = TURN[world.turn.phase];
    before.set(world.state);
    const next = system.run(game);
    checkWrites(game, system, before);
    world.turn.phase = next;
    checkInvariants(world, baseline);
  };
}

function checkWrites({ world }: Game, system: System, before: Int32Array): void {
  for (const { name, start, length } of world.regions) {
    if (system.writes.includes(name) || (ALWAYS as readonly string[]).includes(name)) continue;
    for (let i = start; i < start + length; i++) {
      if (world.state[i] === before[i]) continue;
      throw new UndeclaredWrite(`${system.name} wrote ${name}, which it does not declare`);
    }
  }
}
