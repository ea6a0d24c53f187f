import { BuildingPlan } from "../../../src/law/building-plan.ts";
import { DecisionContext } from "../../../src/player/decision-context.ts";
import * as playerApi from "../player-api.ts";
import { Intrinsics } from "./intrinsics.ts";

let intrinsics: Intrinsics | null = null;

/** The intrinsics of this thread with what player files share with the engine, as they were at the first call. */
export function sharedIntrinsics(): Intrinsics {
  intrinsics ??= new Intrinsics({ DecisionContext, BuildingPlan, ...objectsOf(playerApi) });
  return intrinsics;
}

function objectsOf(module: Readonly<Record<string, unknown>>): Record<string, object> {
  const entries = Object.entries(module).filter(
    (entry): entry is [string, object] => typeof entry[1] === "function",
  );
  return Object.fromEntries(entries);
}
