/** The tables of a store, and how an older store becomes a newer one. docs/store.md explains them to other programs. */

/** SQLite's `user_version` in a store of this schema: the number of the steps below that have been taken. */
export const SCHEMA_VERSION = 2;

/** Marks an SQLite file as a store of the arena (`application_id`): "Aren". */
export const APPLICATION_ID = 0x4172656e;

/** Step i takes a store from version i to i + 1; step 0 makes the tables. Steps are never changed, only added. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY,
    plan_hash TEXT NOT NULL,
    plan TEXT NOT NULL,
    started_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    stop TEXT
  ) STRICT;
  CREATE INDEX runs_by_plan ON runs (plan_hash);

  CREATE TABLE units (
    run INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    unit INTEGER NOT NULL,
    games BLOB NOT NULL,
    totals BLOB NOT NULL,
    PRIMARY KEY (run, unit)
  ) STRICT;

  CREATE TABLE learners (
    run INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    learner INTEGER NOT NULL,
    player TEXT NOT NULL,
    memory TEXT NOT NULL,
    PRIMARY KEY (run, unit, learner),
    FOREIGN KEY (run, unit) REFERENCES units ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE arms (
    run INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    learner INTEGER NOT NULL,
    arm INTEGER NOT NULL,
    name TEXT NOT NULL,
    value REAL NOT NULL,
    visits INTEGER NOT NULL,
    absorbed INTEGER NOT NULL,
    PRIMARY KEY (run, unit, learner, arm),
    FOREIGN KEY (run, unit) REFERENCES units ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE faults (
    run INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    player TEXT NOT NULL,
    ask TEXT NOT NULL,
    reason TEXT NOT NULL,
    count INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (run, unit, player, ask, reason),
    FOREIGN KEY (run, unit) REFERENCES units ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ratings (
    run INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    player TEXT NOT NULL,
    rating REAL NOT NULL,
    low REAL,
    high REAL,
    PRIMARY KEY (run, player)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE studies (
    study INTEGER PRIMARY KEY,
    manifest_hash TEXT NOT NULL,
    manifest TEXT NOT NULL,
    started_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    result TEXT
  ) STRICT;
  CREATE INDEX studies_by_manifest ON studies (manifest_hash);

  CREATE TABLE study_events (
    study INTEGER NOT NULL REFERENCES studies ON DELETE CASCADE,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (study, number)
  ) STRICT, WITHOUT ROWID;
  `,
];
