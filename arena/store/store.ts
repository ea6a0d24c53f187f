import type { ArmState } from "../players/strategy-learner.ts";
import { planHash, type TournamentPlan } from "../tournament/plan.ts";
import { scheduleOf } from "../tournament/schedule.ts";
import type { FaultCount, UnitResult } from "../tournament/unit-result.ts";
import { totalsLayout } from "../tournament/unit-totals.ts";
import { type Connection, openForReading, openForWriting } from "./open-database.ts";
import { packGames, packTotals, unpackGames, unpackTotals } from "./packing.ts";
import { explained, StoreError, toStoreError } from "./store-error.ts";
import { StudyStore } from "./study-store.ts";
import { lockForWriting } from "./writer-lock.ts";

/** How a run ended; null while it goes on, or when it was killed. */
export type Stop = "completed" | "interrupted" | "decided" | "fault";

/** A run as the store lists it. */
export interface RunEntry {
  readonly run: number;
  readonly plan: TournamentPlan;
  readonly planHash: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly stop: Stop | null;
  /** Units finished so far. */
  readonly units: number;
}

/** A player's rating, as reports carry it. */
export interface RatedPlayer {
  readonly player: string;
  readonly rating: number | null;
  readonly ratingInterval: readonly [low: number, high: number] | null;
}

/** A store of tournaments: one SQLite file. Every method throws a StoreError in one line when the file fails. */
export class Store {
  readonly path: string;
  private readonly connection: Connection;
  private readonly unlock: () => void;

  private constructor(path: string, connection: Connection, unlock: () => void) {
    this.path = path;
    this.connection = connection;
    this.unlock = unlock;
  }

  /** Opens for reading alone; a run may be writing meanwhile. */
  static read(path: string): Store {
    return new Store(path, openForReading(path), () => {});
  }

