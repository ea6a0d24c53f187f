import { board } from "../../../src/board/catalog.ts";
import {
  type Casting,
  castOf,
  type PopulationProof,
  populationText,
  provePopulation,
} from "../../analysis/population/population-proof.ts";
import type { ExitCode } from "../../runtime/exit.ts";
import { makePlan } from "../../tournament/plan/make-plan.ts";
import { type PlannedPlayer, readPlayer } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { populationFrom } from "../../tournament/population/population.ts";
import type { Console } from "./command.ts";
import type { MachineSettings } from "./machine-settings.ts";
import { refused } from "./refused.ts";
import { playSession } from "./session.ts";
import { endOf } from "./session-end.ts";
import { rulesFrom } from "./sources.ts";

/** What is asked of the proof of a population. */
export interface PopulationRequest extends MachineSettings {
  readonly population: string;
  readonly arms: readonly PlannedPlayer[];
  readonly learner: string;
  readonly rivals: readonly PlannedPlayer[];
  readonly rules: string;
  readonly seed: string;
  readonly seasons: number;
  readonly games: number | undefined;
  /** The line that asks for it again. */
  readonly command: string;
}

/** Plays every arm, the learner and its rivals at every table, on the same seeds, and says what choosing could earn. */
export async function playPopulation(
  request: PopulationRequest,
  console: Console,
): Promise<ExitCode | undefined> {
  const { arms, rivals, learner } = request;
  const casting: Casting = { arms: arms.map(({ id }) => id), learner, rivals: rivals.map(({ id }) => id) };
  const { population, plans } = refused(() => {
    const read = populationFrom(request.population);
    const cast = castOf(casting).map((each) => readPlayer(`${each}#own`));
    return {
      population: read,
      plans: read.tables.flatMap(({ opponents }) =>
        cast.map((own) => cellPlan(request, [own, ...opponents])),
      ),
    };
  });
  let code: ExitCode | undefined;
  let proof: PopulationProof | null = null;
  await playSession(plans, request, console, {
    finish(session) {
      code = endOf(session, console, request.command);
      if (session.stop !== "completed") return;
      const cells = session.runs.map(({ run, plan }) => ({ plan, units: session.store.units(run) }));
      proof = provePopulation(population, casting, cells);
      console.note(`${session.timing.games} games in ${session.timing.seconds.toFixed(0)} s`);
    },
  });
  if (proof !== null) {
    const found: PopulationProof = proof;
    console.answer(found, () => populationText(found));
  }
  return code;
}

function cellPlan(
  { rules, seed, seasons, games }: PopulationRequest,
  players: readonly PlannedPlayer[],
): RunnablePlan {
  const table = board("us-classic");
  return makePlan({
    rules: rulesFrom(rules, table),
    board: table,
    seed,
    format: "line-up",
    mode: "learning",
    players,
    seatPolicy: "all",
    units: seasons,
    games,
    memory: {},
    // A season for everybody, so that arms and learners are counted alike.
    asSeasons: true,
  });
}
