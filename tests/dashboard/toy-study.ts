import {
  confirmStudy,
  foldStudy,
  measureSensitivity,
  planStudy,
  playStudy,
  type StudyEvent,
} from "../../arena/analysis/tuning/search/index.ts";
import { StudyStore } from "../../arena/analysis/tuning/study/study-store.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { plantedParameters, strength, toyArena } from "../arena/analysis/tuning/search/planted.ts";
import { planOf } from "../arena/tournament/plans.ts";

/** Enters a study of a player whose best settings are known, as many times as asked. */
export async function enterToyStudy(path: string, times: number): Promise<void> {
  const evaluate = toyArena("dashboard", strength);
  const plan = planStudy({ parameters: plantedParameters, seed: 1, budget: 500 });
  const events: StudyEvent[] = [];
  for await (const event of playStudy(plan, evaluate)) events.push(event);
  const confirmation = await confirmStudy(foldStudy(events), evaluate, 20);
  const units = { from: confirmation.units.to, to: confirmation.units.to + 20 };
  const sensitivity = await measureSensitivity(plan.parameters, confirmation.settings, evaluate, units);
  const store = Store.write(path);
  try {
    const studies = new StudyStore(store);
    const tournament = planOf("random,greedy");
    for (let time = 0; time < times; time++) {
      const study = studies.create({
        schema: 1,
        player: "toy",
        plan,
        confirm: 20,
        sensitivity: 20,
        tournament,
      });
      for (const [number, event] of events.entries()) studies.append(study, number, event);
      studies.finish(study, { confirmation, sensitivity });
    }
  } finally {
    store.close();
  }
}
