import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Report } from "../../arena/analysis/report/report.ts";
import type { RunnablePlan } from "../../arena/tournament/plan/runnable-plan.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../arena/tournament/unit/unit-result.ts";
import { planOf } from "../arena/tournament/plans.ts";
import { arena } from "./arena.ts";
import { enterRun } from "./enter-run.ts";
import { type Served, serve } from "./served.ts";
import { enterToyStudy } from "./toy-study.ts";

/** Stores that are made once for all tests in a browser, and served: nobody writes to them. */
export interface Prepared {
  /** A run that the command line played, with what `arena run --json` printed, and a study of a toy player. */
  readonly played: Served & { readonly report: Report };
  /** Run 1: four tiers. Run 2: eight players. Run 3: one unit, a player that calls itself {@link DECEIVING}, a fault. */
  readonly various: Served;
  /** Two studies and no run. */
  readonly studies: Served;
}

declare module "vitest" {
  interface ProvidedContext {
    prepared: Prepared;
  }
}

/** The line-up of the run that the command line played: nobody in it takes long. */
export const RUN = [
  ...["--players", "random,greedy,validator,hl-spec", "--games", "24", "--seed", "dashboard"],
  ...["--workers", "1"],
];
/** Eight players, some with labels too long for any column. */
const EIGHT = [
  ...["random", "greedy", "validator", "hl-spec:policy=fixed-arm"],
  ...["hl-spec:policy=epsilon-greedy#cautiousandslow", "random#another", "greedy#another", "validator#third"],
].join();
/** What a player may call itself to deceive a reader: the text after the override is shown backwards. */
const DECEIVING = "honest \u202egnitaehc\u202c";

/** Makes and serves the stores before the first test, and leaves them to be taken away with the run's scratch folder. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "arena-dashboard-"));
  const [played, various, studies] = ["played", "various", "studies"].map((name) =>
    join(folder, `${name}.db`),
  );
  const [printed] = await Promise.all([
    arena("run", ...RUN, "--seasons", "6", "--store", played, "--json", "--quiet"),
    enterToyStudy(studies, 2),
  ]);
  await enterToyStudy(played, 1);
  enterVarious(various);
  const served = await Promise.all([played, various, studies].map(serve));
  const [first, second, third] = served.map(({ store, url }) => ({ store, url }));
  project.provide("prepared", {
    played: { ...first, report: JSON.parse(printed) },
    various: second,
    studies: third,
  });
  return async () => {
    await Promise.all(served.map(({ close }) => close()));
  };
}

function enterVarious(path: string): void {
  const store = Store.write(path);
  enterRun(store, planOf("random,greedy,validator,hl-spec", { units: 2 }));
  enterRun(store, planOf(EIGHT, { units: 2, games: 8, seatPolicy: "rotate" }));
  enterRun(store, deceiving(planOf("random,greedy", { units: 1 })), faulty);
  store.close();
}

function deceiving(plan: RunnablePlan): RunnablePlan {
  const [first, ...others] = plan.players;
  return { ...plan, players: [{ ...first, label: DECEIVING }, ...others] };
}

/** The unit with a fault of the greedy player in seat C's place of the second game. */
function faulty(unit: UnitResult): UnitResult {
  const first = { game: 1, seat: 1, message: `said ${DECEIVING}` };
  return { ...unit, faults: [{ player: "greedy", ask: "bid", reason: "threw", count: 3, ...first }] };
}
