import type { Finish } from "../../statistics/index.ts";
import type { Schedule } from "../../tournament/plan/schedule.ts";
import { type RowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";

/** More groups than this the rating's bootstrap does not use: neighbouring units are counted together. */
const GROUPS = 1000;

/** Places of a seat, doubled: 2 … 16. */
const PLACES = 17;

/** Players of a table, whatever the seats: player indices in order, and the seat of each. */
interface Table {
  readonly number: number;
  readonly players: readonly number[];
  readonly seats: readonly number[];
}

/** Counts finishing orders as numbers, since a run has millions of games and a few dozen orders. */
export class OrderTally {
  /** By seating. */
  private readonly tables: readonly Table[];
  private readonly byNumber: readonly Table[];
  private readonly unitsPerGroup: number;
  private readonly groups = new Map<number, Map<number, number>>();

  constructor({ seatings, entries }: Schedule, units: number) {
    const numbers = new Map<string, number>();
    this.tables = seatings.map((seating) => {
      const seats = seating.map((_, seat) => seat);
      const playerAt = (seat: number): number => entries[seating[seat]];
      seats.sort((a, b) => playerAt(a) - playerAt(b) || a - b);
      const players = seats.map(playerAt);
      const number = numbers.get(players.join()) ?? numbers.size;
      numbers.set(players.join(), number);
      return { number, players, seats };
    });
    this.byNumber = [...numbers.values()].map(
      (number) => this.tables.find((table) => table.number === number)!,
    );
    this.unitsPerGroup = Math.ceil(units / GROUPS);
  }

  /** Counts the game whose record begins at word `at`. */
  add(unit: number, games: Int32Array, at: number, seating: number, layout: RowLayout): void {
    const { number, seats } = this.tables[seating];
    let code = number;
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i];
      code = code * PLACES + games[at + layout.seatStart + seat * SEAT_FIELDS.length];
    }
    const group = Math.floor(unit / this.unitsPerGroup);
    let codes = this.groups.get(group);
    if (codes === undefined) {
      codes = new Map();
      this.groups.set(group, codes);
    }
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }

  /** Takes over what `other`, of the same schedule, has counted. */
  take(other: OrderTally): void {
    for (const [group, codes] of other.groups) this.groups.set(group, new Map(codes));
  }

  /** Every order of every group of units, as the ratings take it. */
  finishes(): Finish[] {
    return [...this.groups].flatMap(([unit, codes]) =>
      [...codes].map(([code, games]) => ({ unit, games, ...this.decode(code) })),
    );
  }

  private decode(code: number): Pick<Finish, "entrants" | "places"> {
    const places: number[] = [];
    let rest = code;
    const seats = this.tables[0]?.seats.length ?? 0;
    for (let i = 0; i < seats; i++) {
      places.unshift(rest % PLACES);
      rest = Math.floor(rest / PLACES);
    }
    return { entrants: this.byNumber[rest].players, places };
  }
}
