import { z } from "zod";
import { DataFault, readData } from "../../../../src/text/data-fault.ts";
import { sha256 } from "../../../tournament/plan/plan.ts";
import type { Connection, Value } from "../../../tournament/store/connection.ts";
import { numbersText } from "../../../tournament/store/numbers-text.ts";
import type { Store } from "../../../tournament/store/store.ts";
import { explained, StoreRefusal } from "../../../tournament/store/store-error.ts";
import type { StudyEvent } from "../search/study-events.ts";
import type { StudyManifest } from "./study-manifest.ts";
import type { StudyResult } from "./study-result.ts";
import { parseLog, parseManifest, parseResult } from "./study-schema.ts";

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
    return explained(
      this.path,
      () =>
        this.connection.run("INSERT INTO studies (manifest_hash, manifest) VALUES (?, ?)", sha256(text), text)
          .rowId,
    );
  }

  /** The newest study of exactly that manifest, or null. */
  of(manifest: StudyManifest): StudyEntry | null {
    const hash = sha256(JSON.stringify(manifest));
    return this.entries("WHERE manifest_hash = ? ORDER BY study DESC LIMIT 1", hash)[0] ?? null;
  }

  /** Every study, oldest first. */
  all(): StudyEntry[] {
    return this.entries("ORDER BY study");
  }

  /** The study of that number. */
  entry(study: number): StudyEntry {
    const [entry] = this.entries("WHERE study = ?", study);
    if (entry !== undefined) return entry;
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
      parseLog(
        this.connection
          .rows("SELECT event FROM study_events WHERE study = ? ORDER BY number", study)
          .map(([event]) => String(event)),
      ),
    );
  }

  /** Adds the next event to the log. */
  append(study: number, number: number, event: StudyEvent): void {
    explained(this.path, () =>
      this.connection.run("INSERT INTO study_events VALUES (?, ?, ?)", study, number, JSON.stringify(event)),
    );
  }

  /** Enters what came of the study. */
  finish(study: number, result: StudyResult): void {
    explained(this.path, () =>
      this.connection.run("UPDATE studies SET result = ? WHERE study = ?", JSON.stringify(result), study),
    );
  }

  private entries(which: string, ...parameters: readonly Value[]): StudyEntry[] {
    return explained(this.path, () =>
      this.connection.rows(`${ENTRIES} ${which}`, ...parameters).map(readEntry),
    );
  }
}

const ENTRIES =
  "SELECT study, manifest, manifest_hash, started_at, result, (SELECT count(*) FROM study_events e WHERE e.study = studies.study) AS events FROM studies";

/** Number, manifest, its hash, when it began, result, events in the log. */
const studyRow = z.tuple([z.int(), z.string(), z.string(), z.string(), z.string().nullable(), z.int()]);

function readEntry(row: readonly Value[]): StudyEntry {
  const [study, manifest, hash, startedAt, result, events] = readData(studyRow, row);
  if (sha256(manifest) !== hash)
    throw new DataFault(["studies", study], "the hash is not that of the manifest");
  return {
    study,
    manifest: parseManifest(manifest),
    startedAt,
    events,
    result: result === null ? null : parseResult(result),
  };
}
