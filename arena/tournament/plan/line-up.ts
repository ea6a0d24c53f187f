import type { RandomKey } from "../../../src/chance/random.ts";
import type { Player } from "../../../src/player/player.ts";
import { type Entrant, parseEntrant, seatEntrant } from "../../players/registry.ts";
import { playerKey } from "./keys.ts";
import type { TournamentPlan } from "./plan.ts";
import type { PlannedPlayer } from "./player-list.ts";
import type { RunnablePlan } from "./runnable-plan.ts";
import type { Schedule } from "./schedule.ts";

/** Who sits at the tables of a plan: makes the players of each unit, one for each entry of the schedule. */
export class LineUp {
  private readonly planned: readonly PlannedPlayer[];
  private readonly entrants: readonly Entrant[];
  private readonly memory: TournamentPlan["memory"];

  /** Throws in one line when the code of a player is not the one that the plan was made with. */
  constructor(plan: RunnablePlan, { entries, places }: Schedule) {
    this.planned = entries.map((id) => plan.players[places[id]]);
    this.entrants = this.planned.map(({ spec }) => parseEntrant(spec));
    this.memory = plan.memory;
    this.entrants.forEach(({ digest, tier }, entry) => {
      const { id, digest: wanted, version } = this.planned[entry];
      if (digest !== wanted || tier.version !== version) {
        throw new Error(`player ${id} has changed since this run was planned; begin a new run`);
      }
    });
  }

  /** Fresh players of the unit with that key, holding the memory that the plan starts them with. */
  playersOf(key: RandomKey): Player[] {
    return this.entrants.map((_, entry) => this.enter(entry, key));
  }

  /**
   * Freezes what `players` know now. Each game, under a key of its own, gets players that know just that and are forgotten
   * after it; players without a memory stay as they are.
   */
  freeze(players: readonly Player[]): (key: RandomKey) => Player[] {
    const memories = players.map(({ memory }) => memory?.snapshot());
    return (key) =>
      players.map((player, entry) => {
        if (memories[entry] === undefined) return player;
        const copy = this.enter(entry, key);
        copy.memory?.restore(memories[entry]);
        return copy;
      });
  }

  private enter(entry: number, key: RandomKey): Player {
    const player = seatEntrant(this.entrants[entry], playerKey(key, entry));
    const memory = this.memory[this.planned[entry].id];
    if (memory !== undefined) player.memory?.restore(memory);
    return player;
  }
}
