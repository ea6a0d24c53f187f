import type { Decision } from "../../replay/record/decision.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import { Replay } from "../../replay/record/replay.ts";
import type { Setting } from "../../replay/record/setting.ts";

/** A seat's highest bid in an auction. */
export interface AuctionBid {
  /** The most that it bid, in dollars; 0 where it did not bid. */
  readonly most: number;
  /** True for a ceiling in dollars that would have come to the same: the deed won, or left to whoever won it. */
  readonly agrees: (ceiling: unknown) => boolean;
}

/** The auctions of a recorded game, known to their ends: a bid tells how far its seat would go only then. */
export class Auctions {
  /** By turn, from 0: the decisions made in it. */
  private readonly turns: Decision[][] = [[]];

  constructor(record: GameRecord, setting: Setting) {
    const replay: Replay = new Replay(record, setting, (decision) => this.turns[replay.turns].push(decision));
    while (replay.next()) this.turns.push([]);
  }

  /** The auction in which decision `place` of player-turn `turn`, from 1, was a bid. */
  bidOf(turn: number, place: number): AuctionBid {
    const decisions = this.turns[turn - 1];
    const { seat, square } = decisions[place];
    let most = 0;
    let others = 0;
    for (const { question, seat: bidder, square: deed, answer } of decisions) {
      if (question !== "bid" || deed !== square || typeof answer !== "number") continue;
      if (bidder === seat) most = Math.max(most, answer);
      else others = Math.max(others, answer);
    }
    return {
      most,
      agrees: (ceiling) =>
        most > others ? (ceiling as number) >= most : (ceiling as number) <= Math.max(others, most),
    };
  }
}
