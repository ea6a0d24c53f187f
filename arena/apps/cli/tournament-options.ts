import { availableParallelism } from "node:os";
import { UsageError } from "../../runtime/exit.ts";
import type { PlanRequest } from "../../tournament/plan/make-plan.ts";
import { FAULT_POLICIES, LISTED_FORMATS, MODES } from "../../tournament/plan/plan.ts";
import { readPlayers } from "../../tournament/plan/player-list.ts";
import { SEAT_POLICIES } from "../../tournament/plan/seatings.ts";
import type { UnitRange } from "../../tournament/play-into-store.ts";
import { populationFrom, type ReadPopulation } from "../../tournament/population/population.ts";
import { flag, type OptionTable, type ValuesOf, value } from "./command.ts";
import { GROUP } from "./option-groups.ts";
import { metricsAddress } from "./serve-metrics.ts";
import { TABLE_OPTIONS } from "./table-options.ts";
import { decimal, oneOf, seed, text, type ValueReader, wholeNumber } from "./values.ts";

/** `0-49`, or one number. */
export const unitRange: ValueReader<UnitRange> = (written) => {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(written) ?? [];
  if (from === undefined || Number(to) < Number(from)) throw new Error("expected units such as 0-49, from 0");
  return { from: Number(from), to: Number(to) };
};

/** The root seed of every command that draws by lot. */
export const SEED = value(seed, { default: "42", describe: "root seed: text or a whole number" });

/** Games in all, where `games` would count those of a unit. */
export const total = (standing: string, describe: string) =>
  value(wholeNumber({ min: 1 }), { alias: "n", default: standing, describe });

/** `2pp` (percentage points) or `0.02`: a difference of win shares above 0. */
export const difference: ValueReader<number> = (written) => {
  const [, digits = "", points] = /^(\d*\.?\d+)(pp|%)?$/.exec(written) ?? [];
  const size = points === undefined ? Number(digits) : Number(digits) / 100;
  if (!(size > 0 && size < 1)) throw new Error("expected a difference of win shares such as 2pp or 0.02");
  return size;
};

/** `2%` or `0.02`: a share, 0 to 1. */
export const share: ValueReader<number> = (written) => {
  const [, digits = "", percent] = /^(\d*\.?\d+)(%)?$/.exec(written) ?? [];
  const size = percent === undefined ? Number(digits) : Number(digits) / 100;
  if (digits === "" || size > 1) throw new Error("expected a share such as 2% or 0.02");
  return size;
};

/** Options for the games and how they are counted, whoever plays. */
export const GAME_OPTIONS = {
  ...TABLE_OPTIONS,
  seats: value(oneOf(...SEAT_POLICIES), {
    group: GROUP.what,
    default: "all",
    describe: "every distinct seating, the turns of the written one, or that alone",
  }),
  onFault: value(oneOf(...FAULT_POLICIES), {
    group: GROUP.what,
    describe: "after a player's fault (default: stop for local files, else passive)",
  }),
  seed: { ...SEED, group: GROUP.counting },
  seasons: value(wholeNumber({ min: 1 }), {
    group: GROUP.counting,
    default: "10",
    describe: "independent units: seasons, or blocks where nobody learns",
  }),
  games: value(wholeNumber({ min: 1 }), {
    group: GROUP.counting,
    describe: "games a unit, a multiple of the seatings (default: 48 a season, one block)",
  }),
} satisfies OptionTable;

/** Options for workers elsewhere. */
const QUEUE_OPTIONS = {
  queue: value(text, {
    group: GROUP.machine,
    describe: "let arena worker processes play the units, by a server such as redis://host:6379",
  }),
  metrics: value(metricsAddress, {
    group: GROUP.machine,
    describe: "with --queue: port at which Prometheus reads how it goes, on 127.0.0.1 unless as HOST:PORT",
  }),
  volatileQueue: flag({ group: GROUP.machine, describe: "take a server that may lose work in a crash" }),
  replayShare: value(share, {
    group: GROUP.machine,
    default: "0",
    describe: "share of the units that a second worker plays again, as in 2%",
  }),
} satisfies OptionTable;

/** Options for threads, limits and the store. */
export const MACHINE_OPTIONS = {
  workers: value(wholeNumber({ min: 1, max: 256 }), {
    group: GROUP.machine,
    default: String(availableParallelism()),
    describe: "worker threads; the results are the same for any number",
  }),
  thinkLimit: value(decimal({ min: 0.1 }), {
    group: GROUP.machine,
    describe: "seconds that one answer may take of a player file (20 when left out) or a program (2)",
  }),
  isolate: flag({
    group: GROUP.machine,
    describe: "seat player files in threads of their own, which nothing but numbers and text leaves",
  }),
  resume: flag({
    group: GROUP.machine,
    describe: "go on with the newest run of the same plan, or begin it",
  }),
  ...QUEUE_OPTIONS,
  store: value(text, {
    group: GROUP.output,
    default: ".arena/arena.db",
    describe: "file that keeps the results",
  }),
} satisfies OptionTable;

/** Tables from which every season draws its own. */
export const POPULATION = value(text, {
  group: GROUP.who,
  describe: "tables of which each season draws one, population@1 or a file",
});

const USUAL_PLAYERS = "random,greedy,validator,hl";
const USUAL_LEARNER = "hl";

type LineUpChoice = Pick<ValuesOf<typeof LINE_UP_OPTIONS>, "players" | "format" | "population">;
/** Who plays and who meets whom. */
interface LineUp extends Pick<PlanRequest, "players" | "format"> {
  readonly population: ReadPopulation | undefined;
}

/** Who plays and who meets whom, by the options for the line-up. Throws one line where they contradict each other. */
export function lineUpFrom({ players, format, population }: LineUpChoice): LineUp {
  if (population === undefined) {
    return { players: players ?? readPlayers(USUAL_PLAYERS), format: format ?? "line-up", population };
  }
  if (format !== undefined) {
    throw new UsageError(`--format ${format}: the tables of --population say who meets whom; leave it out`);
  }
  return {
    players: players ?? readPlayers(USUAL_LEARNER),
    format: "population",
    population: populationFrom(population),
  };
}

/** Options for the line-up and the question that is asked of learners. */
export const LINE_UP_OPTIONS = {
  players: value(readPlayers, {
    group: GROUP.who,
    describe: `players by comma (default: ${USUAL_PLAYERS}; ${USUAL_LEARNER} with --population)`,
  }),
  format: value(oneOf(...LISTED_FORMATS), {
    group: GROUP.who,
    describe: "who meets whom (default: line-up)",
  }),
  population: POPULATION,
  tableSize: value(wholeNumber({ min: 2, max: 8 }), {
    group: GROUP.who,
    describe: "seats at a table (default: the line-up's players, else 4)",
  }),
  mode: value(oneOf(...MODES), {
    group: GROUP.who,
    default: "learning",
    describe: "what is asked of learners",
  }),
  training: value(wholeNumber({ min: 0 }), {
    group: GROUP.who,
    describe: "games of a season before those that count (default: 48 in mode frozen, else 0)",
  }),
  memory: value(text, { group: GROUP.who, describe: "file with the memory that learners start with" }),
} satisfies OptionTable;
