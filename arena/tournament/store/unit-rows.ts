import type { ArmState } from "../../players/strategy-learner.ts";
import type { TournamentPlan } from "../plan/plan.ts";
import { scheduleOf } from "../plan/schedule.ts";
import type { FaultCount, UnitResult } from "../unit/unit-result.ts";
import { totalsLayout } from "../unit/unit-totals.ts";
import type { Connection } from "./open-database.ts";
import { packGames, packTotals, unpackGames, unpackTotals } from "./packing.ts";

/** A run as its units are read and written by: its number, and the plan that says how their rows are laid out. */
export interface PlannedRun {
  readonly run: number;
  readonly plan: TournamentPlan;
}

type UnitRow = readonly [unit: number, games: Buffer, totals: Buffer];
type LearnerRow = readonly [unit: number, learner: number, memory: string];
type ArmRow = readonly [
  unit: number,
  learner: number,
  arm: string,
  value: number,
  visits: number,
  absorbed: 0 | 1,
];
type FaultRow = readonly [
  unit: number,
  player: string,
  ask: FaultCount["ask"],
  reason: FaultCount["reason"],
  count: number,
  game: number,
  seat: number,
  message: string,
];

/** The finished units of a run from number `from` on, in order of their numbers, read as they are asked for. */
export function* readUnits(
  connection: Connection,
  { run, plan }: PlannedRun,
  from: number,
): IterableIterator<UnitResult> {
  const learners = byUnit<LearnerRow>(
    connection,
    "SELECT unit, learner, memory FROM learners WHERE run = ? AND unit >= ? ORDER BY unit, learner",
    [run, from],
  );
  const arms = byUnit<ArmRow>(
    connection,
    "SELECT unit, learner, name, value, visits, absorbed FROM arms WHERE run = ? AND unit >= ? ORDER BY unit, learner, arm",
    [run, from],
  );
  const faults = byUnit<FaultRow>(
    connection,
    "SELECT unit, player, ask, reason, count, game, seat, message FROM faults WHERE run = ? AND unit >= ? ORDER BY unit, game",
    [run, from],
  );
  const length = totalsLayout(plan.boardData.squares.length, scheduleOf(plan).ids.length).length;
  const rows = connection
    .prepare<[number, number], UnitRow>(
      "SELECT unit, games, totals FROM units WHERE run = ? AND unit >= ? ORDER BY unit",
    )
    .raw()
    .iterate(run, from);
  for (const [unit, games, totals] of rows) {
    const ofUnit = arms(unit);
    yield {
      unit,
      games: unpackGames(games),
      totals: unpackTotals(totals, length),
      learners: learners(unit).map(([, learner, memory]) => ({
        learner,
        arms: armsOf(ofUnit, learner),
        memory,
      })),
      faults: faults(unit).map(readFault),
    };
  }
}

/** Writes a unit with its learners, arms and faults; one that is there already stays as it is. */
export function insertUnit(connection: Connection, { run, plan }: PlannedRun, result: UnitResult): void {
  const { unit, games, totals, learners, faults } = result;
  const { changes } = connection
    .prepare("INSERT OR IGNORE INTO units (run, unit, games, totals) VALUES (?, ?, ?, ?)")
    .run(run, unit, packGames(games), packTotals(totals));
  if (changes === 0) return;
  const schedule = scheduleOf(plan);
  const insertLearner = connection.prepare("INSERT INTO learners VALUES (?, ?, ?, ?, ?)");
  const insertArm = connection.prepare("INSERT INTO arms VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { learner, arms, memory } of learners) {
    const player = schedule.ids[schedule.entries[schedule.learners[learner]]];
    insertLearner.run(run, unit, learner, player, memory);
    for (const [number, { arm, value, visits, absorbed }] of arms.entries()) {
      insertArm.run(run, unit, learner, number, arm, value, visits, absorbed ? 1 : 0);
    }
  }
  const insertFault = connection.prepare("INSERT INTO faults VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { player, ask, reason, count, game, seat, message } of faults) {
    insertFault.run(run, unit, player, ask, reason, count, game, seat, message);
  }
}

/**
 * Answers the rows of each unit in turn, for units that are asked for in order. They are read at the first question: by
 * then the units are being read, and SQLite shows both as they were at that moment, whatever a run finishes meanwhile.
 */
function byUnit<Row extends readonly [unit: number, ...unknown[]]>(
  connection: Connection,
  query: string,
  which: [run: number, from: number],
): (unit: number) => readonly Row[] {
  let rows: readonly Row[] | null = null;
  let next = 0;
  return (unit) => {
    rows ??= connection
      .prepare<[number, number], Row>(query)
      .raw()
      .all(...which);
    while (next < rows.length && rows[next][0] < unit) next++;
    const start = next;
    while (next < rows.length && rows[next][0] === unit) next++;
    return rows.slice(start, next);
  };
}

function armsOf(rows: readonly ArmRow[], learner: number): ArmState[] {
  return rows
    .filter(([, owner]) => owner === learner)
    .map(([, , arm, value, visits, absorbed]) => ({ arm, value, visits, absorbed: absorbed === 1 }));
}

function readFault([, player, ask, reason, count, game, seat, message]: FaultRow): FaultCount {
  return { player, ask, reason, count, game, seat, message };
}
