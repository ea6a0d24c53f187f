import type { RunListing } from "../../arena/apps/server/routes.ts";
import { counted } from "./format.ts";

/** A run in a line: number, players, size, and every setting that is not the usual one. */
export function runName({ run, plan, variant }: RunListing): string {
  const players = line(namedPlayers(plan).map(({ label }) => label));
  return `Run ${run} · ${players} · ${counted(plan.units, plan.unit)} of ${plan.games}${variant === "" ? "" : ` · ${variant}`}`;
}

/** The players that a run is known by: at the tables of a population the one. */
export const namedPlayers = ({ players, population }: RunListing["plan"]): RunListing["plan"]["players"] =>
  population === undefined ? players : players.slice(0, 1);

/** `HL, 3 × Greedy`. */
export function line(players: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts].map(([player, count]) => (count === 1 ? player : `${count} × ${player}`)).join(", ");
}

const STOPS = {
  completed: "completed",
  interrupted: "interrupted",
  decided: "stopped early: decided",
  fault: "stopped at a player's fault",
} as const satisfies Record<NonNullable<RunListing["stop"]>, string>;

/** The state of a run, in a few words. */
export function stateOf({ stop, units, plan }: Pick<RunListing, "stop" | "units" | "plan">): string {
  if (stop !== null) return STOPS[stop];
  return units < plan.units ? "under way" : "completed";
}

/** The label of each player id. */
export function labelsOf({ plan }: RunListing): ReadonlyMap<string, string> {
  return new Map(plan.players.map(({ id, label }) => [id, label]));
}
