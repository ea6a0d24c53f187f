import { ENDING } from "../../src/turn-state.ts";
import { type Histogram, percentile } from "../statistics/index.ts";
import { GAME_WORD, recordLayout, SEAT_FIELDS } from "../tournament/game-record.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import { scheduleOf } from "../tournament/schedule.ts";
import type { UnitResult } from "../tournament/unit-result.ts";

/** How a player's games ended in dollars: five percentiles over its seat-games. */
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

/** Net worth at the end of games, and how long they lasted. */
export function buildMoney(plan: TournamentPlan, units: Iterable<UnitResult>): MoneyAnalysis {
  const { ids, entries, seatings, learners } = scheduleOf(plan);
  const layout = recordLayout(plan.seats, learners.length);
  const worths = ids.map(() => new Map<number, number>());
  const lengths = new Map<number, number>();
  let capped = 0;
  let games = 0;
  for (const unit of units) {
    for (let row = 0; row < unit.games.length; row += layout.width) {
      games++;
      const seating = seatings[unit.games[row + GAME_WORD.seating] as number] ?? [];
      seating.forEach((entry, seat) => {
        const word = row + layout.seatStart + seat * SEAT_FIELDS.length + SEAT_FIELDS.indexOf("netWorth");
        const worth = Math.round((unit.games[word] as number) / STEP) * STEP;
        count(worths[entries[entry] as number] as Map<number, number>, worth);
      });
      if (unit.games[row + GAME_WORD.ending] === ENDING.cap) capped++;
      else count(lengths, unit.games[row + GAME_WORD.rounds] as number);
    }
  }
  return {
    games,
    worth: ids.map((player, index) => boxOf(player, worths[index] as Map<number, number>)),
    lengths: binned(lengths),
    capped,
    cap: plan.ruleSet.roundCap,
  };
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
