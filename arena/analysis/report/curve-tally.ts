import { bounds, learningCurve } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { CurveRow } from "./report.ts";

/** Stretches that a season is shown in, where it has as many rounds of seatings. */
const BINS = 10;

/** Win shares of learners in each stretch of a season: whole cycles of seatings, so that seat and time stay apart. */
export class CurveTally {
  private readonly schedule: Schedule;
  private readonly width: number;
  private readonly bins: number;
  /** By learning player and season: the wins of each cycle of seatings per seat held. */
  private readonly seasons: ReadonlyMap<number, number[][]>;

  constructor(plan: TournamentPlan) {
    this.schedule = scheduleOf(plan);
    this.width = rowLayout(plan.seats, this.schedule.learners.length).width;
    this.bins = Math.min(BINS, plan.games / this.schedule.cycle);
    const learning = this.schedule.learners.map((entry) => this.schedule.entries[entry]);
    // The one player of a run over a population sits in every season.
    const players = plan.population === undefined ? learning : learning.filter((player) => player === 0);
    this.seasons = new Map(players.map((player) => [player, []]));
  }

  add({ games }: Pick<UnitResult, "games">): void {
    const { seatings, entries, cycle } = this.schedule;
    const rounds = games.length / this.width / cycle;
    for (const [player, seasons] of this.seasons) {
      const season: number[] = [];
      for (let round = 0; round < rounds; round++) {
        let wins = 0;
        let seats = 0;
        for (let game = round * cycle; game < (round + 1) * cycle; game++) {
          const seating = seatings[games[game * this.width + GAME_WORD.seating]] ?? [];
          const winners = games[game * this.width + GAME_WORD.winners];
          const tied = seating.filter((_, seat) => (winners >> seat) & 1).length;
          seating.forEach((entry, seat) => {
            if (entries[entry] !== player) return;
            seats++;
            if ((winners >> seat) & 1) wins += 1 / tied;
          });
        }
        season.push(wins / seats);
      }
      seasons.push(season);
    }
  }

  /** Takes over the seasons of `other`, of the same plan. */
  take(other: CurveTally): void {
    for (const [player, seasons] of other.seasons) this.seasons.get(player)?.push(...seasons);
  }

  rows(): CurveRow[] {
    const { ids, cycle } = this.schedule;
    return [...this.seasons].flatMap(([player, seasons]) =>
      seasons.length === 0
        ? []
        : learningCurve(seasons, this.bins).map(({ from, to, value, interval }) => ({
            player: ids[player],
            from: from * cycle,
            to: to * cycle,
            winShare: value,
            interval: bounds(interval),
          })),
    );
  }
}
