import type { RunListing } from "../../arena/apps/server/routes.ts";
import { type Address, type Go, hashOf, VIEW_NAMES, VIEWS } from "./address.ts";
import { runName } from "./run-name.ts";

interface Props {
  readonly address: Address;
  readonly go: Go;
  readonly runs: readonly RunListing[];
  readonly run: RunListing | undefined;
  readonly live: boolean;
}

/** Views to go to, and the run to look at. */
export function TopBar({ address, go, runs, run, live }: Props) {
  const kept: Address["params"] = run === undefined ? {} : { run: String(run.run) };
  const newest = runs.at(-1);
  const open = (number: number | string): void =>
    go({ run: number, player: null, measure: null, unit: null, game: null, at: null });
  return (
    <header class="top">
      <strong>Monopoly Arena</strong>
      <nav aria-label="Views">
        {VIEW_NAMES.map((view) => (
          <a
            key={view}
            href={hashOf({ view, params: kept })}
            aria-current={view === address.view ? "page" : undefined}
          >
            {VIEWS[view].title}
          </a>
        ))}
      </nav>
      {run !== undefined && (
        <div class="pick">
          {live && (
            <span class="live" role="status">
              ● live {run.units}/{run.plan.units}
            </span>
          )}
          {newest !== undefined && newest.run > run.run && (
            <button type="button" onClick={() => open(newest.run)}>
              Run {newest.run} is newer
            </button>
          )}
          <select
            aria-label="Run"
            value={String(run.run)}
            onChange={({ currentTarget }) => open(currentTarget.value)}
          >
            {[...runs].reverse().map((each) => (
              <option key={each.run} value={String(each.run)}>
                {runName(each)}
              </option>
            ))}
          </select>
        </div>
      )}
    </header>
  );
}
