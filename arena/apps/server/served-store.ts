import { existsSync, statSync } from "node:fs";
import { Store } from "../../tournament/store/store.ts";

/** An open store, and the file that it was opened from. */
interface Opened {
  readonly store: Store;
  /** Device and inode of the file. */
  readonly file: string;
  /** Time and size of the last change of the file. */
  readonly state: string;
  readonly beginning: Beginning;
}

/** The first run and the first study, which no program ever changes; null where there is none yet. */
type Beginning = readonly (string | null)[];

const FIRSTS = [
  "SELECT plan_hash, started_at FROM runs ORDER BY run LIMIT 1",
  "SELECT manifest_hash, started_at FROM studies ORDER BY study LIMIT 1",
];

/**
 * The store at a path. It may be made only after the server has begun, and another file may take its place at any time:
 * each file counts as an edition, and no answer is taken from two of them.
 */
export class ServedStore {
  readonly path: string;
  private opened: Opened | null = null;
  private editions = 0;

  /** Throws a StoreError where there is a file that is no store. */
  constructor(path: string) {
    this.path = path;
    this.follow();
  }

  /** Null until there is a store at the path. */
  get store(): Store | null {
    return this.opened?.store ?? null;
  }

  /** The number of files that were served, with the present one. */
  get edition(): number {
    return this.editions;
  }

  /** True where the file is gone; the store that was open still answers. */
  get gone(): boolean {
    return this.opened !== null && !existsSync(this.path);
  }

  /** Opens the store that stands at the path now, if it is another than before. Throws where it cannot be read. */
  follow(): void {
    if (!existsSync(this.path)) return;
    const { dev, ino, mtimeMs, size } = statSync(this.path);
    const [file, state] = [`${dev}:${ino}`, `${mtimeMs}:${size}`];
    const before = this.opened;
    if (before?.file === file && before.state === state) return;
    const store = Store.read(this.path);
    const beginning = beginningOf(store);
    if (before?.file === file && continues(beginning, before.beginning)) {
      store.close();
      this.opened = { ...before, state, beginning };
      return;
    }
    before?.store.close();
    this.opened = { store, file, state, beginning };
    this.editions++;
  }

  close(): void {
    this.opened?.store.close();
  }
}

function beginningOf({ connection }: Store): Beginning {
  return FIRSTS.map((query) => {
    const [row] = connection.rows(query);
    return row === undefined ? null : row.join(" ");
  });
}

/** True where a store that began as `before` can have grown into one that begins as `now`. */
const continues = (now: Beginning, before: Beginning): boolean =>
  before.every((first, i) => first === null || first === now[i]);
