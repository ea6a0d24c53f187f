import { z } from "zod";
import { DataFault, type DataPath, readData } from "../../../src/text/data-fault.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { parsePlan } from "../plan/parse-plan.ts";
import { planHash, sha256, type TournamentPlan } from "../plan/plan.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import { type Connection, inTransaction, type Value } from "./connection.ts";
import { numbersText } from "./numbers-text.ts";
import { openForReading, openForWriting, refuseFolder } from "./open-database.ts";
import { explained, StoreRefusal, toStoreError } from "./store-error.ts";
import { insertUnit, readUnits } from "./unit-rows.ts";
import { lockForWriting, sweepLock } from "./writer-lock.ts";

export const STOPS = ["completed", "interrupted", "decided", "fault"] as const;
/** The end that a run came to. */
export type Stop = (typeof STOPS)[number];

/** Plans that a store keeps once read. */
const KEPT_PLANS = 256;

/** A run as the store lists it. */
export interface RunEntry {
  readonly run: number;
  readonly plan: TournamentPlan;
  readonly planHash: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Null while the run goes on, or when it was killed. */
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

/** A store of tournaments: one SQLite file. Every method throws a StoreError in one line when the file fails, or a StoreRefusal. */
export class Store {
  readonly path: string;
  /** The connection, for other rooms that keep tables in the same file. */
  readonly connection: Connection;
  private readonly unlock: () => void;
  private readonly plans = new Map<string, TournamentPlan>();

  private constructor(path: string, connection: Connection, unlock: () => void) {
    this.path = path;
    this.connection = connection;
    this.unlock = unlock;
  }

  /** Opens for reading alone; a run may be writing meanwhile. */
  static read(path: string): Store {
    const connection = openForReading(path);
    sweepLock(path);
    return new Store(path, connection, () => {});
  }

