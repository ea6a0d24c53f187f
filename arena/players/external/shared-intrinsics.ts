import { BuildingPlan } from "../../../src/law/building-plan.ts";
import { DecisionContext } from "../../../src/player/decision-context.ts";
import { PassivePlayer } from "../../../src/player/player.ts";
import * as playerApi from "../player-api.ts";
import { Intrinsics } from "./intrinsics.ts";

let intrinsics: Intrinsics | null = null;
let frozen = false;

/** The intrinsics of this thread with what player files share with the engine, as they were at the first call. */
export function sharedIntrinsics(): Intrinsics {
  intrinsics ??= new Intrinsics({ DecisionContext, BuildingPlan, ...objectsOf(playerApi) });
  return intrinsics;
}

/** Freezes them, in a thread that does nothing but play. Players assign methods to a passive player: that stays open. */
export function freezeIntrinsics(): void {
  if (!frozen) sharedIntrinsics().freeze([PassivePlayer.prototype]);
  frozen = true;
}

function objectsOf(module: Readonly<Record<string, unknown>>): Record<string, object> {
  const entries = Object.entries(module).filter(
    (entry): entry is [string, object] => typeof entry[1] === "function",
  );
  return Object.fromEntries(entries);
}
