import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { externalPlayers, runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { UnitPlayer } from "../../tournament/unit/play-unit.ts";
import { NO_HOOKS } from "../../tournament/unit/unit-hooks.ts";
import { Pace } from "../../tournament/workers/pace.ts";

/** Seconds that are played to tell the speed, and the unit that is played. */
const SECONDS = 1;
const UNIT = 0;

/**
 * Games a second of a stored plan on one thread of this machine, by playing some again for a second. Null where it has
 * external players, who are not started to tell a time.
 */
export function gamesPerSecond(plan: TournamentPlan): number | null {
  if (externalPlayers(plan).length > 0) return null;
  const pace = new Pace();
  let games = 0;
  new UnitPlayer(runnablePlan(plan, false)).play(UNIT, {
    ...NO_HOOKS,
    begin: () => games++ === 0 || pace.seconds() < SECONDS,
  });
  return pace.rate(games);
}

/** A time in words: `40 s`, `12 min`, `3.5 h`. */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
