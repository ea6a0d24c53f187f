import { z } from "zod";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import type { ArmState } from "../../players/strategy-learner.ts";
import type { TournamentPlan } from "../plan/plan.ts";
import { type Schedule, scheduleOf } from "../plan/schedule.ts";
import { seatingsOfUnit } from "../plan/unit-table.ts";
import { gameRowFault, type RowBounds } from "../unit/check-game-rows.ts";
import { rowLayout } from "../unit/game-row.ts";
import type { FaultCount, UnitResult } from "../unit/unit-result.ts";
import { totalsLayout } from "../unit/unit-totals.ts";
import type { Connection } from "./connection.ts";
import { packGames, packTotals, unpackGames, unpackTotals } from "./packing.ts";

/** A run as its units are read and written by: its number, and the plan that says how their rows are laid out. */
export interface PlannedRun {
  readonly run: number;
  readonly plan: TournamentPlan;
}

const count = z.int().min(0);
const text = z.string();
/** Name of a question, a hook or a reason: an older engine may have had others than this one. */
const word = z.string().regex(/^[A-Za-z-]{1,60}$/);
const unitRow = z.tuple([count, z.instanceof(Uint8Array), z.instanceof(Uint8Array)]);
/** Unit, learner, memory. */
const learnerRow = z.tuple([count, count, text]);
/** Unit, learner, name, value, visits, absorbed. */
const armRow = z.tuple([count, count, text, z.number(), count, z.union([z.literal(0), z.literal(1)])]);
/** Unit, player, ask, reason, count, game, seat, message. */
const faultRow = z.tuple([count, text, word, word, z.int().min(1), z.int(), z.int().min(0).max(7), text]);

type ArmRow = z.output<typeof armRow>;
type FaultRow = z.output<typeof faultRow>;

/**
 * The finished units of a run from number `from` on, in order of their numbers, read as they are asked for. Throws a
 * `DataFault` on what no unit of that plan can have come to.
 */
export function* readUnits(
  connection: Connection,
  { run, plan }: PlannedRun,
  from: number,
): IterableIterator<UnitResult> {
  const learners = byUnit(
    connection,
    "SELECT unit, learner, memory FROM learners WHERE run = ? AND unit >= ? ORDER BY unit, learner",
    [run, from],
    learnerRow,
  );
  const arms = byUnit(
    connection,
    "SELECT unit, learner, name, value, visits, absorbed FROM arms WHERE run = ? AND unit >= ? ORDER BY unit, learner, arm",
    [run, from],
    armRow,
  );
  const faults = byUnit(
    connection,
    "SELECT unit, player, ask, reason, count, game, seat, message FROM faults WHERE run = ? AND unit >= ? ORDER BY unit, game",
    [run, from],
    faultRow,
  );
  const schedule = scheduleOf(plan);
  const layout = rowLayout(plan.seats, schedule.learners.length);
  const { length } = totalsLayout(plan.boardData.squares.length, schedule.ids.length);
  const rows = connection.iterate(
    "SELECT unit, games, totals FROM units WHERE run = ? AND unit >= ? ORDER BY unit",
    run,
    from,
  );
  for (const row of rows) {
    const [unit, games, totals] = readData(unitRow, row);
    if (unit >= plan.units) throw new DataFault(["units", unit], `the run has ${plan.units} units`);
    const ofUnit = arms(unit);
    const states = learners(unit).map(([, learner, memory]) => ({
      learner,
      arms: armsOf(ofUnit, learner),
      memory,
    }));
    const result: UnitResult = {
      unit,
      games: unpackGames(games),
      totals: unpackTotals(totals, length),
      learners: states,
      faults: faults(unit).map(readFault),
    };
    refuseImpossible(result, {
      schedule,
      seatings: seatingsOfUnit(plan, schedule, unit),
      layout,
      games: plan.games,
      arms: states.map((each) => each.arms.length),
    });
    yield result;
  }
}

/** Throws a `DataFault` on numbers that no unit of the plan can have come to. */
function refuseImpossible(
  { unit, games, totals, learners }: UnitResult,
  bounds: RowBounds & { readonly schedule: Schedule },
): void {
  const { schedule } = bounds;
  if (
    learners.some(({ learner }, place) => learner !== place) ||
    learners.length !== schedule.learners.length
  ) {
    throw new DataFault(["units", unit, "learners"], `expected one for each of ${schedule.learners.length}`);
  }
  const fault = gameRowFault(games, bounds);
  if (fault !== null) throw new DataFault(["units", unit, "games"], `no game comes to ${fault}`);
  if (!totals.every((sum) => Number.isSafeInteger(sum))) {
    throw new DataFault(["units", unit, "totals"], "expected whole numbers");
  }
}

/** Writes a unit with its learners, arms and faults; one that is there already stays as it is. */
export function insertUnit(connection: Connection, { run, plan }: PlannedRun, result: UnitResult): void {
  const { unit, games, totals, learners, faults } = result;
  const { changes } = connection.run(
    "INSERT OR IGNORE INTO units (run, unit, games, totals) VALUES (?, ?, ?, ?)",
    run,
    unit,
    packGames(games),
    packTotals(totals),
  );
  if (changes === 0) return;
  const schedule = scheduleOf(plan);
  for (const { learner, arms, memory } of learners) {
    const player = schedule.ids[schedule.entries[schedule.learners[learner]]];
    connection.run("INSERT INTO learners VALUES (?, ?, ?, ?, ?)", run, unit, learner, player, memory);
    for (const [number, { arm, value, visits, absorbed }] of arms.entries()) {
      const closed = absorbed ? 1 : 0;
      connection.run(
        "INSERT INTO arms VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        run,
        unit,
        learner,
        number,
        arm,
        value,
        visits,
        closed,
      );
    }
  }
  for (const { player, ask, reason, count, game, seat, message } of faults) {
    connection.run(
      "INSERT INTO faults VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      run,
      unit,
      player,
      ask,
      reason,
      count,
      game,
      seat,
      message,
    );
  }
}

/**
 * Answers the rows of each unit in turn, for units that are asked for in order. They are read at the first question: by
 * then the units are being read, and SQLite shows both as they were at that moment, whatever a run finishes meanwhile.
 */
function byUnit<Row extends readonly [unit: number, ...unknown[]]>(
  connection: Connection,
  query: string,
  which: readonly [run: number, from: number],
  schema: z.ZodType<Row>,
): (unit: number) => readonly Row[] {
  let rows: readonly Row[] | null = null;
  let next = 0;
  return (unit) => {
    rows ??= connection.rows(query, ...which).map((row) => readData(schema, row));
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
  return {
    player,
    ask: ask as FaultCount["ask"],
    reason: reason as FaultCount["reason"],
    count,
    game,
    seat,
    message,
  };
}
