import type { Settings } from "../../../../src/player/parameters.ts";
import { makePlan, type PlanRequest } from "../../../tournament/plan/make-plan.ts";
import type { PlannedPlayer } from "../../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../../tournament/plan/runnable-plan.ts";
import type { ReadPopulation } from "../../../tournament/population/population.ts";
import type { TaskFault } from "../../../tournament/workers/play-task.ts";
import type { PlaySteps, PlayUnits } from "../../../tournament/workers/play-units.ts";
import { Tally } from "../../report/tally.ts";
import { type Evaluate, type UnitRange, unitCount } from "../search/evaluation.ts";
import { seatedWith, type TunedPlayer } from "./tuned-player.ts";

/** Tournament of a tuned player: all of it but the player's own settings and the number of units. */
export interface StudyGame
  extends Pick<PlanRequest, "rules" | "board" | "position" | "seed" | "seatPolicy" | "games" | "onFault"> {
  readonly player: TunedPlayer;
  /** The others at the table, where there is one. */
  readonly against: readonly PlannedPlayer[];
  /** The tables of which every unit draws one, where there are several. */
  readonly population?: ReadPopulation | undefined;
}

/** What plays the units; it changes nothing in the results. */
export interface StudyMachine extends Pick<PlaySteps, "signal"> {
  readonly play: PlayUnits;
  /** Told, a few times a second, of games begun in the evaluation that is going on, and of how many it takes. */
  readonly tick: (games: number, total: number) => void;
}

/** Thrown by an evaluation that was stopped: nothing of it counts. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** Thrown by an evaluation in which a player made a mistake, where the tournament says to stop at one. */
export class FaultStop extends Error {
  override readonly name = "FaultStop";
  readonly plan: RunnablePlan;
  readonly fault: TaskFault;

  constructor(plan: RunnablePlan, fault: TaskFault) {
    super(`${fault.first.player} made a mistake`);
    this.plan = plan;
    this.fault = fault;
  }
}

/**
 * The evaluation that `arena tune` searches with: the score of a setting on a unit is the tuned player's win share in
 * that unit, against the same others on the same seeds for every setting: at one table, or at the one that the unit draws. Rejects with {@link Interrupted} or
 * {@link FaultStop}.
 */
export function playSettings(game: StudyGame, machine: StudyMachine): Evaluate {
  return async (settings, range) => {
    const plans = settings.map((tuned) => planOf(game, tuned, range));
    const tallies = plans.map((plan) => new Tally(plan));
    const scores = plans.map(() => new Map<number, number>());
    const units = Array.from({ length: unitCount(range) }, (_, i) => range.from + i);
    const total = plans.reduce((sum, plan) => sum + plan.games * units.length, 0);
    let stop: FaultStop | undefined;
    await machine.play(
      plans.map((plan) => ({ plan, units })),
      {
        signal: machine.signal,
        tick: (games) => machine.tick(games, total),
        commit(index, { units: finished, fault }) {
          const tally = tallies[index];
          for (const unit of finished) {
            tally.add(unit);
            scores[index]?.set(unit.unit, tally.lastShare(0));
          }
          if (fault !== null) stop ??= new FaultStop(plans[index], fault);
          return stop === undefined;
        },
      },
    );
    if (stop !== undefined) throw stop;
    return scores.map((byUnit) => units.map((unit) => played(byUnit, unit)));
  };
}

/** The tournament in which the tuned player has these settings. Throws in one line when the games asked for do not fit. */
export function planOf(game: StudyGame, tuned: Settings, range: UnitRange): RunnablePlan {
  const own = seatedWith(game.player, tuned);
  const meeting =
    game.population === undefined
      ? ({ format: "line-up", players: [own, ...game.against] } as const)
      : ({ format: "population", players: [own] } as const);
  return makePlan({
    ...game,
    ...meeting,
    mode: "learning",
    units: range.to,
    memory: {},
  });
}

function played(scores: ReadonlyMap<number, number>, unit: number): number {
  const score = scores.get(unit);
  if (score === undefined) throw new Interrupted("the evaluation was stopped");
  return score;
}
