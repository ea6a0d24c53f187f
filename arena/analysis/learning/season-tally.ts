import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import { tableOfUnit } from "../../tournament/plan/unit-table.ts";
import { GAME_WORD, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { MadeChoice } from "./choices.ts";

/** Stretches that a season is shown in, where it has as many games. */
const STRETCHES = 12;

/** Games of a stretch, and what a learner won of them and chose in them. */
export interface Stretch {
  /** Seats that it held. */
  seats: number;
  wins: number;
  /** By arm. */
  readonly choices: number[];
}

/** A season of one learner at the table that it drew. */
export interface PlayedSeason {
  readonly unit: number;
  readonly table: number;
  readonly stretches: readonly Stretch[];
  /** Its memory at the end, as JSON text. */
  readonly memory: string;
}

/** Choices and wins of one learner in each season, stretch by stretch. */
export class SeasonTally {
  readonly stretches: number;
  private readonly plan: TournamentPlan;
  private readonly schedule: Schedule;
  private readonly width: number;
  /** The player index of each seat, by seating. */
  private readonly seated: readonly (readonly number[])[];
  /** Index of the player among the ids of the schedule. */
  private readonly player: number;
  private all: PlayedSeason[] = [];

  constructor(plan: TournamentPlan, player: string) {
    this.plan = plan;
    this.schedule = scheduleOf(plan);
    const { seatings, entries } = this.schedule;
    this.seated = seatings.map((seating) => seating.map((entry) => entries[entry]));
    this.width = rowLayout(plan.seats, this.schedule.learners.length).width;
    this.player = this.schedule.ids.indexOf(player);
    this.stretches = Math.min(STRETCHES, plan.games);
  }

  /** The seasons in which it sat, in order. */
  get seasons(): readonly PlayedSeason[] {
    return this.all;
  }

  /** Games `from` … `to` − 1 of a stretch. */
  boundsOf(stretch: number): { readonly from: number; readonly to: number } {
    const { games } = this.plan;
    const at = (which: number): number => Math.ceil((which * games) / this.stretches);
    return { from: at(stretch), to: at(stretch + 1) };
  }

  /** Takes in a season with the choices that the player made in it. */
  add({ unit, games, learners }: UnitResult, choices: readonly MadeChoice[]): void {
    const stretches = Array.from(
      { length: this.stretches },
      (): Stretch => ({ seats: 0, wins: 0, choices: [] }),
    );
    const stretchOf = (game: number): Stretch =>
      stretches[Math.floor((game * this.stretches) / this.plan.games)];
    for (let game = 0; game * this.width < games.length; game++) {
      this.addGame(
        stretchOf(game),
        games[game * this.width + GAME_WORD.seating],
        games[game * this.width + GAME_WORD.winners],
      );
    }
    if (stretches.every(({ seats }) => seats === 0)) return;
    for (const { game, arm } of choices) {
      const { choices: counts } = stretchOf(game);
      counts[arm] = (counts[arm] ?? 0) + 1;
    }
    const { learners: entries, entries: ids } = this.schedule;
    const own = learners.find(({ learner }) => ids[entries[learner]] === this.player);
    const table = tableOfUnit(this.plan, unit);
    this.all.push({ unit, table, stretches, memory: own?.memory ?? "null" });
  }

  /** A tally of its own of the same seasons. */
  copy(): SeasonTally {
    const other = new SeasonTally(this.plan, this.schedule.ids[this.player]);
    other.all = this.all.slice();
    return other;
  }

  private addGame(stretch: Stretch, seating: number, winners: number): void {
    const seats = this.seated[seating];
    let tied = 0;
    for (let seat = 0; seat < seats.length; seat++) tied += (winners >> seat) & 1;
    for (let seat = 0; seat < seats.length; seat++) {
      if (seats[seat] !== this.player) continue;
      stretch.seats++;
      if ((winners >> seat) & 1) stretch.wins += 1 / tied;
    }
  }
}
