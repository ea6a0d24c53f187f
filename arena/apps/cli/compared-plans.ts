import type { ComparedTable } from "../../analysis/report/comparison.ts";
import { UsageError } from "../../runtime/exit.ts";
import { makePlan, type PlanRequest } from "../../tournament/plan/make-plan.ts";
import { type PlannedPlayer, readPlayer, readPlayers } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { populationFrom } from "../../tournament/population/population.ts";
import { type Table, type TableChoice, tableFrom } from "./table-options.ts";

/** Options of a comparison that is to be played. */
export interface ComparisonRequest extends Pick<PlanRequest, "seed" | "games" | "onFault">, TableChoice {
  readonly from: string | undefined;
  readonly against: readonly PlannedPlayer[] | undefined;
  readonly population: string | undefined;
  readonly meet: ComparedTable;
  readonly players: readonly PlannedPlayer[];
  readonly seats: PlanRequest["seatPolicy"];
  readonly seasons: number;
}

/** The tournaments that a comparison of two players plays, and the two as each of them sees the first. */
export interface ComparedPlans {
  /** One where the two sit at the same table. */
  readonly plans: readonly RunnablePlan[];
  readonly sides: readonly [a: RunnablePlan, b: RunnablePlan];
}

/** Throws in one line when the players or games asked for do not fit. */
export function comparedPlans(
  request: ComparisonRequest,
  table: Table,
  players: readonly [a: string, b: string],
): ComparedPlans {
  if (request.population !== undefined) return atPopulation(request, request.population, table, players);
  const { meet } = request;
  const against = againstOf(request);
  const [a, b] = marked(players);
  const plan = (lineUp: readonly PlannedPlayer[]) => planOf(request, table, lineUp, [a, b]);
  switch (meet) {
    case "others":
      return both(plan([a, ...against]), plan([b, ...against]));
    case "three":
      return both(plan([a, ...against.map(() => b)]), plan([b, ...against.map(() => a)]));
    case "head-to-head": {
      const met = plan([a, b]);
      return { plans: [met], sides: [met, { ...met, players: met.players.toReversed() }] };
    }
  }
}

/** The others at the table, where the options do not say. */
const USUAL_OTHERS = "random,greedy,validator";

export const againstOf = ({ against }: Pick<ComparisonRequest, "against">): readonly PlannedPlayer[] =>
  against ?? readPlayers(USUAL_OTHERS);

/** The two, marked so that neither falls together with one of the others. */
function marked([a, b]: readonly [a: string, b: string]): [PlannedPlayer, PlannedPlayer] {
  return [readPlayer(`${a}#A`), readPlayer(`${b}#B`)];
}

/** Each of the two at the tables of a population: a unit draws the same table for both. */
function atPopulation(
  request: ComparisonRequest,
  name: string,
  table: Table,
  players: readonly [a: string, b: string],
): ComparedPlans {
  if (request.against !== undefined || request.meet !== "others") {
    throw new UsageError("--population says whom both players meet: leave --against and --meet out");
  }
  const population = populationFrom(name);
  const two = marked(players);
  const learns = [...two, ...population.tables.flatMap(({ opponents }) => opponents)].some(
    ({ learns }) => learns,
  );
  const [a, b] = two.map((own) =>
    makePlan({
      ...request,
      ...table,
      population,
      format: "population",
      mode: "learning",
      players: [own],
      seatPolicy: request.seats,
      units: request.seasons,
      memory: {},
      asSeasons: learns,
      stopWhen: undefined,
    }),
  );
  return both(a, b);
}

const both = (a: RunnablePlan, b: RunnablePlan): ComparedPlans => ({ plans: [a, b], sides: [a, b] });

/** The line-up of the request under two rule sets. Refuses any other number of them. */
export function plansUnder(request: ComparisonRequest, rules: readonly string[]): RunnablePlan[] {
  if (request.population !== undefined) {
    throw new UsageError("two rule sets compare every player of a line-up: leave --population out");
  }
  if (rules.length !== 2 || rules.some((each) => each === "")) {
    throw new UsageError(`--rules names ${rules.length} rule sets; expected one, or two to compare`);
  }
  return rules.map((each) => planOf(request, tableFrom({ ...request, rules: each }), request.players, []));
}

function planOf(
  request: ComparisonRequest,
  table: Table,
  players: readonly PlannedPlayer[],
  others: readonly PlannedPlayer[],
): RunnablePlan {
  return makePlan({
    ...request,
    ...table,
    population: undefined,
    format: "line-up",
    mode: "learning",
    players,
    seatPolicy: request.seats,
    units: request.seasons,
    memory: {},
    // A unit is the same on both sides: a season where anybody learns on either.
    asSeasons: [...players, ...others].some(({ learns }) => learns),
    stopWhen: undefined,
  });
}
