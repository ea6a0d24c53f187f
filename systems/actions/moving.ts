import { BANK, type Seat, type Square } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { transfer } from "../../src/law/bank.ts";
import { MONEY } from "../../src/world/money.ts";
import type { World } from "../../src/world/world.ts";

/** Moves the token `steps` squares forward; passing or landing on GO pays the salary, once (G-1, G-2, G-6). */
export function moveForward(world: World, seat: Seat, steps: number): void {
  const { squares } = world;
  const from = world.position[seat];
  const reached = from + steps;
  const passedGo = reached >= squares.length;
  const to = squares[passedGo ? reached - squares.length : reached];
  arrive(world, seat, from, to, passedGo);
  if (!passedGo) return;
  world.laps[seat]++;
  const { rules } = world;
  const salary = to === 0 ? (rules.salaryOnGo ?? rules.salary) : rules.salary;
  transfer(world, BANK, seat, salary, MONEY.salary);
  world.events.emit(EVENT.SalaryCollected, seat, salary);
}

/** Moves the token forward to `square`: all the way round when it stands there already. */
export function moveTo(world: World, seat: Seat, square: Square): void {
  const size = world.squares.length;
  const ahead = (square - world.position[seat] + size) % size;
  moveForward(world, seat, ahead === 0 ? size : ahead);
}

/** Moves the token back; that never pays (G-5). */
export function moveBack(world: World, seat: Seat, steps: number): void {
  const { squares } = world;
  const size = squares.length;
  const from = world.position[seat];
  arrive(world, seat, from, squares[(from - (steps % size) + size) % size], false);
}

function arrive(world: World, seat: Seat, from: Square, to: Square, passedGo: boolean): void {
  world.position[seat] = to;
  world.landings[to]++;
  world.events.emit(EVENT.PlayerMoved, seat, from, to, passedGo ? 1 : 0);
}
