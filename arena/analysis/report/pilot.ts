import { type Aim, halfWidth, MIN_UNITS, type Plan, planUnits, tellable } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { pairs } from "./comparison.ts";
import { comparedPlace, unitShares } from "./stored-comparison.ts";
import { Tally } from "./tally.ts";

/** Two players of a pilot: what it tells of them already, and how many units an aim needs. */
export interface PilotPair extends Plan {
  readonly a: string;
  readonly b: string;
  /** Half of the width that the interval of their difference has over the pilot's units; null where they never varied. */
  readonly halfWidth: number | null;
  /** The smallest difference that as many units as the pilot's find with the aim's power; null as above. */
  readonly tellable: number | null;
}

export interface Pilot {
  readonly runs: readonly number[];
  readonly units: number;
  readonly kind: TournamentPlan["unit"];
  readonly gamesEach: number;
  readonly pairs: readonly PilotPair[];
}

/**
 * Pilot estimates from one stored run for every two of its players (of the two in `only`, if given), by the variances
 * over its units.
 * Throws in one line with fewer than five units, or without such players.
 */
export function pilotOf(
  store: Store,
  { run, plan }: RunEntry,
  aim: Aim,
  only: readonly [string, string] | null,
): Pilot {
  if (plan.population !== undefined) {
    throw new Error(
      `run ${run} is over a population and compares nobody: give two runs, as arena compare --population plays them`,
    );
  }
  const tally = new Tally(plan);
  for (const unit of store.units(run)) tally.add(unit);
  const { ids, places } = tally.schedule;
  const stranger = only?.find((id) => !ids.includes(id));
  if (stranger !== undefined)
    throw new Error(`run ${run} has no player ${stranger}: it has ${ids.join(", ")}`);
  const specs = places.map((place) => plan.players[place]?.spec);
  const found = ids.flatMap((a, i) =>
    ids.flatMap((b, j) => {
      if (only === null ? j <= i || specs[i] === specs[j] : a !== only[0] || b !== only[1]) return [];
      return [pilotPair(a, b, tally.measures.winShare[i], tally.measures.winShare[j], aim)];
    }),
  );
  return { runs: [run], units: tally.units, kind: plan.unit, gamesEach: plan.games, pairs: found };
}

/** Pilot estimates from two stored runs for the players in the one place where they differ. Throws where there is no such place. */
export function pilotOfTwo(store: Store, [first, second]: readonly [RunEntry, RunEntry], aim: Aim): Pilot {
  const place = comparedPlace(first.plan, second.plan);
  if (place === null) {
    throw new Error(
      `runs ${first.run} and ${second.run}: expected line-ups that differ in one place, as arena compare plays them`,
    );
  }
  const [a, b] = pairs([unitShares(store, first, place), unitShares(store, second, place)]);
  const [idA, idB] = [first, second].map(({ plan }) => plan.players[place]?.id ?? "");
  const { unit: kind, games: gamesEach } = first.plan;
  const found = [pilotPair(idA, idB, a, b, aim)];
  return { runs: [first.run, second.run], units: a.length, kind, gamesEach, pairs: found };
}

function pilotPair(
  a: string,
  b: string,
  sharesA: readonly number[],
  sharesB: readonly number[],
  aim: Aim,
): PilotPair {
  const needed = planUnits(sharesA, sharesB, aim);
  const units = sharesA.length;
  const told = needed.paired !== null && units >= MIN_UNITS;
  return {
    a,
    b,
    ...needed,
    halfWidth: told ? halfWidth(sharesA, sharesB, units) : null,
    tellable: told ? tellable(sharesA, sharesB, units, aim) : null,
  };
}
