import { ALONE, crossLadderOf } from "../../analysis/report/cross-ladder.ts";
import { crossLadderText } from "../../analysis/report/cross-ladder-text.ts";
import { TIERS } from "../../players/registry.ts";
import { COMMAND_PREFIX } from "../../runtime/command-prefix.ts";
import { type ExitCode, UsageError } from "../../runtime/exit.ts";
import { makePlan, type PlanRequest } from "../../tournament/plan/make-plan.ts";
import { type PlannedPlayer, readPlayer } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { Console } from "./command.ts";
import type { MachineSettings } from "./machine-settings.ts";
import { gameOptions, playersText, shellOptions } from "./plan-options.ts";
import { refused } from "./refused.ts";
import { playSession } from "./session.ts";
import { endOf } from "./session-end.ts";
import { type TableChoice, tableFrom } from "./table-options.ts";

/** Units of every pair, and games of each, where nobody asks for others: enough for intervals. */
export const ALL_SEASONS = 6;
const ALL_GAMES = 8;

/** What is asked of a ladder of all. */
export interface LadderOfAllRequest
  extends MachineSettings,
    TableChoice,
    Pick<PlanRequest, "seed" | "games" | "onFault" | "tableSize"> {
  readonly from: string | undefined;
  readonly against: readonly PlannedPlayer[] | undefined;
  readonly except: readonly PlannedPlayer[] | undefined;
  readonly seats: PlanRequest["seatPolicy"];
  readonly seasons: number | undefined;
}

/** Plays every player alone against tables full of every other, and tells ratings and the table row × column. */
export async function ladderOfAll(
  request: LadderOfAllRequest,
  player: string | undefined,
  console: Console,
): Promise<ExitCode | undefined> {
  if (player !== undefined) throw new UsageError(`${player}: --all places every tier; leave the player out`);
  const { answer, note } = console;
  const plans = refused(() => crossPlans(request, entrantsOf(request)));
  let code: ExitCode | undefined;
  await playSession(plans, request, console, {
    finish(session) {
      const { store, runs, timing } = session;
      const found = crossLadderOf(runs.map(({ run, plan }) => ({ plan, units: store.units(run) })));
      answer({ ...found, timing }, () => crossLadderText(found));
      note(`${runs.length} runs in ${request.store}: ${timing.seconds.toFixed(1)} s`);
      code = endOf(
        session,
        console,
        `${COMMAND_PREFIX} ladder --all ${shellOptions({
          against: request.against === undefined ? undefined : playersText(request.against),
          except: request.except === undefined ? undefined : playersText(request.except),
          "table-size": request.tableSize,
          ...gameOptions(plans[0] as RunnablePlan, request),
        })}`,
      );
    },
  });
  return code;
}

/** Everybody on the ladder: the players named, else every tier, but for those left out. */
function entrantsOf({ against, except = [] }: LadderOfAllRequest): readonly PlannedPlayer[] {
  const all = against ?? [...TIERS.keys()].map(readPlayer);
  const stranger = except.find(({ id }) => !all.some((each) => each.id === id));
  if (stranger !== undefined) throw new Error(`--except ${stranger.id}: it is not on this ladder`);
  const left = all.filter(({ id }) => !except.some((each) => each.id === id));
  if (left.length < 2) throw new Error(`a ladder of ${left.length} players: expected two at least`);
  return left;
}

/** The tournament of every pair, all on the same seeds; seasons for everybody, so that all are counted alike. */
function crossPlans(request: LadderOfAllRequest, players: readonly PlannedPlayer[]): RunnablePlan[] {
  const table = tableFrom(request);
  const seats = request.tableSize ?? table.position?.players?.length ?? 4;
  return players.flatMap((row) =>
    players
      .filter(({ id }) => id !== row.id)
      .map((column) =>
        makePlan({
          ...request,
          ...table,
          tableSize: undefined,
          games: request.games ?? ALL_GAMES,
          format: "line-up",
          mode: "learning",
          players: [readPlayer(`${row.spec}${ALONE}`), ...Array.from({ length: seats - 1 }, () => column)],
          seatPolicy: request.seats,
          units: request.seasons ?? ALL_SEASONS,
          memory: {},
          asSeasons: true,
        }),
      ),
  );
}
