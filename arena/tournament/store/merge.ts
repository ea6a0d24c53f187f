import type { UnitResult } from "../unit/unit-result.ts";
import type { RunEntry, Store } from "./store.ts";
import { StoreError } from "./store-error.ts";

/** Units that are copied in one transaction. */
const BATCH = 64;

/** Copies every run of `source` into the run of the same plan in `target`, which is begun if need be; returns those runs. */
export function mergeStore(target: Store, source: Store): RunEntry[] {
  return source.runs().map((from) => {
    const into = target.runOf(from.plan) ?? target.run(target.createRun(from.plan));
    let batch: UnitResult[] = [];
    for (const unit of source.units(from.run)) {
      if (isThere(target, into, unit)) continue;
      batch.push(unit);
      if (batch.length === BATCH) {
        target.commit(into, batch);
        batch = [];
      }
    }
    target.commit(into, batch);
    return into;
  });
}

/** Whether the unit is in the run already. Throws when it went differently there: then one of the two is not to be trusted. */
function isThere(target: Store, { run }: RunEntry, { unit, games }: UnitResult): boolean {
  const known = target.games(run, unit);
  if (known === null) return false;
  if (Buffer.from(games.buffer, games.byteOffset, games.byteLength).equals(known)) return true;
  throw new StoreError(
    `store ${target.path}: unit ${unit} of run ${run} went differently in the other store; the same plan must give the same games`,
  );
}
