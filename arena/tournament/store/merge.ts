import type { UnitResult } from "../unit/unit-result.ts";
import type { RunEntry, Store } from "./store.ts";
import { StoreError } from "./store-error.ts";

/**
 * Copies every run of the sources into the run of the same plan in `target`, which is begun if need be, and returns those
 * runs. Throws on a unit that went differently in two stores, and `target` then is as it was.
 */
export function mergeStores(target: Store, sources: readonly Store[]): RunEntry[] {
  return target.together(() =>
    sources.flatMap((source) =>
      source.runs().map((from) => {
        const into = target.runOf(from.plan) ?? target.run(target.createRun(from.plan));
        target.insert(into, missingUnits(target, into, source.units(from.run)));
        return into;
      }),
    ),
  );
}

function* missingUnits(target: Store, into: RunEntry, units: Iterable<UnitResult>): Iterable<UnitResult> {
  for (const unit of units) if (!isThere(target, into, unit)) yield unit;
}

/** True when the unit is in the run already. Throws when it went differently there: then one of the two is not to be trusted. */
function isThere(target: Store, { run }: RunEntry, { unit, games }: UnitResult): boolean {
  const known = target.games(run, unit);
  if (known === null) return false;
  if (Buffer.from(games.buffer, games.byteOffset, games.byteLength).equals(known)) return true;
  throw new StoreError(
    `store ${target.path}: unit ${unit} of run ${run} went differently in the other store; the same plan must give the same games`,
  );
}
