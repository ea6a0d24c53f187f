import type { TournamentPlan } from "../tournament/plan.ts";
import type { UnitRange } from "../tournament/record-tournament.ts";

/** What a plan does not hold of the line that asked for it. */
export interface LineSettings {
  readonly store: string;
  readonly memory?: string | undefined;
  readonly saveMemory?: string | undefined;
  readonly units?: UnitRange | undefined;
}

/** The options of `arena run` that ask for exactly this plan again, quoted for a shell. */
export function planOptions(
  plan: TournamentPlan,
  { store, memory, saveMemory, units }: LineSettings,
): string {
  const options: Readonly<Record<string, string | number | undefined>> = {
    players: plan.players.map(({ id }) => id).join(),
    format: plan.format,
    "table-size": plan.seats,
    mode: plan.mode,
    training: plan.mode === "frozen" ? plan.training : undefined,
    memory,
    "save-memory": saveMemory,
    rules: plan.rules,
    board: plan.board,
    seed: plan.seed,
    seasons: plan.units,
    games: plan.games,
    seats: plan.seatPolicy,
    "on-fault": plan.onFault,
    "stop-when": plan.stopWhen ?? undefined,
    store,
    units: units === undefined ? undefined : `${units.from}-${units.to}`,
  };
  return Object.entries(options)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${quoted(String(value))}`]))
    .join(" ");
}

/** As a shell reads it: plain where it can be. */
const quoted = (text: string): string =>
  /^[\w.,:=/@#+-]+$/.test(text) && !text.startsWith("#") ? text : `'${text.replaceAll("'", "'\\''")}'`;
