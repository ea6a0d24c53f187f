import type { RandomKey } from "../../../src/chance/random.ts";
import { PassivePlayer, type Player } from "../../../src/player/player.ts";
import { memoryText } from "../../players/external/memory-text.ts";
import {
  digestOf,
  type Entrant,
  type FileSeating,
  ISOLATED,
  isProgram,
  parseEntrant,
  seatEntrant,
} from "../../players/registry.ts";
import { playerKey } from "./keys.ts";
import type { TournamentPlan } from "./plan.ts";
import type { PlannedPlayer } from "./player-list.ts";
import type { RunnablePlan } from "./runnable-plan.ts";
import type { Schedule } from "./schedule.ts";

/** Makes a call that runs a player's own code outside its games; answers the player that it makes, or one in its place. */
export type Entering = (entry: number, make: () => Player) => Player;

const AT_ONCE: Entering = (_entry, make) => make();

/** Who sits at the tables of a plan: makes the players of each unit, one for each entry of the schedule. */
export class LineUp {
  private readonly planned: readonly PlannedPlayer[];
  private readonly memory: TournamentPlan["memory"];
  private readonly seating: FileSeating;
  /** By entry: whether the code of its player runs in this thread and is not trusted. */
  readonly guarded: readonly boolean[];
  /** By entry; null for an external player, which is read anew for each unit. */
  private readonly builtIn: readonly (Entrant | null)[];

  /**
   * Runs no player file. Throws in one line when the code of a player is not the one that the plan was made with.
   */
  constructor(plan: RunnablePlan, { entries, places }: Schedule, seating: FileSeating = ISOLATED) {
    this.planned = entries.map((id) => plan.players[places[id]]);
    this.memory = plan.memory;
    this.seating = seating;
    this.guarded = this.planned.map(
      ({ spec, digest }) => seating.kind === "guarded" && digest !== null && !isProgram(spec),
    );
    this.builtIn = this.planned.map(({ id, spec, digest, version }) => {
      const entrant = digest === null ? parseEntrant(spec) : null;
      if (digestOf(spec) !== digest || (entrant !== null && entrant.tier.version !== version)) {
        throw new Error(`player ${id} has changed since this run was planned; begin a new run`);
      }
      return entrant;
    });
  }

  /**
   * Fresh players of the unit with that key, holding the memory that the plan starts them with. Entries that do not sit at a
   * table of the unit are not made: a passive player has their place.
   */
  playersOf(key: RandomKey, entering = AT_ONCE, sits: (entry: number) => boolean = () => true): Player[] {
    return this.planned.map((_, entry) =>
      sits(entry) ? entering(entry, () => this.enter(entry, key)) : new PassivePlayer(),
    );
  }

  /**
   * Freezes what `players` know now. Each game, under a key of its own, gets players that know just that and are forgotten
   * after it; players without a memory stay as they are.
   */
  freeze(players: readonly Player[], entering = AT_ONCE): (key: RandomKey) => Player[] {
    const thaws = players.map((player, entry) => this.freezeOne(player, entry, entering));
    return (key) => thaws.map((thaw) => thaw(key));
  }

  private freezeOne(player: Player, entry: number, entering: Entering): (key: RandomKey) => Player {
    const { memory } = player;
    if (memory === undefined) return () => player;
    let known: () => unknown;
    const kept = entering(entry, () => {
      known = this.builtIn[entry] === null ? parsed(memoryText(memory)) : same(memory.snapshot());
      return player;
    });
    // One that could not tell what it knows has another in its place.
    if (kept !== player) return () => kept;
    return (key) =>
      entering(entry, () => {
        const copy = this.enter(entry, key);
        copy.memory?.restore(known());
        return copy;
      });
  }

  private enter(entry: number, key: RandomKey): Player {
    const { id, spec } = this.planned[entry];
    const entrant = this.builtIn[entry] ?? parseEntrant(spec, this.seating);
    const player = seatEntrant(entrant, playerKey(key, entry));
    const memory = this.memory[id];
    if (memory !== undefined) player.memory?.restore(memory);
    return player;
  }
}

const same = (snapshot: unknown) => () => snapshot;
/** An external player gets a copy of its own each time. */
const parsed = (text: string) => (): unknown => JSON.parse(text);
