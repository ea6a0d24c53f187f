import type { RunnablePlan } from "../../arena/tournament/plan/runnable-plan.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../arena/tournament/plans.ts";

/** Plays a plan into the store, its units changed by `edit`. */
export function enterRun(
  store: Store,
  plan: RunnablePlan,
  edit: (unit: UnitResult) => UnitResult = (unit) => unit,
): void {
  const run = store.run(store.createRun(plan));
  const units = Array.from({ length: plan.units }, (_, unit) => edit(playUnit(plan, unit)));
  store.commit(run, units);
  store.endRun(run.run, "completed");
}

/** Plays one unit of a line-up into the store at `path`, which is made where there is none. */
export function enterUnit(path: string, players: string): void {
  const store = Store.write(path);
  enterRun(store, planOf(players, { units: 1 }));
  store.close();
}
