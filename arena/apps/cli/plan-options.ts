import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitRange } from "../../tournament/play-into-store.ts";
import { filesOf, pathsIn, rulesIdOf } from "./plan-files.ts";

/** Options of a command line that its plan does not keep. */
export interface LineSettings {
  readonly store?: string | undefined;
  /** Rules, board, position, memory and population as they were given: ids or files. */
  readonly rules?: string | undefined;
  readonly board?: string | undefined;
  readonly from?: string | undefined;
  readonly memory?: string | undefined;
  readonly population?: string | undefined;
  readonly saveMemory?: string | undefined;
  readonly units?: UnitRange | undefined;
  /** Folder of the files that a stored plan needs: see {@link filesOf}. */
  readonly folder?: string | undefined;
}

/** Options by name; one with several values is given several times. */
type Written = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** Options that say who meets whom. */
export function meetingOptions(plan: TournamentPlan, line: LineSettings): Written {
  if (plan.population === undefined) return { format: plan.format, "table-size": plan.seats };
  return {
    population: line.population ?? pathsIn(line.folder ?? "", filesOf(plan)).population ?? plan.population.id,
  };
}

/** Options of `arena run` that make exactly this plan again, quoted for a shell. */
export function planOptions(plan: TournamentPlan, line: LineSettings): string {
  return shellOptions({
    players: playersText(askedPlayers(plan)),
    ...meetingOptions(plan, line),
    mode: plan.mode,
    training: plan.mode === "frozen" || plan.training > 0 ? plan.training : undefined,
    memory: line.memory ?? pathsIn(line.folder ?? "", filesOf(plan)).memory,
    "save-memory": line.saveMemory,
    ...gameOptions(plan, line),
    "stop-when": plan.stopWhen,
    units: line.units === undefined ? undefined : `${line.units.from}-${line.units.to}`,
  });
}

/** The options that every command which plays has. */
export function gameOptions(plan: TournamentPlan, line: LineSettings): Written {
  // A position's file, as it was given, says the same of rules and board again.
  const said = line.from !== undefined;
  const files = pathsIn(line.folder ?? "", filesOf(plan));
  return {
    rules: line.rules ?? (said ? undefined : (files.rules ?? rulesIdOf(plan))),
    board: line.board ?? (said ? undefined : (files.board ?? plan.board)),
    from: line.from ?? files.from,
    seed: plan.seed,
    seasons: plan.units,
    games: plan.games,
    seats: plan.seatPolicy,
    "on-fault": plan.onFault,
    store: line.store,
  };
}

/** The players that a command names: at the tables of a population the one alone. */
export const askedPlayers = ({ players, population }: TournamentPlan): TournamentPlan["players"] =>
  population === undefined ? players : players.slice(0, 1);

/** Players as `--players` reads them. */
export const playersText = (players: TournamentPlan["players"]): string => players.map(({ id }) => id).join();

/** Options as a shell reads them; those without a value are left out. */
export function shellOptions(options: Written): string {
  return Object.entries(options)
    .flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      const values = typeof value === "object" ? value : [String(value)];
      return values.map((each) => `--${name} ${shellWord(each)}`);
    })
    .join(" ");
}

/** A word as a shell reads it, in single quotes where it has other characters than names and paths. */
export const shellWord = (text: string): string =>
  /^[\w.,:=/@+-][\w.,:=/@#+-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
