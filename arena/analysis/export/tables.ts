import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import {
  BILLION,
  GAME_WORD,
  type GameField,
  LESSON_FIELDS,
  LESSONS,
  type RowLayout,
  rowLayout,
  SEAT_FIELDS,
} from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

export type Cell = number | string | boolean;

/** A column of an exported table. */
export interface ExportColumn {
  readonly name: string;
  readonly type: "INT32" | "DOUBLE" | "STRING" | "BOOLEAN";
}

/** A table that can be written in every format: its columns, and the rows that a unit has in it. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  rows(unit: UnitResult): Iterable<readonly Cell[]>;
}

export const EXPORT_TABLES = ["seats", "games", "choices", "arms", "faults"] as const;
/**
 * `seats`: a row for each seat of each game. `games`: a row a game, with its winner and the player in each seat. `choices`: a row for each choice of a learner in a game.
 * `arms`: what a learner thinks of each arm after each unit. `faults`: mistakes by kind, for each unit.
 */
export type ExportTableName = (typeof EXPORT_TABLES)[number];

/** The table of that name over run number `run` of `plan`; its first column is that number. */
export function exportTable(name: ExportTableName, plan: TournamentPlan, run: number): ExportTable {
  const table = tableOf(name, plan);
  return {
    columns: [int("run"), ...table.columns],
    *rows(unit) {
      for (const row of table.rows(unit)) yield [run, ...row];
    },
  };
}

function tableOf(name: ExportTableName, plan: TournamentPlan): ExportTable {
  const schedule = scheduleOf(plan);
  return TABLES[name](schedule, rowLayout(plan.seats, schedule.learners.length));
}

type TableMaker = (schedule: Schedule, layout: RowLayout) => ExportTable;

/** Between the players who share a win. */
const SHARED = " & ";

const ENDING_NAMES = ["", "lastSurvivor", "cap", "bankruptcies"] as const;
const WHOLE: readonly GameField[] = [
  "seating",
  "seed",
  "rounds",
  "turns",
  "trades",
  "auctions",
  "houses",
  "hotels",
  "shortage",
];
const int = (name: string): ExportColumn => ({ name, type: "INT32" });
const double = (name: string): ExportColumn => ({ name, type: "DOUBLE" });
const string = (name: string): ExportColumn => ({ name, type: "STRING" });
const boolean = (name: string): ExportColumn => ({ name, type: "BOOLEAN" });

const TABLES: Readonly<Record<ExportTableName, TableMaker>> = {
  games: (schedule, layout) => ({
    columns: [
      int("unit"),
      int("game"),
      string("ending"),
      string("winner"),
      ...Array.from({ length: layout.seats }, (_, seat) => string(`seat${seat}`)),
      ...WHOLE.map(int),
    ],
    *rows({ unit, games }) {
      for (const [game, row] of records(games, layout)) {
        const ending = ENDING_NAMES[row[GAME_WORD.ending]] as string;
        const seating = schedule.seatings[row[GAME_WORD.seating]] ?? [];
        const players = seating.map((entry) => playerOf(schedule, entry));
        const winner = players.filter((_, seat) => has(row[GAME_WORD.winners], seat)).join(SHARED);
        yield [unit, game, ending, winner, ...players, ...WHOLE.map((field) => row[GAME_WORD[field]])];
      }
    },
  }),

  seats: (schedule, layout) => ({
    columns: [
      int("unit"),
      int("game"),
      int("seat"),
      string("player"),
      double("winShare"),
      double("placement"),
      boolean("survived"),
      boolean("forfeited"),
      int("netWorth"),
    ],
    *rows({ unit, games }) {
      for (const [game, row] of records(games, layout)) {
        const winners = row[GAME_WORD.winners];
        const seating = schedule.seatings[row[GAME_WORD.seating]] ?? [];
        const tied = seating.filter((_, seat) => has(winners, seat)).length;
        for (const [seat, entry] of seating.entries()) {
          const word = layout.seatStart + seat * SEAT_FIELDS.length;
          yield [
            unit,
            game,
            seat,
            playerOf(schedule, entry),
            has(winners, seat) ? 1 / tied : 0,
            row[word] / 2,
            has(row[GAME_WORD.survivors], seat),
            has(row[GAME_WORD.forfeits], seat),
            row[word + 1],
          ];
        }
      }
    },
  }),

  choices: (schedule, layout) => ({
    columns: [
      int("unit"),
      int("game"),
      string("player"),
      int("choice"),
      string("arm"),
      double("propensity"),
      double("reward"),
    ],
    *rows({ unit, games, learners }) {
      for (const [game, row] of records(games, layout)) {
        for (const [learner, entry] of schedule.learners.entries()) {
          for (let slot = 0; slot < LESSONS; slot++) {
            const word = layout.lessonStart + (learner * LESSONS + slot) * LESSON_FIELDS.length;
            const arm = row[word];
            if (arm < 0) continue;
            const name = learners[learner]?.arms[arm]?.arm ?? String(arm);
            const [propensity, reward] = [row[word + 1], row[word + 2]];
            yield [unit, game, playerOf(schedule, entry), slot, name, propensity / BILLION, reward / BILLION];
          }
        }
      }
    },
  }),

  arms: (schedule) => ({
    columns: [
      int("unit"),
      string("player"),
      string("arm"),
      double("value"),
      int("visits"),
      boolean("absorbed"),
    ],
    *rows({ unit, learners }) {
      for (const { learner, arms } of learners) {
        const player = playerOf(schedule, schedule.learners[learner]);
        for (const { arm, value, visits, absorbed } of arms) {
          yield [unit, player, arm, value, visits, absorbed];
        }
      }
    },
  }),

  faults: () => ({
    columns: [
      int("unit"),
      string("player"),
      string("ask"),
      string("reason"),
      int("count"),
      int("game"),
      int("seat"),
      string("message"),
    ],
    *rows({ unit, faults }) {
      for (const { player, ask, reason, count, game, seat, message } of faults) {
        yield [unit, player, ask, reason, count, game, seat, message];
      }
    },
  }),
};

function* records(games: Int32Array, { width }: RowLayout): IterableIterator<[number, Int32Array]> {
  for (let game = 0; game * width < games.length; game++) {
    yield [game, games.subarray(game * width, (game + 1) * width)];
  }
}

const has = (mask: number, seat: number): boolean => ((mask >> seat) & 1) === 1;

const playerOf = ({ ids, entries }: Schedule, entry: number): string => ids[entries[entry]];
