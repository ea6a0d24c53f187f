import { BuildingPlan } from "../src/law/building-plan.ts";
import { type Baseline, checkInvariants, takeBaseline } from "../src/law/invariants.ts";
import { type Game, guardPlayers } from "../src/player/game.ts";
import { RESUME } from "../src/world/phases.ts";
import { type ColumnWatch, watchedWorld } from "../src/world/watched-world.ts";
import { resumeTurn } from "./actions/resume-turn.ts";
import type { Step } from "./define-system.ts";
import { TURN } from "./pipeline.ts";

/** A system looked at a column that it does not declare: our bug, named by system and column. */
export class UndeclaredRead extends Error {
  override readonly name = "UndeclaredRead";
}

/** A system changed a column that it does not declare: our bug, named by system and column. */
export class UndeclaredWrite extends Error {
  override readonly name = "UndeclaredWrite";
}

/** The columns that each step of the turn was seen to read and to write, by its name. */
export type Touched = Map<string, { readonly read: Set<string>; readonly written: Set<string> }>;

/**
 * Steps phases as `stepPhase` does, and throws {@link UndeclaredRead} or {@link UndeclaredWrite} when a system reads or
 * writes a column that it does not declare, and `InvariantBroken` when a law of the game does not hold after it. Players
 * are guarded: what one writes to its view is forgotten and counted. Make one for each game played, before its first
 * phase: it takes the sums that must be kept from the first phase it sees. Adds what was touched to `touched`.
 */
export function checkedStep(game: Game, touched: Touched = new Map()): (game: Game) => void {
  const { world } = game;
  const before = new Int32Array(world.state.length);
  const watch = new DeclarationWatch(touched);
  const watched = watchedGame(game, watch);
  let baseline: Baseline | null = null;
  guardPlayers(game);
  const run = <Result>(step: Step<Result>): Result => {
    before.set(world.state);
    watch.holdTo(step);
    const result = step.run(watched);
    checkWrites(game, step, before);
    return result;
  };
  return () => {
    baseline ??= takeBaseline(world);
    const next = run(TURN[world.turn.phase]);
    world.turn.phase = next === RESUME ? run(resumeTurn) : next;
    checkInvariants(world, baseline);
  };
}

/** The same game, but for what the systems see of its world. */
function watchedGame(game: Game, watch: ColumnWatch): Game {
  const world = watchedWorld(game.world, watch);
  const plan = new BuildingPlan(world);
  return new Proxy(game, {
    get: (target, key: keyof Game) => (key === "world" ? world : key === "plan" ? plan : target[key]),
  });
}

/** Throws on a column that the running step does not declare, and notes what it touches. */
class DeclarationWatch implements ColumnWatch {
  private readonly touched: Touched;
  private step = "nothing";
  private readable: ReadonlySet<string> = new Set();
  private writable: ReadonlySet<string> = new Set();
  private read = new Set<string>();
  private written = new Set<string>();

  constructor(touched: Touched) {
    this.touched = touched;
  }

  holdTo<Result>({ name, reads, writes }: Step<Result>): void {
    const seen = this.touched.get(name) ?? { read: new Set(), written: new Set() };
    this.touched.set(name, seen);
    this.step = name;
    this.writable = new Set(writes);
    this.readable = new Set([...reads, ...writes]);
    this.read = seen.read;
    this.written = seen.written;
  }

  onRead(column: string): void {
    if (!this.readable.has(column)) {
      throw new UndeclaredRead(`${this.step} read ${column}, which it does not declare`);
    }
    this.read.add(column);
  }

  onWrite(column: string): void {
    if (!this.writable.has(column)) throw undeclaredWrite(this.step, column);
    this.written.add(column);
  }
}

function undeclaredWrite(step: string, column: string): UndeclaredWrite {
  return new UndeclaredWrite(`${step} wrote ${column}, which it does not declare`);
}

/** Finds what was written past the view of the columns, by whoever had the world itself in hand. */
function checkWrites<Result>({ world }: Game, step: Step<Result>, before: Int32Array): void {
  for (const { name, start, length } of world.regions) {
    if (step.writes.includes(name)) continue;
    for (let i = start; i < start + length; i++) {
      if (world.state[i] !== before[i]) throw undeclaredWrite(step.name, name);
    }
  }
}
