import { planHash, type TournamentPlan } from "../plan/plan.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import { numbersText } from "./numbers-text.ts";
import { type Connection, openForReading, openForWriting, refuseFolder } from "./open-database.ts";
import { explained, StoreRefusal, toStoreError } from "./store-error.ts";
import { insertUnit, readUnits } from "./unit-rows.ts";
import { lockForWriting } from "./writer-lock.ts";

/** How a run ended. */
export type Stop = "completed" | "interrupted" | "decided" | "fault";

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
    if (row !== undefined) return readRun(row);
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
        for (const result of results) insertUnit(this.connection, run, result);
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

  /** The game rows of a unit as they are stored, or null where it is not finished. */
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

  /** The memory of each learner at the end of a unit, by player id. */
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

  /** The finished units from number `from` on, in order of their numbers, read as they are asked for. */
  *units(run: number, from = 0): IterableIterator<UnitResult> {
    const { plan } = this.run(run);
    try {
      yield* readUnits(this.connection, { run, plan }, from);
    } catch (error) {
      throw toStoreError(this.path, error);
    }
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

function readRun({ run, plan, plan_hash, started_at, stop, units }: RunRow): RunEntry {
  return { run, plan: JSON.parse(plan), planHash: plan_hash, startedAt: started_at, stop, units };
}
