import { BANK, type Seat, type Square } from "../../components/index.ts";
import { pipsThrown, SPEED } from "../../src/chance/dice.ts";
import { EVENT } from "../../src/events/events.ts";
import { rentOf } from "../../src/law/rent.ts";
import type { Game } from "../../src/player/game.ts";
import { type Next, PHASE, RESUME } from "../../src/world/phases.ts";
import { MOVE } from "../../src/world/turn-state.ts";
import type { World } from "../../src/world/world.ts";
import { ask } from "../asking/ask.ts";
import { SPEED_DIE } from "../asking/questions-asked.ts";
import { collectsFrom, landOnDeed } from "./landing-on-deed.ts";
import { moveTo } from "./moving.ts";

/**
 * Throws the third die beside the white ones and returns whether all three agree. Three of a kind is no double: it
 * neither counts towards jail nor earns another throw.
 */
export function throwSpeedDie(world: World, seat: Seat): boolean {
  const { turn } = world;
  world.dice.rollSpeed(turn, world.key);
  world.events.emit(EVENT.SpeedDieRolled, seat, turn.speed - 1);
  return isTriple(world);
}

/** Turns the throw into a move: pips add, a bus or three of a kind lets the player choose, Mr. Monopoly moves twice. */
export function followSpeedDie(game: Game, seat: Seat): void {
  const { world } = game;
  const { turn } = world;
  const { die1, die2, speed } = turn;
  if (speed === SPEED.mrMonopoly) {
    turn.move = MOVE.firstOfTwo;
    turn.resume = PHASE.resolving;
  } else if (speed === SPEED.bus) {
    chooseSquare(game, seat, die1 === die2 ? [die1, die1 + die2] : [die1, die2, die1 + die2]);
  } else {
    turn.steps = pipsThrown(turn);
    if (isTriple(world)) chooseSquare(game, seat, anywhere(world));
  }
}

/**
 * Mr. Monopoly's second move: on to the next deed that nobody owns, or when all are owned to the next on which rent is
 * due; nowhere when there is none.
 */
export function moveOn(game: Game, seat: Seat): Next {
  const { world } = game;
  const { turn } = world;
  turn.move = MOVE.byThrow;
  turn.resume = turn.die1 === turn.die2 ? PHASE.rolling : PHASE.strategic;
  const deed =
    nextDeed(world, seat, (square) => world.owner[square] === BANK) ??
    nextDeed(world, seat, (square) => owesRent(world, seat, square));
  if (deed === null) return RESUME;
  moveTo(world, seat, deed);
  return landOnDeed(game, seat, deed);
}

function isTriple({ turn }: World): boolean {
  return turn.die1 === turn.die2 && turn.die1 === turn.speed;
}

/** Asks which of the squares that many steps ahead the token goes to; unless told, it moves by all the dice. */
function chooseSquare(game: Game, seat: Seat, steps: readonly number[]): void {
  const { world } = game;
  const { squares } = world;
  const from = world.position[seat];
  const options = Object.freeze(steps.map((step) => squares[(from + step) % squares.length]));
  const chosen = ask(game, SPEED_DIE, seat, options, undefined);
  if (chosen !== null) world.turn.steps = steps[options.indexOf(chosen)];
}

/** Every distance once: from the next square all the way round to the one the token stands on. */
function anywhere({ squares }: World): number[] {
  return squares.map((_, step) => step + 1);
}

/** The first deed ahead of the token that passes `test`, the one it stands on last, or null. */
function nextDeed(world: World, seat: Seat, test: (square: Square) => boolean): Square | null {
  const { deeds } = world;
  const from = world.position[seat];
  return (
    deeds.find((square) => square > from && test(square)) ??
    deeds.find((square) => square <= from && test(square)) ??
    null
  );
}

function owesRent(world: World, seat: Seat, square: Square): boolean {
  return rentOf(world, square, pipsThrown(world.turn)) > 0 && collectsFrom(world, world.owner[square], seat);
}
