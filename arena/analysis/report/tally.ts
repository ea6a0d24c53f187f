import { ENDING } from "../../../src/world/turn-state.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import { tableOfUnit } from "../../tournament/plan/unit-table.ts";
import { GAME_WORD, type RowLayout, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { OrderTally } from "./order-tally.ts";
import { UnitSums } from "./unit-sums.ts";

/** Measures of a player that are kept for each unit. */
export const MEASURES = ["winShare", "survival", "placement", "netWorth", "worthShare"] as const;
export type Measure = (typeof MEASURES)[number];

/** The sums of a tournament, taken in one pass over its records in order of their units. */
export class Tally {
  readonly plan: TournamentPlan;
  readonly schedule: Schedule;
  private readonly layout: RowLayout;
  /** By measure and player: one mean for each unit that it played in. */
  readonly measures: Readonly<Record<Measure, readonly number[][]>>;
  /** Win share of each seat, one a unit. */
  readonly seats: readonly number[][];
  /** By player × rival: the share of games in which it finished ahead, one a unit; empty where they never met. */
  readonly ahead: readonly number[][];
  /** By player × rival: meetings of their seats, over all units. */
  readonly meetings: Float64Array;
  /** Seat-games and wins of each player. */
  readonly games: Float64Array;
  readonly wins: Float64Array;
  readonly endings = { lastSurvivor: 0, cap: 0, forfeit: 0 };
  readonly sums = { games: 0, trades: 0, auctions: 0, houses: 0, hotels: 0, shortages: 0 };
  /** Games by how many rounds they lasted. */
  readonly rounds = new Map<number, number>();
  /** The player index of each seat, by seating. */
  private readonly seated: readonly (readonly number[])[];
  /** The table that each unit was played at, in order; in formats without a population always 0. */
  readonly tables: number[] = [];
  /** Finishing orders by unit, or by runs of neighbouring units where there are many. */
  readonly orders: OrderTally;
  units = 0;

  constructor(plan: TournamentPlan) {
    this.plan = plan;
    this.schedule = scheduleOf(plan);
    const { seatings, entries } = this.schedule;
    this.seated = seatings.map((seating) => seating.map((entry) => entries[entry]));
    this.orders = new OrderTally(this.schedule, plan.units);
    this.layout = rowLayout(plan.seats, this.schedule.learners.length);
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
    this.meetings = new Float64Array(this.ahead.length);
    this.games = new Float64Array(this.schedule.ids.length);
    this.wins = new Float64Array(this.schedule.ids.length);
  }

  /** Win share of a player, by its index among the ids, in the unit that was taken in last. Throws before the first. */
  lastShare(player: number): number {
    const share = this.measures.winShare[player]?.at(-1);
    if (share === undefined) throw new Error("the share of the last unit: none was taken in");
    return share;
  }

  /** Takes in the next unit. */
  add({ unit, games }: Pick<UnitResult, "unit" | "games">): void {
    const { layout, schedule, plan } = this;
    const sums = new UnitSums(schedule.ids.length, plan.seats);
    for (let at = 0; at < games.length; at += layout.width) {
      const seating = games[at + GAME_WORD.seating];
      this.addGame(games, at);
      sums.add(games, at, layout, this.seated[seating]);
      this.orders.add(unit, games, at, seating, layout);
    }
    this.close(sums, games.length / layout.width);
    this.tables.push(tableOfUnit(plan, unit));
  }

  /** Makes this tally of the same plan, which has seen nothing yet, one that has taken in what `other` has. */
  take(other: Tally): void {
    const { measures, seats, tables, ahead, meetings, games, wins, endings, sums, rounds, units } = other;
    Object.assign(this, {
      measures: Object.fromEntries(MEASURES.map((measure) => [measure, copies(measures[measure])])),
      seats: copies(seats),
      tables: tables.slice(),
      ahead: copies(ahead),
      meetings: meetings.slice(),
      games: games.slice(),
      wins: wins.slice(),
      endings: { ...endings },
      sums: { ...sums },
      rounds: new Map(rounds),
      units,
    });
    this.orders.take(other.orders);
  }

  private addGame(games: Int32Array, at: number): void {
    const { endings, sums } = this;
    if (games[at + GAME_WORD.forfeits] !== 0) endings.forfeit++;
    else if (games[at + GAME_WORD.ending] === ENDING.lastSurvivor) endings.lastSurvivor++;
    else endings.cap++;
    const rounds = games[at + GAME_WORD.rounds];
    this.rounds.set(rounds, (this.rounds.get(rounds) ?? 0) + 1);
    sums.games++;
    sums.trades += games[at + GAME_WORD.trades];
    sums.auctions += games[at + GAME_WORD.auctions];
    sums.houses += games[at + GAME_WORD.houses];
    sums.hotels += games[at + GAME_WORD.hotels];
    if (games[at + GAME_WORD.shortage] > 0) sums.shortages++;
  }

  /** Turns the sums of a unit into its means. */
  private close(sums: UnitSums, count: number): void {
    const { ids } = this.schedule;
    this.units++;
    ids.forEach((_, player) => {
      const games = sums.games[player];
      // At a table of a population sit but some.
      if (games === 0) return;
      for (const measure of MEASURES) {
        this.measures[measure][player].push(sums[measure][player] / games);
      }
      this.games[player] += games;
      this.wins[player] += sums.winShare[player];
      ids.forEach((_, rival) => {
        const [ahead, met] = sums.meeting(player, rival);
        if (met > 0) this.ahead[player * ids.length + rival].push(ahead / met);
        this.meetings[player * ids.length + rival] += met;
      });
    });
    for (let seat = 0; seat < this.plan.seats; seat++) {
      this.seats[seat].push(sums.seatWins[seat] / count);
    }
  }
}

/** Slices: a structured clone of as many numbers takes twenty times as long. */
const copies = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());
