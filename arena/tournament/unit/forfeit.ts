import { BANK, type Seat } from "../../../components/index.ts";
import type { Game } from "../../../src/player/game.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { resumeTurn } from "../../../systems/actions/resume-turn.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { retire } from "../../../systems/retire-debtor.ts";

/** Seats that are to leave a game for a fault: bankrupted to the bank at the end of the turn, when nothing is owed. */
export class Forfeits {
  private due: Seat[] = [];
  /** Mask of the seats that were bankrupted so. */
  left = 0;

  /** Forgets the last game. */
  clear(): void {
    this.due = [];
    this.left = 0;
  }

  add(seat: Seat): void {
    if (!this.due.includes(seat)) this.due.push(seat);
  }

  /** A step of the game that lets the seats leave which are due. */
  readonly step = (game: Game): void => {
    stepPhase(game);
    const { turn } = game.world;
    if (this.due.length === 0 || turn.phase !== PHASE.endTurn || turn.ending !== ENDING.none) return;
    for (const seat of this.due) this.leave(game, seat);
    this.due = [];
    turn.resume = PHASE.endTurn;
    turn.phase = resumeTurn.run(game);
  };

  private leave({ world }: Game, seat: Seat): void {
    if (world.bankrupt[seat] !== 0 || world.turn.ending !== ENDING.none) return;
    retire(world, seat, BANK);
    this.left |= 1 << seat;
  }
}
