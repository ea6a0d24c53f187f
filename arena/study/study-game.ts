import type { Settings } from "../../src/parameters.ts";
import { formatSettings } from "../../src/parameters.ts";
import { Tally } from "../report/tally.ts";
import { makePlan, type PlanRequest } from "../tournament/make-plan.ts";
import type { TournamentPlan } from "../tournament/plan.ts";
import { playTournament } from "../tournament/play-tournament.ts";
import { type PlannedPlayer, readPlayer } from "../tournament/player-list.ts";
import type { Evaluate, UnitRange } from "../tuning/evaluation.ts";
import { tierOf } from "./tuned-player.ts";

/** What a tuned player plays in: everything of a tournament but its own settings and the number of units. */
export interface StudyGame extends Pick<PlanRequest, "rules" | "board" | "seed" | "seatPolicy" | "games"> {
  /** The tuned player as it was asked for, as in `hl` or `hl:policy=ucb1`. */
  readonly player: string;
  /** The others at the table. */
  readonly against: readonly PlannedPlayer[];
}

/** How units are played, which decides nothing about what comes out. */
export interface StudyMachine {
  readonly workers: number;
  readonly thinkLimit: number;
  readonly signal: AbortSignal;
  /** Told of games begun in the evaluation that is going on, and of how many it takes. */
  readonly tick: (games: number, total: number) => void;
}

/** Thrown by an evaluation that was stopped: nothing of it counts. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/**
 * The evaluation that `arena tune` searches with: the score of a setting on a unit is the tuned player's win share in
 * that unit, against the same others on the same seeds for every setting. Rejects with {@link Interrupted} when stopped.
 */
export function playSettings(game: StudyGame, machine: StudyMachine): Evaluate {
  return async (settings, range) => {
    const plans = settings.map((each) => planOf(game, each, range));
    const scores = plans.map(() => new Map<number, number>());
    const units = Array.from({ length: range.to - range.from }, (_, i) => range.from + i);
    const total = plans.reduce((sum, plan) => sum + plan.games * units.length, 0);
    await playTournament(
      plans.map((plan) => ({ plan, units })),
      {
        ...machine,
        tick: (games) => machine.tick(games, total),
        commit(index, { units: finished, fault }) {
          for (const unit of finished)
            scores[index]?.set(unit.unit, shareOf(plans[index] as TournamentPlan, unit));
          return fault === null;
        },
      },
    );
    return scores.map((byUnit) =>
      units.map((unit) => {
        const score = byUnit.get(unit);
        if (score === undefined) throw new Interrupted("the evaluation was stopped");
        return score;
      }),
    );
  };
}

/** The tournament of one setting. Throws in one line when the games asked for do not fit. */
export function planOf(game: StudyGame, settings: Settings, range: UnitRange): TournamentPlan {
  const { parameters } = tierOf(game.player);
  const given = parameters.filter(({ name }) => settings[name] !== undefined);
  const tuned = readPlayer(`${nameOf(game.player)}:${formatSettings(given, settings)}#tuned`);
  return makePlan({
    ...game,
    format: "line-up",
    mode: "learning",
    players: [tuned, ...game.against],
    units: range.to,
    memory: {},
    // Every setting is judged over units of the same make, learner or not.
    asSeasons: [tuned, ...game.against].some(({ learns }) => learns),
    onFault: "passive",
  });
}

function nameOf(player: string): string {
  return tierOf(player).id;
}

function shareOf(plan: TournamentPlan, unit: Parameters<Tally["add"]>[0]): number {
  const tally = new Tally(plan);
  tally.add(unit);
  return tally.lastShare(0);
}
