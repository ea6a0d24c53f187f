import type { TurningPoint } from "../../arena/replay/turning-points.ts";

/** The turn to name for a game's outcome. */
export interface DecisiveTurn {
  readonly point: TurningPoint;
  /** Whether it raised the chance of a winner, and so explains the win. */
  readonly explains: boolean;
}

/** The turn that raised a winner's chance most; where none did, the one that changed any chance most; null without any. */
export function decisiveTurn(
  points: readonly TurningPoint[],
  won: (seat: number) => boolean,
): DecisiveTurn | null {
  const rises = points.filter(({ seat, before, after }) => won(seat) && after > before);
  const explains = rises.length > 0;
  const [point] = (explains ? rises : points).toSorted((a, b) => swing(b) - swing(a));
  return point === undefined ? null : { point, explains };
}

const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
