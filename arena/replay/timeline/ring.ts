/** Place of a square in the picture of a board: columns from the left, rows from the top. */
export interface RingPlace {
  readonly column: number;
  readonly row: number;
}

/** A board's squares laid out as a rectangle's rim. */
export interface Ring {
  readonly columns: number;
  readonly rows: number;
  /** By square. */
  readonly places: readonly RingPlace[];
}

/**
 * Lays `size` squares (at least 4) round a rectangle as a board is printed: the first in the bottom right corner, then
 * clockwise. It is as square as it can be; a board with an odd number of squares leaves the last place of the rim empty.
 */
export function ringOf(size: number): Ring {
  const rim = size + (size % 2);
  const columns = Math.ceil((rim / 2 + 2) / 2);
  const rows = rim / 2 + 2 - columns;
  const right = columns - 1;
  const bottom = rows - 1;
  const places = Array.from({ length: size }, (_, square): RingPlace => {
    if (square < right) return { column: right - square, row: bottom };
    if (square < right + bottom) return { column: 0, row: bottom - (square - right) };
    if (square < 2 * right + bottom) return { column: square - right - bottom, row: 0 };
    return { column: right, row: square - 2 * right - bottom };
  });
  return { columns, rows, places };
}
