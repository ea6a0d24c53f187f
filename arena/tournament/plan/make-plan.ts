import type { Board } from "../../../src/board/board.ts";
import { shortDeal } from "../../../src/board/short-deal.ts";
import { seedKey } from "../../../src/chance/random.ts";
import { rulesHash } from "../../../src/rules/hash.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { version } from "../../runtime/version.ts";
import { positionOn } from "../../scenario/position.ts";
import type { StateEntry } from "../../scenario/position-schema.ts";
import type { ReadPopulation } from "../population/population.ts";
import { LineUp } from "./line-up.ts";
import type { FaultPolicy, PlannedPopulation, TournamentPlan } from "./plan.ts";
import { type PlannedPlayer, readPlayer } from "./player-list.ts";
import { plannedHere, type RunnablePlan } from "./runnable-plan.ts";
import { scheduleOf } from "./schedule.ts";

/** The choices a plan is made from; the rest of it follows. Games and units left out take their defaults. */
export interface PlanRequest
  extends Pick<TournamentPlan, "seed" | "format" | "mode" | "players" | "seatPolicy" | "units" | "memory"> {
  /** The tables against which the one of `players` plays, in format `population`; left out in the others. */
  readonly population?: ReadPopulation | undefined;
  readonly rules: RuleSet;
  readonly board: Board;
  /** Where every game begins; at the start when left out. */
  readonly position?: StateEntry | undefined;
  /** Seats at a table; when left out those of the position, the length of the list for a line-up, else four. */
  readonly tableSize?: number | undefined;
  /** Games of a unit; the least multiple of the seatings that is at least `DEFAULT_SEASON` for a season, one block else. */
  readonly games?: number | undefined;
  /** Games of each season before those that count; when left out `DEFAULT_SEASON` in mode frozen, else none. */
  readonly training?: number | undefined;
  /** Seasons even where nobody learns, for a comparison with those who do. */
  readonly asSeasons?: boolean;
  /** As {@link TournamentPlan.stopWhen}; null when left out. */
  readonly stopWhen?: number | undefined;
  /** When left out: stop where a player file or a program plays, else only count. */
  readonly onFault?: FaultPolicy | undefined;
}

/** Games of a season that nobody gave a length, rounded up to whole rounds of seatings. */
export const DEFAULT_SEASON = 48;
const DEFAULT_SEATS = 4;

/** Checks a request and completes it. Throws one line that says what does not fit and what would. */
export function makePlan(request: PlanRequest): RunnablePlan {
  const { format, mode, memory, rules, board, position, population } = request;
  seedKey(request.seed);
  const players = playersOf(request);
  const seats = seatsOf(request, players);
  const short = position === undefined ? shortDeal(board, rules, seats) : null;
  if (short !== null) throw new Error(`rules ${rules.id}: startingDeeds: ${short}`);
  const { cycle } = scheduleOf({ players, format, seats, seatPolicy: request.seatPolicy });
  const learners = players.filter(({ learns }) => learns);
  if (mode !== "learning" && learners.length === 0) {
    throw new Error(`mode ${mode}: nobody here learns; add a learner such as hl, or leave the mode out`);
  }
  for (const id of Object.keys(memory)) {
    if (!learners.some((player) => player.id === id)) {
      throw new Error(`memory for "${id}": no such learner in the line-up`);
    }
  }
  const training = request.training ?? (mode === "frozen" ? DEFAULT_SEASON : 0);
  if (training > 0 && learners.length === 0) {
    throw new Error("training: nobody here learns; add a learner such as hl, or leave it out");
  }
  const learning =
    (request.asSeasons ?? false) || (learners.length > 0 && (mode !== "frozen" || training > 0));
  const games = request.games ?? roundUp(learning ? DEFAULT_SEASON : 1, cycle);
  if (games % cycle !== 0) {
    const near = roundUp(games, cycle);
    throw new Error(
      `${games} games a unit: expected a multiple of the ${cycle} seatings, so that nobody gains by its seat; ${near} is the next`,
    );
  }
  const plan = plannedHere({
    schema: 1,
    engine: version,
    rules: rules.id,
    rulesHash: rulesHash(rules),
    ruleSet: rules,
    board: board.id,
    boardData: board.data,
    ...(position === undefined ? {} : { position }),
    seed: request.seed,
    format,
    mode,
    ...(population === undefined ? {} : { population: planned(population) }),
    players,
    seats,
    seatPolicy: request.seatPolicy,
    unit: learning ? "season" : "block",
    units: request.units,
    games,
    training,
    memory,
    onFault: request.onFault ?? (players.some(({ digest }) => digest !== null) ? "stop" : "passive"),
    stopWhen: request.stopWhen ?? null,
  });
  // A memory that its player cannot read is refused here rather than in a worker.
  if (Object.keys(memory).length > 0) new LineUp(plan, scheduleOf(plan)).playersOf(seedKey(plan.seed));
  return plan;
}

/** Everybody whom the plan names: in format `population` the one player and then those of each table. */
function playersOf({ players, format, population, stopWhen }: PlanRequest): readonly PlannedPlayer[] {
  if ((population !== undefined) !== (format === "population")) {
    throw new Error("format population: expected with a population, and a population in no other format");
  }
  if (population === undefined) return players;
  const [own, ...more] = players;
  if (own === undefined || more.length > 0) {
    throw new Error(
      `${players.length} players at the tables of ${population.id}: expected one, whom they play against`,
    );
  }
  if (stopWhen != null)
    throw new Error("stop when the first two players differ: a population has one player");
  const others = population.tables.flatMap(({ opponents }) => opponents);
  return [apartFrom(own, others), ...others];
}

/** The player marked as one of its own where another of the same kind sits at some table. */
function apartFrom(own: PlannedPlayer, others: readonly PlannedPlayer[]): PlannedPlayer {
  return others.some(({ id }) => id === own.id) ? readPlayer(`${own.spec}#own`) : own;
}

const planned = ({ id, digest, tables }: ReadPopulation): PlannedPopulation => ({
  id,
  digest,
  tables: tables.map(({ opponents: _, ...table }) => table),
});

/** Seats at a table. Throws one line where the position has others than are asked for. */
function seatsOf(request: PlanRequest, players: readonly PlannedPlayer[]): number {
  const { tableSize, format, rules, board, position, population } = request;
  const tables = population === undefined ? undefined : 1 + population.tables[0].against.length;
  if (tables !== undefined && tableSize !== undefined && tableSize !== tables) {
    throw new Error(`a table of ${tableSize} seats: those of ${population?.id} have ${tables}`);
  }
  const lineUp = format === "line-up" ? players.length : tables;
  if (position === undefined) return tableSize ?? lineUp ?? DEFAULT_SEATS;
  const seats = positionOn(board, rules, position).players.length;
  const asked = tableSize ?? lineUp ?? seats;
  if (asked === seats) return seats;
  const what = tableSize === undefined ? `${asked} players` : `a table of ${asked} seats`;
  throw new Error(`${what} for a position of ${seats} seats: give one for each, or another --format`);
}

const roundUp = (games: number, step: number): number => Math.ceil(games / step) * step;