  /** Opens for writing, which one program may at a time; makes the store where there is none. */
  static write(path: string): Store {
    explained(path, () => refuseFolder(path));
    const unlock = lockForWriting(path);
    try {
      return new Store(path, openForWriting(path), unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  close(): void {
    this.connection.close();
    this.unlock();
  }

  /** Enters a new run of `plan` and returns its number. */
  createRun(plan: TournamentPlan): number {
    return explained(
      this.path,
      () =>
        this.connection.run(
          "INSERT INTO runs (plan_hash, plan) VALUES (?, ?)",
          planHash(plan),
          JSON.stringify(plan),
        ).rowId,
    );
  }

  /** Every run, oldest first. */
  runs(): RunEntry[] {
    return this.entries("ORDER BY run");
  }

  /** The run of that number. */
  run(run: number): RunEntry {
    const [entry] = this.entries("WHERE run = ?", run);
    if (entry !== undefined) return entry;
    const others = this.runs().map((each) => each.run);
    throw new StoreRefusal(
      others.length === 0
        ? `store ${this.path}: there is no run ${run}, and no other yet; arena run plays one`
        : `store ${this.path}: there is no run ${run}, it has ${numbersText(others)}; arena runs lists them`,
    );
  }

  /** The run that was begun last. */
  newestRun(): RunEntry {
    const newest = this.runs().at(-1);
    if (newest === undefined)
      throw new StoreRefusal(`store ${this.path}: it has no runs yet; arena run plays one`);
    return newest;
  }

  /** The newest run of exactly that plan, or null. */
  runOf(plan: TournamentPlan): RunEntry | null {
    return this.entries("WHERE plan_hash = ? ORDER BY run DESC LIMIT 1", planHash(plan))[0] ?? null;
  }

  endRun(run: number, stop: Stop): void {
    explained(this.path, () => this.connection.run("UPDATE runs SET stop = ? WHERE run = ?", stop, run));
  }

  /** Numbers of the finished units, in order. */
  finishedUnits(run: number): number[] {
    return explained(this.path, () =>
      this.connection
        .rows("SELECT unit FROM units WHERE run = ? ORDER BY unit", run)
        .map(([unit]) => readData(unitNumber, unit)),
    );
  }

  /** Does `work`, which may begin runs and `insert` units, as one transaction: all of it is kept or nothing. */
  together<T>(work: () => T): T {
    return explained(this.path, () => inTransaction(this.connection, work));
  }

  /** Keeps units in the transaction that is open; a unit that is there already stays as it is. */
  insert(run: RunEntry, results: Iterable<UnitResult>): void {
    explained(this.path, () => {
      for (const result of results) insertUnit(this.connection, run, result);
    });
  }

  /** Keeps units in one transaction; a unit that is there already stays as it is. */
  commit(run: RunEntry, results: readonly UnitResult[]): void {
    this.together(() => this.insert(run, results));
  }

  /** Enters the ratings with which a run ended. */
  rate(run: number, standings: readonly RatedPlayer[]): void {
    explained(this.path, () => {
      for (const { player, rating, ratingInterval } of standings) {
        if (rating === null) continue;
        const [low, high] = ratingInterval ?? [null, null];
        this.connection.run(
          "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)",
          run,
          player,
          rating,
          low,
          high,
        );
      }
    });
  }

  /** The game rows of a unit as they are stored, or null where it is not finished. */
  games(run: number, unit: number): Uint8Array | null {
    return explained(this.path, () => {
      const [row] = this.connection.rows("SELECT games FROM units WHERE run = ? AND unit = ?", run, unit);
      return row === undefined ? null : readData(blob, row[0]);
    });
  }

  /** The ratings with which a run ended, best first. */
  ratings(run: number): { readonly player: string; readonly rating: number }[] {
    return explained(this.path, () =>
      this.connection
        .rows("SELECT player, rating FROM ratings WHERE run = ? ORDER BY rating DESC, player", run)
        .map((row) => readData(ratingRow, row))
        .map(([player, rating]) => ({ player, rating })),
    );
  }

  /** The memory of each learner at the end of a unit, by player id. */
  memory(run: number, unit: number): Readonly<Record<string, unknown>> {
    return explained(this.path, () =>
      Object.fromEntries(
        this.connection
          .rows("SELECT player, memory FROM learners WHERE run = ? AND unit = ?", run, unit)
          .map((row) => readData(memoryRow, row))
          .map(([player, memory]) => [player, parseJson(memory)]),
      ),
    );
  }

  /** The finished units from number `from` on, in order of their numbers, read as they are asked for. */
  *units(run: number, from = 0): IterableIterator<UnitResult> {
    const { plan } = this.run(run);
    try {
      yield* readUnits(this.connection, { run, plan }, from);
    } catch (error) {
      throw toStoreError(this.path, error);
    }
  }

  private entries(which: string, ...parameters: readonly Value[]): RunEntry[] {
    return explained(this.path, () =>
      this.connection.rows(`${RUN_ENTRIES} ${which}`, ...parameters).map((row) => this.readRun(row)),
    );
  }

  private readRun(row: readonly Value[]): RunEntry {
    const [run, text, planHash, startedAt, stop, units] = readData(runRow, row);
    const plan = this.plans.get(text) ?? this.readPlan(run, text, planHash);
    return { run, plan, planHash, startedAt, stop, units };
  }

  /** Reads a plan once: a run that goes on is listed again and again. */
  private readPlan(run: number, text: string, planHash: string): TournamentPlan {
    if (sha256(text) !== planHash) throw new DataFault(["runs", run], "the hash is not that of the plan");
    const plan = readAt(["runs", run, "plan"], () => parsePlan(text));
    if (this.plans.size === KEPT_PLANS) this.plans.clear();
    this.plans.set(text, plan);
    return plan;
  }
}

/** Runs `read`; where it throws a `DataFault`, the place is named from the top of the store. */
function readAt<T>(place: DataPath, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DataFault ? new DataFault([...place, ...error.path], error.reason) : error;
  }
}

const RUN_ENTRIES =
  "SELECT run, plan, plan_hash, started_at, stop, (SELECT count(*) FROM units WHERE units.run = runs.run) AS units FROM runs";

const unitNumber = z.int().min(0);
const blob = z.instanceof(Uint8Array);
const ratingRow = z.tuple([z.string(), z.number()]);
const memoryRow = z.tuple([z.string(), z.string()]);
/** Number, plan, its hash, when it began, how it ended, units finished. */
const runRow = z.tuple([
  z.int(),
  z.string(),
  z.string(),
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, { error: "expected a time" }),
  z.enum(STOPS).nullable(),
  z.int(),
]);
