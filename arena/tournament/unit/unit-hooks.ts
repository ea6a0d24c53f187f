import type { Game } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import type { Seating } from "../plan/seatings.ts";

type Step = (game: Game) => void;

/** Hooks to observe and abort a unit. */
export interface UnitHooks {
  /** Called before each game; training games count up to −1. False ends the unit unfinished. */
  begin(unit: number, game: number): boolean;
  /** Given the players in seat order, returns those to seat for the game; `seating` names their entries. */
  seat(players: readonly Player[], seating: Seating): readonly Player[];
  /** Given the step that moves the game on, returns the one to use. */
  step(step: Step): Step;
  /** Makes a call of an entry's own code outside its games, such as to make it or to ask what it remembers. */
  call<T>(unit: number, entry: number, call: () => T): T;
  /** True when the entry was cut off in this game. */
  wasCutOff(entry: number): boolean;
}

/** Observes nothing and aborts nothing. */
export const NO_HOOKS: UnitHooks = {
  begin: () => true,
  seat: (players) => players,
  step: (step) => step,
  call: (_unit, _entry, call) => call(),
  wasCutOff: () => false,
};
