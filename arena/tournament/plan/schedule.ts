import type { TournamentPlan } from "./plan.ts";
import {
  combinations,
  countCombinations,
  countSeatings,
  MAX_SEATINGS,
  MAX_TABLES,
  type Seating,
  seatingsOf,
} from "./seatings.ts";

/** The entries of a tournament, and every way in which they sit down; follows from its format. */
export interface Schedule {
  /** The distinct player ids, in order of their first place in the list. */
  readonly ids: readonly string[];
  /** Place in the list of the first player of each id. */
  readonly places: readonly number[];
  /** The id index of each entry; an entry is one player object of a unit with its own memory. */
  readonly entries: readonly number[];
  /** Entries that learn, in order. */
  readonly learners: readonly number[];
  /** For each entry, whether its player is external: a player file or a program. */
  readonly external: readonly boolean[];
  /** Every seating, by the number that game rows name it with. */
  readonly seatings: readonly Seating[];
  /** Numbers of the seatings of each table that a unit can draw, neighbours all; in most formats one list of all seatings. */
  readonly tables: readonly (readonly number[])[];
  /** Games of a unit after which all seatings of its table have come equally often, whichever table it is. */
  readonly cycle: number;
}

/** The schedule of a plan. Throws one line when the players do not fit the format or have too many seatings. */
export function scheduleOf(
  plan: Pick<TournamentPlan, "players" | "format" | "seats" | "seatPolicy">,
): Schedule {
  const { players, seats } = plan;
  const ids = [...new Set(players.map(({ id }) => id))];
  const places = ids.map((id) => players.findIndex((player) => player.id === id));
  const { entries, tables } = tablesOf(plan, ids);
  const kind = (entry: number): number => entries[entry];
  if (plan.seatPolicy === "all") {
    const count = tables.reduce((sum, table) => sum + countSeatings(table, kind), 0);
    if (count > MAX_SEATINGS) {
      throw new Error(
        `${players.length} players have ${count} seatings, at most ${MAX_SEATINGS} are played; --seats rotate has ${tables.length * seats}`,
      );
    }
  }
  const learners = entries.flatMap((id, entry) => (players[places[id]]?.learns ? [entry] : []));
  const seated = tables.map((table) => seatingsOf(table, kind, plan.seatPolicy));
  const seatings = seated.flat();
  const numbers = numbered(plan.format === "population" ? seated : [seatings]);
  const external = entries.map((id) => players[places[id]]?.digest !== null);
  return {
    ids,
    places,
    entries,
    learners,
    external,
    seatings,
    tables: numbers,
    cycle: numbers.map(({ length }) => length).reduce(leastCommonMultiple),
  };
}

/** The numbers of the seatings of each table, where they are numbered through. */
function numbered(tables: readonly (readonly Seating[])[]): number[][] {
  let next = 0;
  return tables.map((seatings) => seatings.map(() => next++));
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}

/** The id index of each entry, and the entries of each table. */
interface Tables {
  readonly entries: readonly number[];
  readonly tables: readonly (readonly number[])[];
}

function tablesOf(
  { format, players, seats }: Pick<TournamentPlan, "format" | "players" | "seats">,
  ids: readonly string[],
): Tables {
  if (!(seats >= 2 && seats <= 8)) throw new Error(`${seats} seats: expected 2 to 8`);
  const repeated = players.length > ids.length;
  switch (format) {
    case "line-up":
      if (players.length !== seats) {
        throw new Error(
          `${players.length} players for ${seats} seats: a line-up fills its table; for more players use --format round-robin`,
        );
      }
      return {
        entries: players.map(({ id }) => ids.indexOf(id)),
        tables: [players.map((_, place) => place)],
      };
    case "round-robin":
      if (repeated || players.length < seats) {
        throw new Error(`a round robin at ${seats} seats: expected at least ${seats} different players`);
      }
      if (countCombinations(players.length, seats) > MAX_TABLES) {
        throw new Error(
          `a round robin of ${players.length} players at ${seats} seats: expected at most ${MAX_TABLES} tables`,
        );
      }
      return { entries: ids.map((_, id) => id), tables: combinations(ids.length, seats) };
    case "population": {
      const others = players.length - 1;
      if (others < 1 || others % (seats - 1) !== 0) {
        throw new Error(
          `a population: expected one player and then ${seats - 1} for each table, found ${others}`,
        );
      }
      return {
        entries: players.map(({ id }) => ids.indexOf(id)),
        tables: Array.from({ length: others / (seats - 1) }, (_, table) => [
          0,
          ...Array.from({ length: seats - 1 }, (_, place) => 1 + table * (seats - 1) + place),
        ]),
      };
    }
    case "one-against-three": {
      if (repeated || players.length < 2) {
        throw new Error("one against three: expected the one and then at least one other, all different");
      }
      const rivals = ids.slice(1).map((_, i) => i + 1);
      return {
        entries: [0, ...rivals.flatMap((id) => new Array<number>(seats - 1).fill(id))],
        tables: rivals.map((_, i) => [
          0,
          ...Array.from({ length: seats - 1 }, (_, copy) => 1 + i * (seats - 1) + copy),
        ]),
      };
    }
  }
}
