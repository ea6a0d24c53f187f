import type { Finish, Histogram } from "../statistics/index.ts";
import { GAME_WORD, type RecordLayout, recordLayout, SEAT_FIELDS } from "../tournament/game-record.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import { type Schedule, scheduleOf } from "../tournament/schedule.ts";
import type { UnitResult } from "../tournament/unit-result.ts";
import { UnitSums } from "./unit-sums.ts";

/** Measures of a player that are kept for each unit. */
export const MEASURES = ["winShare", "survival", "placement", "netWorth", "worthShare"] as const;
export type Measure = (typeof MEASURES)[number];

/** The sums of a tournament, taken in one pass over its records in order of their units. */
export class Tally {
  readonly plan: TournamentPlan;
  readonly schedule: Schedule;
  private readonly layout: RecordLayout;
  /** By measure and player: one mean a unit. */
  readonly measures: Readonly<Record<Measure, readonly number[][]>>;
  /** Win share of each seat, one a unit. */
  readonly seats: readonly number[][];
  /** By player × rival: the share of games in which it finished ahead, one a unit; empty where they never met. */
  readonly ahead: readonly number[][];
  /** Seat-games and wins of each player. */
  readonly games: Float64Array;
  readonly wins: Float64Array;
  readonly endings = { lastSurvivor: 0, cap: 0, forfeit: 0 };
  readonly sums = { games: 0, trades: 0, auctions: 0, houses: 0, hotels: 0, shortages: 0 };
  private readonly roundCounts = new Map<number, number>();
  /** Finishing orders by unit, and within a unit by their text. */
  readonly finishes: Finish[] = [];
  units = 0;

  constructor(plan: TournamentPlan) {
    this.plan = plan;
    this.schedule = scheduleOf(plan);
    this.layout = recordLayout(plan.seats, this.schedule.learners.length);
    const perPlayer = (): number[][] => this.schedule.ids.map(() => []);
    this.measures = {
      winShare: perPlayer(),
      survival: perPlayer(),
      placement: perPlayer(),
      netWorth: perPlayer(),
      worthShare: perPlayer(),
    };
    this.seats = Array.from({ length: plan.seats }, () => []);
    this.ahead = this.schedule.ids.flatMap(perPlayer);
    this.games = new Float64Array(this.schedule.ids.length);
    this.wins = new Float64Array(this.schedule.ids.length);
  }

  get rounds(): Histogram {
    return this.roundCounts;
  }

  /** Win share of a player, by its index among the ids, in the unit that was taken in last. */
  lastShare(player: number): number {
    return this.measures.winShare[player]?.at(-1) ?? Number.NaN;
  }

  /** Takes in the next unit. */
  add({ unit, games }: Pick<UnitResult, "unit" | "games">): void {
    const { layout, schedule, plan } = this;
    const count = games.length / layout.width;
    const sums = new UnitSums(schedule.ids.length, plan.seats);
    const orders = new Map<string, Finish & { games: number }>();
    for (let game = 0; game < count; game++) {
      const row = games.subarray(game * layout.width, (game + 1) * layout.width);
      const players = this.playersOf(row);
      this.addGame(row);
      sums.add(row, layout, players);
      const places = players.map((_, seat) => row[layout.seatStart + seat * SEAT_FIELDS.length] as number);
      const key = `${players.join()} ${places.join()}`;
      const known = orders.get(key);
      if (known === undefined) orders.set(key, { unit, entrants: players, places, games: 1 });
      else known.games++;
    }
    this.finishes.push(...orders.values());
    this.close(sums, count);
  }

  /** The player index of each seat. */
  private playersOf(row: Int32Array): number[] {
    const { seatings, entries } = this.schedule;
    return (seatings[row[GAME_WORD.seating] as number] ?? []).map((entry) => entries[entry] as number);
  }

  private addGame(row: Int32Array): void {
    const { endings, sums, roundCounts } = this;
    if (row[GAME_WORD.forfeits] !== 0) endings.forfeit++;
    else if (row[GAME_WORD.ending] === 1) endings.lastSurvivor++;
    else endings.cap++;
    const rounds = row[GAME_WORD.rounds] as number;
    roundCounts.set(rounds, (roundCounts.get(rounds) ?? 0) + 1);
    sums.games++;
    sums.trades += row[GAME_WORD.trades] as number;
    sums.auctions += row[GAME_WORD.auctions] as number;
    sums.houses += row[GAME_WORD.houses] as number;
    sums.hotels += row[GAME_WORD.hotels] as number;
    if ((row[GAME_WORD.shortage] as number) > 0) sums.shortages++;
  }

  /** Turns the sums of a unit into its means. */
  private close(sums: UnitSums, count: number): void {
    const { ids } = this.schedule;
    this.units++;
    ids.forEach((_, player) => {
      const games = sums.games[player] as number;
      for (const measure of MEASURES) {
        (this.measures[measure][player] as number[]).push((sums[measure][player] as number) / games);
      }
      this.games[player] = (this.games[player] as number) + games;
      this.wins[player] = (this.wins[player] as number) + (sums.winShare[player] as number);
      ids.forEach((_, rival) => {
        const [ahead, met] = sums.meeting(player, rival);
        if (met > 0) (this.ahead[player * ids.length + rival] as number[]).push(ahead / met);
      });
    });
    for (let seat = 0; seat < this.plan.seats; seat++) {
      (this.seats[seat] as number[]).push((sums.seatWins[seat] as number) / count);
    }
  }
}
