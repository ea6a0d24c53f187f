import type { FaultCount } from "./unit-result.ts";

/** Counts the mistakes of a unit by player and kind, and keeps the first of each. */
export class FaultLog {
  private readonly kinds = new Map<string, FaultCount>();

  /** Notes a fault of `player` in game number `game` of the unit. */
  add(game: number, player: string, fault: Pick<FaultCount, "ask" | "reason" | "seat" | "message">): void {
    const { ask, reason, seat, message } = fault;
    const kind = `${player} ${ask} ${reason}`;
    const known = this.kinds.get(kind);
    this.kinds.set(
      kind,
      known === undefined
        ? { player, ask, reason, count: 1, game, seat, message }
        : { ...known, count: known.count + 1 },
    );
  }

  /** Every kind, in the order in which they first happened. */
  counts(): FaultCount[] {
    return [...this.kinds.values()];
  }
}
