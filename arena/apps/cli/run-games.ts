import { basename } from "node:path";
import { type GameEntry, listGames } from "../../analysis/report/game-list.ts";
import { textTable } from "../../analysis/report/text-table.ts";
import { COMMAND_PREFIX } from "../../runtime/command-prefix.ts";
import { UsageError } from "../../runtime/exit.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { shellWord } from "./plan-options.ts";

/** A stored game, by the name that `arena replay` takes. */
export interface NamedGame extends GameEntry {
  /** `3:0/17`: run, unit and game. */
  readonly name: string;
}

/** Which games of a run: those that a player lost, or won. Left out, all of them. */
export interface GameFilter {
  readonly lostBy?: string | undefined;
  readonly wonBy?: string | undefined;
}

/**
 * Games of a stored run in the order of play. A player is named by what the line-up called it, by its label, or by its file
 * without folder and ending. Throws `UsageError` with the known names on another.
 */
export function gamesOfRun(
  store: Store,
  { run, plan }: RunEntry,
  { lostBy, wonBy }: GameFilter,
): NamedGame[] {
  const loser = lostBy === undefined ? null : playerNamed(plan, lostBy);
  const winner = wonBy === undefined ? null : playerNamed(plan, wonBy);
  const won = (game: GameEntry, id: string): boolean =>
    game.seats.some((seat) => seat.player === id && seat.won);
  const played = (game: GameEntry, id: string): boolean => game.seats.some(({ player }) => player === id);
  const games: NamedGame[] = [];
  for (const result of store.units(run)) {
    for (const game of listGames(plan, result)) {
      if (loser !== null && (!played(game, loser) || won(game, loser))) continue;
      if (winner !== null && !won(game, winner)) continue;
      games.push({ name: `${run}:${result.unit}/${game.game}`, ...game });
    }
  }
  return games;
}

/** The run that was named, else the newest. Throws `UsageError` where there is none. */
export function runToList(store: Store, run: number | undefined): RunEntry {
  if (run !== undefined) return store.run(run);
  const latest = store.runs().at(-1);
  if (latest === undefined) throw new UsageError(`no run in ${store.path} yet`);
  return latest;
}

/** The id of the player of a plan that a person calls `name`. */
export function playerNamed({ players }: TournamentPlan, name: string): string {
  const wanted = name.toLowerCase();
  const found = players.find(({ id, label }) =>
    [id, label, basename(id).replace(/\.\w+$/, "")].some((each) => each.toLowerCase() === wanted),
  );
  if (found === undefined) {
    const known = players.map(({ id, label }) => `${label} (${id})`).join(", ");
    throw new UsageError(`nobody is called "${name}" in this run; expected one of ${known}`);
  }
  return found.id;
}

/** The games as a table, and how to see the first of them. */
export function gamesText({ plan }: RunEntry, games: readonly NamedGame[], store: string): string {
  const [first] = games;
  if (first === undefined) return "no such game\n";
  const labels = new Map(plan.players.map(({ id, label }) => [id, label]));
  const rows = games.map(({ name, rounds, ending, trades, seats }) => [
    name,
    String(rounds),
    ending,
    String(trades),
    ...seats.map(
      ({ player, won, placement }) => `${labels.get(player) ?? player} ${won ? "won" : placement}`,
    ),
  ]);
  const head = ["game", "rounds", "ending", "trades", ...first.seats.map((_, seat) => `seat ${seat + 1}`)];
  const external = first.seats.some(({ player }) => /[./:]/.test(player)) ? " --trust-players" : "";
  const command = `${COMMAND_PREFIX} replay ${first.name} --store ${shellWord(store)}${external}`;
  return `${textTable([head, ...rows])}${games.length} games; this shows the first:\n  ${command}\n`;
}
