import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { FaultRow } from "./report.ts";

/** Mistakes of players by kind, over the units of a run; the first of each kind is kept as it was told. */
export class FaultTally {
  private readonly kinds = new Map<string, FaultRow>();

  add({ unit, faults }: Pick<UnitResult, "unit" | "faults">): void {
    for (const { count, ...fault } of faults) {
      const kind = `${fault.player} ${fault.ask} ${fault.reason}`;
      const known = this.kinds.get(kind);
      this.kinds.set(
        kind,
        known === undefined ? { ...fault, unit, count } : { ...known, count: known.count + count },
      );
    }
  }

  /** Takes over the kinds of `other`. */
  take(other: FaultTally): void {
    for (const [kind, row] of other.kinds) this.kinds.set(kind, row);
  }

  /** Mistakes of one player. */
  of(player: string): number {
    return this.rows()
      .filter((row) => row.player === player)
      .reduce((sum, { count }) => sum + count, 0);
  }

  /** Every kind, the most frequent first. */
  rows(): FaultRow[] {
    return [...this.kinds.values()].sort((a, b) => b.count - a.count);
  }
}
