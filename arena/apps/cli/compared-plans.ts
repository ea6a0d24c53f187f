import type { ComparedTable } from "../../analysis/report/comparison.ts";
import { UsageError } from "../../runtime/exit.ts";
import { makePlan, type PlanRequest } from "../../tournament/plan/make-plan.ts";
import { type PlannedPlayer, readPlayer } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { type Table, type TableChoice, tableFrom } from "./table-options.ts";

/** Options of a comparison that is to be played. */
export interface ComparisonRequest extends Pick<PlanRequest, "seed" | "games" | "onFault">, TableChoice {
  readonly from: string | undefined;
  readonly against: readonly PlannedPlayer[];
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
  const { against, meet } = request;
  // Marked, so that neither falls together with one of the others.
  const sideOf = (name: string, mark: string): PlannedPlayer => readPlayer(`${name}#${mark}`);
  const [a, b] = [sideOf(players[0], "A"), sideOf(players[1], "B")];
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

const both = (a: RunnablePlan, b: RunnablePlan): ComparedPlans => ({ plans: [a, b], sides: [a, b] });

/** The line-up of the request under two rule sets. Refuses any other number of them. */
export function plansUnder(request: ComparisonRequest, rules: readonly string[]): RunnablePlan[] {
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
