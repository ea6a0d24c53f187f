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
  const kept: Address["params"] =
    run === undefined || address.params.run === undefined ? {} : { run: address.params.run };
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
            {VIEWS[view]}
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
          <select
            aria-label="Run"
            value={String(run.run)}
            onChange={({ currentTarget }) =>
              go({ run: currentTarget.value, unit: null, game: null, at: null })
            }
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
