import type { Seat } from "../../../components/index.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import type { Snapshot } from "../../../src/world/snapshot.ts";
import { Sandbox } from "../../players/planner/sandbox.ts";
import type { Setting } from "../record/setting.ts";
import type { SeatPolicy } from "./seat-policies.ts";

/** Number with which a game's key is derived for its playouts. */
const PLAYOUT = 0x706f7574;
/** Rounds of a playout, after which the position is judged. */
const HORIZON = { rounds: 20 } as const;

/** Plays positions of one game on, again and again. */
export class Playouts {
  private readonly sandbox: Sandbox;
  private readonly chances: Float64Array;
  private readonly key: RandomKey;
  private readonly count: number;

  /** `count` playouts a position. Playout `i` throws the same dice from every position, so that positions compare. */
  constructor({ board, rules }: Setting, policies: readonly SeatPolicy[], key: RandomKey, count: number) {
    this.sandbox = new Sandbox(board, rules, policies.length, (seat: Seat) => policies[seat].player);
    this.chances = new Float64Array(policies.length);
    this.key = key;
    this.count = count;
  }

  /** Chances of winning by seat, then by playout: 1 and 0 where it came to the end of the game, or a share of a tie. */
  from(position: Snapshot): number[][] {
    const { sandbox, chances, count, key } = this;
    const found = Array.from(chances, (): number[] => []);
    for (let playout = 0; playout < count; playout++) {
      sandbox.playOn(position, deriveKey(key, playout, PLAYOUT), HORIZON, chances);
      for (const [seat, own] of found.entries()) own.push(chances[seat]);
    }
    return found;
  }
}
