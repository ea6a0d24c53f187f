import { ENDING } from "../../../src/world/turn-state.ts";
import { type Histogram, percentile } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, type RowLayout, rowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

/** Net worth of a player at the end of its games, in dollars: five percentiles over its seat-games. */
export interface WorthBox {
  readonly player: string;
  readonly games: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
}

/** Games of `from` … `to` rounds, both included. */
export interface LengthBin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export interface MoneyAnalysis {
  readonly games: number;
  /** Standings of the players that have played. */
  readonly worth: readonly WorthBox[];
  /** Games that came to an end of their own, by length. */
  readonly lengths: readonly LengthBin[];
  /** Games stopped at the cap, and the cap in rounds. */
  readonly capped: number;
  readonly cap: number;
}

/** Bars that lengths are shown in. */
const BINS = 30;
/** Net worths are counted in steps of this many dollars. */
const STEP = 10;

/** Net worth at the end of games and how long they lasted, counted unit by unit. */
export class MoneyTally {
  private readonly plan: TournamentPlan;
  private readonly layout: RowLayout;
  private readonly players: readonly string[];
  /** The player index of each seat, by seating. */
  private readonly seated: readonly (readonly number[])[];
  /** By player: seat-games by dollars. */
  private readonly worths: readonly Map<number, number>[];
  private readonly lengths = new Map<number, number>();
  private capped = 0;
  private games = 0;

  constructor(plan: TournamentPlan) {
    const { ids, entries, seatings, learners } = scheduleOf(plan);
    this.plan = plan;
    this.layout = rowLayout(plan.seats, learners.length);
    this.players = ids;
    this.seated = seatings.map((seating) => seating.map((entry) => entries[entry]));
    this.worths = ids.map(() => new Map());
  }

  add({ games }: Pick<UnitResult, "games">): void {
    const { layout, seated, worths } = this;
    const worth = layout.seatStart + SEAT_FIELDS.indexOf("netWorth");
    for (let row = 0; row < games.length; row += layout.width) {
      this.games++;
      const players = seated[games[row + GAME_WORD.seating]];
      for (let seat = 0; seat < players.length; seat++) {
        const dollars = games[row + worth + seat * SEAT_FIELDS.length];
        count(worths[players[seat]], Math.round(dollars / STEP) * STEP);
      }
      if (games[row + GAME_WORD.ending] === ENDING.cap) this.capped++;
      else count(this.lengths, games[row + GAME_WORD.rounds]);
    }
  }

  /** A tally of its own that has taken in the same units. */
  copy(): MoneyTally {
    const other = new MoneyTally(this.plan);
    this.worths.forEach((counts, player) => {
      for (const [dollars, games] of counts) other.worths[player]?.set(dollars, games);
    });
    for (const [rounds, games] of this.lengths) other.lengths.set(rounds, games);
    other.capped = this.capped;
    other.games = this.games;
    return other;
  }

  analysis(): MoneyAnalysis {
    const { players, worths, lengths, capped, games, plan } = this;
    return {
      games,
      worth: players.flatMap((player, index) =>
        worths[index].size === 0 ? [] : [boxOf(player, worths[index])],
      ),
      lengths: binned(lengths),
      capped,
      cap: plan.ruleSet.roundCap,
    };
  }
}

function boxOf(player: string, counts: Histogram): WorthBox {
  const at = (share: number): number => percentile(counts, share);
  const games = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { player, games, p5: at(0.05), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95) };
}

function binned(counts: Histogram): LengthBin[] {
  const longest = Math.max(0, ...counts.keys());
  const width = Math.max(1, Math.ceil(longest / BINS));
  return Array.from({ length: Math.ceil(longest / width) }, (_, bin) => {
    const from = bin * width + 1;
    const to = from + width - 1;
    let games = 0;
    for (const [rounds, each] of counts) if (rounds >= from && rounds <= to) games += each;
    return { from, to, games };
  });
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
