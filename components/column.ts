/** One field of a component: a number per index, backed by a window of the world's single state buffer. */
export interface Column<V extends number = number> {
  readonly length: number;
  [index: number]: V;
}

/** The place of a named column in its buffer, in words. */
export interface Region {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/**
 * Hands out consecutive windows of one Int32Array. A first pass without a buffer only measures; the second binds.
 * Everything that changes during play comes from here, so reset, snapshot, restore and clone are one copy.
 */
export class ColumnAllocator {
  private readonly buffer: Int32Array | null;
  private offset = 0;
  /** The regions handed out, in order. */
  readonly regions: Region[] = [];

  constructor(buffer: Int32Array | null) {
    this.buffer = buffer;
  }

  /** Words handed out so far. */
  get used(): number {
    return this.offset;
  }

  take(name: string, length: number): Int32Array {
    const start = this.offset;
    this.regions.push({ name, start, length });
    this.offset += length;
    return this.buffer === null ? new Int32Array(0) : this.buffer.subarray(start, start + length);
  }

  column<V extends number = number>(name: string, length: number): Column<V> {
    return this.take(name, length) as unknown as Column<V>;
  }
}

/** The part of `column` from `start`, without copying. */
export function windowOf<V extends number>(column: Column<V>, start: number, length: number): Column<V> {
  return (column as unknown as Int32Array).subarray(start, start + length) as unknown as Column<V>;
}
