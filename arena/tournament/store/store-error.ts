import { DataFault } from "../../../src/text/data-fault.ts";
import { RunError, UsageError } from "../../runtime/exit.ts";

/** A store that failed, or that is in use: the message is one line that names it and says what to do. */
export class StoreError extends RunError {}

/** A store, or a run in it, that was named and is not there or is not of this kind; one line, as a {@link StoreError}. */
export class StoreRefusal extends UsageError {}

type Kind = typeof StoreError | typeof StoreRefusal;

/** Explanations of the error codes of SQLite and of the file system. */
const MEANINGS: readonly (readonly [code: RegExp, kind: Kind, meaning: string])[] = [
  [
    /^SQLITE_FULL|^ENOSPC/,
    StoreError,
    "the disk is full; finished units are kept, make room and go on with --resume",
  ],
  [
    /^SQLITE_READONLY|^EROFS/,
    StoreRefusal,
    "it cannot be written to; change its permissions, or name another file",
  ],
  [
    /^SQLITE_CANTOPEN|^EACCES|^EPERM|^ENOTDIR|^EEXIST|^ENOENT/,
    StoreRefusal,
    "it cannot be opened; is its folder there, and may you write in it?",
  ],
  [/^SQLITE_NOTADB/, StoreRefusal, "it is not a store of the arena; name another file"],
  [
    /^SQLITE_CORRUPT/,
    StoreError,
    "it is damaged; restore a copy, or save what can be read with sqlite3's .recover",
  ],
  [
    /^SQLITE_ERROR|^SQLITE_MISMATCH|^ERR_OUT_OF_RANGE|^ERR_INVALID/,
    StoreRefusal,
    "it holds what no store of the arena holds; restore a copy, or name another file",
  ],
  [/^SQLITE_BUSY|^SQLITE_LOCKED/, StoreError, "another program has locked it; wait until it is done"],
  [
    /^SQLITE_IOERR/,
    StoreError,
    "the disk failed; finished units are kept, see to it and go on with --resume",
  ],
];

/** Runs `work` on the store at `path`; errors of the database or the disk are thrown as a StoreError or StoreRefusal. */
export function explained<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStoreError(path, error);
  }
}

/** The error to throw for `error` in the store at `path`: `error` itself unless it is the database's or the disk's. */
export function toStoreError(path: string, error: unknown): unknown {
  if (error instanceof DataFault) {
    return new StoreRefusal(`store ${path}: ${error.message}; no run of the arena writes this`, {
      cause: error,
    });
  }
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return error;
  const { code, message } = error;
  const [, Kind, meaning] = MEANINGS.find(([pattern]) => pattern.test(code)) ?? [
    code,
    StoreError,
    `${message} (${code})`,
  ];
  return new Kind(`store ${path}: ${meaning}`, { cause: error });
}
