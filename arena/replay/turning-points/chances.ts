import type { Seat } from "../../../components/index.ts";
import { deriveKey, seedKey } from "../../../src/chance/random.ts";
import { bounds, estimateWithin, SHARE } from "../../statistics/index.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { type Change, changeOf } from "./change.ts";
import { Playouts } from "./playouts.ts";
import { seatPolicies } from "./seat-policies.ts";
import type { KnownChances } from "./turning-points.ts";

/** A position that was played on, many times. */
export interface PlayedPosition {
  /** Player-turn before which it stands, from 1; one beyond the last is the end. */
  readonly turn: number;
  /** By seat: its mean chance of winning where playouts end, with its 95% interval; null at the end, which is certain. */
  readonly seats: readonly {
    readonly chance: number;
    readonly interval: readonly [low: number, high: number] | null;
  }[];
}

/** Chances of winning before each turn of a game; a position is played out when it is first asked for. */
export class Chances implements KnownChances {
  readonly turns: number;
  readonly winners: readonly Seat[];
  /** Labels of the tiers that play the seats in playouts. */
  readonly policies: readonly string[];
  private readonly timeline: Timeline;
  private readonly playouts: number;
  private readonly player: Playouts;
  private readonly known = new Map<number, number[][]>();

  /** `playouts` a position. */
  constructor(timeline: Timeline, playouts: number) {
    const { record, outcomes } = timeline;
    const key = deriveKey(seedKey(record.seed), record.unit, record.game);
    this.timeline = timeline;
    this.turns = timeline.turns;
    this.playouts = playouts;
    const policies = seatPolicies(record.seats, key);
    this.policies = policies.map(({ label }) => label);
    this.player = new Playouts(timeline, policies, key, playouts);
    this.winners = outcomes.flatMap(({ win }, seat) => (win > 0 ? [seat as Seat] : []));
  }

  ofSeats(from: number, to: number): Change[] {
    const after = this.wins(to);
    return this.wins(from).map((wins, seat) => changeOf(wins, after[seat]));
  }

  ofWinners(from: number, to: number): Change {
    return changeOf(this.winnersWins(from), this.winnersWins(to));
  }

  /** Plays the position before a turn out, from 1; one beyond the last is the end. */
  at(turn: number): void {
    this.wins(turn);
  }

  /** Chances by seat and playout from before a turn; beyond the last turn, those of the game itself. */
  private wins(turn: number): number[][] {
    const { timeline, playouts, known } = this;
    const wins =
      known.get(turn) ??
      (turn > this.turns
        ? timeline.outcomes.map(({ win }) => Array.from({ length: playouts }, () => win))
        : this.player.from(timeline.snapshot(turn)));
    known.set(turn, wins);
    return wins;
  }

  /** The chances at every position that was played out so far, in the order of play. */
  positions(): PlayedPosition[] {
    return [...this.known]
      .sort(([a], [b]) => a - b)
      .map(([turn, wins]) => ({
        turn,
        seats: wins.map((own) => {
          const { value, interval } = estimateWithin(own, SHARE);
          // What happened is certain.
          return { chance: value, interval: turn > this.turns ? null : bounds(interval) };
        }),
      }));
  }

  private winnersWins(turn: number): number[] {
    const wins = this.wins(turn);
    return Array.from({ length: this.playouts }, (_, playout) =>
      this.winners.reduce((sum, seat) => sum + wins[seat][playout], 0),
    );
  }
}
