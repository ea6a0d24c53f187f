import type { Column, ColumnAllocator } from "./column.ts";
import type { Square } from "./ids.ts";

/** A seat at the table. Changes during play; by entity id. */
export interface Player {
  /** Whole dollars, never negative. */
  readonly cash: Column;
  readonly position: Column<Square>;
  /** 1 while in jail. */
  readonly inJail: Column;
  /** Failed attempts to throw a double since the player was jailed, 0–2. */
  readonly jailTurns: Column;
  /** Get Out of Jail Free cards held: bit d is the card of deck d. */
  readonly jailCards: Column;
  /** 0 while in the game, else the order of retirement: 1 for the first to go bankrupt. */
  readonly bankrupt: Column;
  /** Times that GO was passed or landed on. */
  readonly laps: Column;
}

export function createPlayer(allocator: ColumnAllocator, entities: number): Player {
  const column = <V extends number>(field: string) => allocator.column<V>(`Player.${field}`, entities + 1);
  return {
    cash: column("cash"),
    position: column("position"),
    inJail: column("inJail"),
    jailTurns: column("jailTurns"),
    jailCards: column("jailCards"),
    bankrupt: column("bankrupt"),
    laps: column("laps"),
  };
}
