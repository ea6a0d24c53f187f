import { bounds, learningCurve } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { CurveRow } from "./report.ts";

/** Stretches that a season is shown in, where it has as many rounds of seatings. */
const BINS = 10;

/** Win shares of learners in each stretch of a season: whole rounds of seatings, so that seat and time stay apart. */
export class CurveTally {
  private readonly schedule: Schedule;
  private readonly width: number;
  private readonly bins: number;
  /** By learning player and season: the wins of each round of seatings per seat held. */
  private readonly seasons: ReadonlyMap<number, number[][]>;

  constructor(plan: TournamentPlan) {
    this.schedule = scheduleOf(plan);
    this.width = rowLayout(plan.seats, this.schedule.learners.length).width;
    this.bins = Math.min(BINS, plan.games / this.schedule.seatings.length);
    const players = this.schedule.learners.map((entry) => this.schedule.entries[entry]);
    this.seasons = new Map(players.map((player) => [player, []]));
  }

  add({ games }: Pick<UnitResult, "games">): void {
    const { seatings, entries } = this.schedule;
    const rounds = games.length / this.width / seatings.length;
    for (const [player, seasons] of this.seasons) {
      const season: number[] = [];
      for (let round = 0; round < rounds; round++) {
        let wins = 0;
        let seats = 0;
        for (let game = round * seatings.length; game < (round + 1) * seatings.length; game++) {
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
    const { ids, seatings } = this.schedule;
    return [...this.seasons].flatMap(([player, seasons]) =>
      seasons.length === 0
        ? []
        : learningCurve(seasons, this.bins).map(({ from, to, value, interval }) => ({
            player: ids[player],
            from: from * seatings.length,
            to: to * seatings.length,
            winShare: value,
            interval: bounds(interval),
          })),
    );
  }
}