  /** Opens for writing, which one program may at a time; makes the store where there is none. */
  static write(path: string): Store {
    const unlock = lockForWriting(path);
    try {
      return new Store(path, openForWriting(path), unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Studies of a tuner, in the same file. */
  get studies(): StudyStore {
    return new StudyStore(this.path, this.connection);
  }

  close(): void {
    this.connection.close();
    this.unlock();
  }

  /** Enters a new run of `plan` and returns its number. */
  createRun(plan: TournamentPlan): number {
    return explained(this.path, () => {
      const insert = this.connection.prepare("INSERT INTO runs (plan_hash, plan) VALUES (?, ?)");
      return Number(insert.run(planHash(plan), JSON.stringify(plan)).lastInsertRowid);
    });
  }

  /** Every run, oldest first. */
  runs(): RunEntry[] {
    return explained(this.path, () =>
      this.connection.prepare<[], RunRow>(`${RUN_ENTRIES} ORDER BY run`).all().map(readRun),
    );
  }

  /** The run of that number. */
  run(run: number): RunEntry {
    const row = explained(this.path, () =>
      this.connection.prepare<[number], RunRow>(`${RUN_ENTRIES} WHERE run = ?`).get(run),
    );
    if (row === undefined) {
      throw new StoreError(`store ${this.path}: there is no run ${run}; arena runs lists them`);
    }
    return readRun(row);
  }

  /** The run that was begun last. */
  newestRun(): RunEntry {
    const newest = this.runs().at(-1);
    if (newest === undefined)
      throw new StoreError(`store ${this.path}: it has no runs yet; arena run plays one`);
    return newest;
  }

  /** The newest run of exactly that plan, or null. */
  runOf(plan: TournamentPlan): RunEntry | null {
    const row = explained(this.path, () =>
      this.connection
        .prepare<[string], RunRow>(`${RUN_ENTRIES} WHERE plan_hash = ? ORDER BY run DESC LIMIT 1`)
        .get(planHash(plan)),
    );
    return row === undefined ? null : readRun(row);
  }

  endRun(run: number, stop: Stop): void {
    explained(this.path, () =>
      this.connection.prepare("UPDATE runs SET stop = ? WHERE run = ?").run(stop, run),
    );
  }

  /** Numbers of the finished units, in order. */
  finishedUnits(run: number): number[] {
    return explained(this.path, () =>
      this.connection
        .prepare<[number], number>("SELECT unit FROM units WHERE run = ? ORDER BY unit")
        .pluck()
        .all(run),
    );
  }

  /** Keeps units in one transaction; a unit that is there already stays as it is. */
  commit(run: RunEntry, results: readonly UnitResult[]): void {
    explained(this.path, () =>
      this.connection.transaction(() => {
        for (const result of results) this.insert(run, result);
      })(),
    );
  }

  /** Enters the ratings with which a run ended. */
  rate(run: number, standings: readonly RatedPlayer[]): void {
    explained(this.path, () => {
      const insert = this.connection.prepare("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)");
      for (const { player, rating, ratingInterval } of standings) {
        if (rating !== null) insert.run(run, player, rating, ...(ratingInterval ?? [null, null]));
      }
    });
  }

  /** The game records of a unit as they are stored, or null where it is not finished. */
  games(run: number, unit: number): Buffer | null {
    const games = explained(this.path, () =>
      this.connection
        .prepare<[number, number], Buffer>("SELECT games FROM units WHERE run = ? AND unit = ?")
        .pluck()
        .get(run, unit),
    );
    return games ?? null;
  }

  /** The ratings with which a run ended, best first. */
  ratings(run: number): { readonly player: string; readonly rating: number }[] {
    return explained(this.path, () =>
      this.connection
        .prepare<[number], { player: string; rating: number }>(
          "SELECT player, rating FROM ratings WHERE run = ? ORDER BY rating DESC, player",
        )
        .all(run),
    );
  }

  /** What each learner remembers at the end of a unit, by player id. */
  memory(run: number, unit: number): Readonly<Record<string, unknown>> {
    const rows = explained(this.path, () =>
      this.connection
        .prepare<[number, number], { player: string; memory: string }>(
          "SELECT player, memory FROM learners WHERE run = ? AND unit = ?",
        )
        .all(run, unit),
    );
    return Object.fromEntries(rows.map(({ player, memory }) => [player, JSON.parse(memory)]));
  }

  /** The finished units in order of their numbers, read as they are asked for. */
  *units(run: number): IterableIterator<UnitResult> {
    const { plan } = this.run(run);
    try {
      yield* this.readUnits(run, plan);
    } catch (error) {
      throw toStoreError(this.path, error);
    }
  }

  private *readUnits(run: number, plan: TournamentPlan): IterableIterator<UnitResult> {
    const learners = this.byUnit<LearnerRow>(
      "SELECT unit, learner, memory FROM learners WHERE run = ? ORDER BY unit, learner",
      run,
    );
    const arms = this.byUnit<ArmRow>(
      "SELECT unit, learner, name, value, visits, absorbed FROM arms WHERE run = ? ORDER BY unit, learner, arm",
      run,
    );
    const faults = this.byUnit<FaultRow>(
      "SELECT unit, player, ask, reason, count, game, seat, message FROM faults WHERE run = ? ORDER BY unit, game",
      run,
    );
    const length = totalsLayout(plan.boardData.squares.length, scheduleOf(plan).ids.length).length;
    const rows = this.connection
      .prepare<[number], UnitRow>("SELECT unit, games, totals FROM units WHERE run = ? ORDER BY unit")
      .raw()
      .iterate(run);
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

  private insert({ run, plan }: RunEntry, { unit, games, totals, learners, faults }: UnitResult): void {
    const { connection } = this;
    const { changes } = connection
      .prepare("INSERT OR IGNORE INTO units (run, unit, games, totals) VALUES (?, ?, ?, ?)")
      .run(run, unit, packGames(games), packTotals(totals));
    if (changes === 0) return;
    const schedule = scheduleOf(plan);
    const insertLearner = connection.prepare("INSERT INTO learners VALUES (?, ?, ?, ?, ?)");
    const insertArm = connection.prepare("INSERT INTO arms VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const { learner, arms, memory } of learners) {
      const player = schedule.ids[schedule.entries[schedule.learners[learner] as number] as number];
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

  /** Answers the rows of each unit in turn, for units that are asked for in order. */
  private byUnit<Row extends readonly [unit: number, ...unknown[]]>(
    query: string,
    run: number,
  ): (unit: number) => readonly Row[] {
    const rows = explained(this.path, () => this.connection.prepare<[number], Row>(query).raw().all(run));
    let next = 0;
    return (unit) => {
      while (next < rows.length && (rows[next] as Row)[0] < unit) next++;
      const start = next;
      while (next < rows.length && (rows[next] as Row)[0] === unit) next++;
      return rows.slice(start, next);
    };
  }
}

const RUN_ENTRIES =
  "SELECT run, plan, plan_hash, started_at, stop, (SELECT count(*) FROM units WHERE units.run = runs.run) AS units FROM runs";

interface RunRow {
  readonly run: number;
  readonly plan: string;
  readonly plan_hash: string;
  readonly started_at: string;
  readonly stop: Stop | null;
  readonly units: number;
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

function readRun({ run, plan, plan_hash, started_at, stop, units }: RunRow): RunEntry {
  return { run, plan: JSON.parse(plan), planHash: plan_hash, startedAt: started_at, stop, units };
}

function armsOf(rows: readonly ArmRow[], learner: number): ArmState[] {
  return rows
    .filter(([, owner]) => owner === learner)
    .map(([, , arm, value, visits, absorbed]) => ({ arm, value, visits, absorbed: absorbed === 1 }));
}

function readFault([, player, ask, reason, count, game, seat, message]: FaultRow): FaultCount {
  return { player, ask, reason, count, game, seat, message };
}
