import { getHeapStatistics } from "node:v8";
import type { Game } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import type { Seating } from "../plan/seatings.ts";
import { hookedCall, hookedPlayer } from "../unit/hooked-player.ts";
import type { UnitFile } from "../unit/unit-file.ts";
import type { UnitHooks } from "../unit/unit-hooks.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import { OUTSIDE, type UnitControl } from "./unit-control.ts";

type Step = (game: Game) => void;

/** A call from which a player did not return: it is not made again, and the player is out of that game. */
export interface CutOff {
  /** Index of the plan among those that are played together. */
  readonly plan: number;
  readonly unit: number;
  readonly game: number;
  readonly entry: number;
  /** Number of the call among those to the entry in that game. */
  readonly asked: number;
  /** Message for the reader. */
  readonly message: string;
}

/** Called after each call of an entry's own code in that unit; throws where it left something behind that it must not. */
export type Settle = (unit: number) => void;

/** Heap that this thread uses, in megabytes. */
const heldMegabytes = (): number => getHeapStatistics().used_heap_size / 1e6;

/** Hooks of a worker: publish the state of its lane, and cut off players at the calls in which they hung before. */
export class LaneHooks implements UnitHooks {
  private readonly control: UnitControl;
  private readonly lane: number;
  private readonly cutOffs: readonly CutOff[];
  private readonly external: readonly boolean[];
  private readonly settle: Settle;
  private unit = 0;
  private game = 0;
  private readonly cut = new Set<number>();
  /** Calls outside games to each entry of the unit. */
  private called = { unit: -1, calls: new Map<number, number>() };

  /**
   * `external` tells which entries are not built in; the others are trusted to answer.
   */
  constructor(
    control: UnitControl,
    lane: number,
    cutOffs: readonly CutOff[],
    external: readonly boolean[],
    settle: Settle = () => {},
  ) {
    this.control = control;
    this.lane = lane;
    this.cutOffs = cutOffs;
    this.external = external;
    this.settle = settle;
  }

  begin(unit: number, game: number): boolean {
    this.unit = unit;
    this.game = game;
    this.cut.clear();
    const heap = this.external.includes(true) ? heldMegabytes() : 0;
    this.control.begin(this.lane, unit, game, heap);
    return !this.control.stopped;
  }

  seat(players: readonly Player[], seating: Seating): readonly Player[] {
    return players.map((player, seat) => {
      const entry = seating[seat];
      return this.external[entry] ? this.hooked(player, entry) : player;
    });
  }

  step(step: Step): Step {
    return step;
  }

  wasCutOff(entry: number): boolean {
    return this.cut.has(entry);
  }

  /** Files that were made while the unit was played that came to `result`. */
  files(_result: UnitResult): readonly UnitFile[] {
    return [];
  }

  call<T>(unit: number, entry: number, call: () => T): T {
    if (!this.external[entry]) return call();
    if (unit !== this.called.unit) this.called = { unit, calls: new Map() };
    this.control.outside(this.lane, unit, heldMegabytes());
    const { calls } = this.called;
    const cutOff = this.cutOffs.find(
      (each) => each.unit === unit && each.game === OUTSIDE && each.entry === entry,
    );
    const hooks = {
      before: () => {
        const asked = (calls.get(entry) ?? 0) + 1;
        calls.set(entry, asked);
        if (cutOff !== undefined && asked >= cutOff.asked) throw new Error(cutOff.message);
        this.control.ask(this.lane, entry, asked);
      },
      after: () => this.after(unit),
    };
    return hookedCall(hooks, call);
  }

  /** A call is over. Throws what is wrong with what it left behind. */
  private after(unit: number): void {
    try {
      this.settle(unit);
    } finally {
      this.control.answered(this.lane);
    }
  }

  private hooked(player: Player, entry: number): Player {
    const cutOff = this.cutOffs.find(
      (each) => each.unit === this.unit && each.game === this.game && each.entry === entry,
    );
    let asked = 0;
    return hookedPlayer(player, {
      before: () => {
        asked++;
        if (cutOff !== undefined && asked >= cutOff.asked) {
          this.cut.add(entry);
          throw new Error(cutOff.message);
        }
        this.control.ask(this.lane, entry, asked);
      },
      after: () => this.after(this.unit),
    });
  }
}
