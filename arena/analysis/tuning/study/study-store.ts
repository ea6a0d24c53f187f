import { sha256 } from "../../../tournament/plan/plan.ts";
import { numbersText } from "../../../tournament/store/numbers-text.ts";
import type { Connection } from "../../../tournament/store/open-database.ts";
import type { Store } from "../../../tournament/store/store.ts";
import { explained, StoreRefusal } from "../../../tournament/store/store-error.ts";
import type { Confirmation } from "../confirm.ts";
import type { Sensitivity } from "../sensitivity.ts";
import type { StudyEvent } from "../study-events.ts";
import type { StudyManifest } from "./study-manifest.ts";

/** What came of a study once its winner played on fresh units. */
export interface StudyResult {
  readonly confirmation: Confirmation;
  readonly sensitivity: readonly Sensitivity[];
}

/** A study as the store lists it. */
export interface StudyEntry {
  readonly study: number;
  readonly manifest: StudyManifest;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Events in its log. */
  readonly events: number;
  /** Null until the winner has been confirmed or not. */
  readonly result: StudyResult | null;
}

/** The studies of a store: a manifest, a log of events that only grows, and a result. */
export class StudyStore {
  private readonly path: string;
  private readonly connection: Connection;

  constructor({ path, connection }: Store) {
    this.path = path;
    this.connection = connection;
  }

  /** Enters a new study and returns its number. */
  create(manifest: StudyManifest): number {
    const text = JSON.stringify(manifest);
    return explained(this.path, () =>
      Number(
        this.connection
          .prepare("INSERT INTO studies (manifest_hash, manifest) VALUES (?, ?)")
          .run(sha256(text), text).lastInsertRowid,
      ),
    );
  }

  /** The newest study of exactly that manifest, or null. */
  of(manifest: StudyManifest): StudyEntry | null {
    const row = explained(this.path, () =>
      this.connection
        .prepare<[string], StudyRow>(`${ENTRIES} WHERE manifest_hash = ? ORDER BY study DESC LIMIT 1`)
        .get(sha256(JSON.stringify(manifest))),
    );
    return row === undefined ? null : readEntry(row);
  }

  /** Every study, oldest first. */
  all(): StudyEntry[] {
    return explained(this.path, () =>
      this.connection.prepare<[], StudyRow>(`${ENTRIES} ORDER BY study`).all().map(readEntry),
    );
  }

  /** The study of that number. */
  entry(study: number): StudyEntry {
    const row = explained(this.path, () =>
      this.connection.prepare<[number], StudyRow>(`${ENTRIES} WHERE study = ?`).get(study),
    );
    if (row !== undefined) return readEntry(row);
    const others = this.all().map((each) => each.study);
    throw new StoreRefusal(
      others.length === 0
        ? `store ${this.path}: there is no study ${study}, and no other yet; arena tune begins one`
        : `store ${this.path}: there is no study ${study}, it has ${numbersText(others)}; arena runs lists them`,
    );
  }

  /** The log so far, in order. */
  log(study: number): StudyEvent[] {
    return explained(this.path, () =>
      this.connection
        .prepare<[number], string>("SELECT event FROM study_events WHERE study = ? ORDER BY number")
        .pluck()
        .all(study)
        .map((event) => JSON.parse(event) as StudyEvent),
    );
  }

  /** Adds the next event to the log. */
  append(study: number, number: number, event: StudyEvent): void {
    explained(this.path, () =>
      this.connection
        .prepare("INSERT INTO study_events VALUES (?, ?, ?)")
        .run(study, number, JSON.stringify(event)),
    );
  }

  /** Enters what came of the study. */
  finish(study: number, result: StudyResult): void {
    explained(this.path, () =>
      this.connection
        .prepare("UPDATE studies SET result = ? WHERE study = ?")
        .run(JSON.stringify(result), study),
    );
  }
}

const ENTRIES =
  "SELECT study, manifest, started_at, result, (SELECT count(*) FROM study_events e WHERE e.study = studies.study) AS events FROM studies";

interface StudyRow {
  readonly study: number;
  readonly manifest: string;
  readonly started_at: string;
  readonly result: string | null;
  readonly events: number;
}

function readEntry({ study, manifest, started_at, result, events }: StudyRow): StudyEntry {
  return {
    study,
    manifest: JSON.parse(manifest),
    startedAt: started_at,
    events,
    result: result === null ? null : JSON.parse(result),
  };
}
