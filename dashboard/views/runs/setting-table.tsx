import { useState } from "preact/hooks";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { line, namedPlayers } from "../../page/run-name.ts";
import { Scroller } from "../../page/scroller.tsx";

/** Settings that two runs may differ in, each as a text. */
const SETTINGS: readonly (readonly [name: string, of: (run: RunListing) => string])[] = [
  ["players", ({ plan }) => line(namedPlayers(plan).map(({ label }) => label))],
  ["rules", ({ plan }) => plan.rules],
  ["board", ({ plan }) => plan.board],
  ["engine", ({ plan }) => plan.engine],
  ["seed", ({ plan }) => plan.seed],
  ["format", ({ plan }) => plan.format],
  ["seats", ({ plan }) => `${plan.seats}, ${plan.seatPolicy}`],
  ["asked", ({ asked }) => asked],
  ["units", ({ plan, units }) => `${units} of ${plan.units} ${plan.unit}s`],
  ["games a unit", ({ plan }) => String(plan.games)],
  ["position", ({ plan }) => (plan.position === undefined ? "the start" : "one of its own")],
  ["on a fault", ({ plan }) => plan.onFault],
  ["stops at", ({ plan }) => (plan.stopWhen === null ? "the end" : `${100 * plan.stopWhen} points`)],
];

/** The settings of runs beside each other; at first only those that differ. */
export function SettingTable({ runs }: { readonly runs: readonly RunListing[] }) {
  const [all, setAll] = useState(false);
  const rows = SETTINGS.map(([name, of]) => [name, ...runs.map(of)]);
  const differing = rows.filter(([, ...values]) => new Set(values).size > 1);
  const listed = all ? rows : differing;
  return (
    <section class="card block" aria-label="Settings">
      <div class="head">
        <h2>Settings</h2>
        <label>
          <input
            type="checkbox"
            checked={!all}
            onChange={({ currentTarget }) => setAll(!currentTarget.checked)}
          />{" "}
          Differences only
        </label>
      </div>
      <p class="about">
        {differing.length === 0
          ? "These runs are the same but for their numbers."
          : `They differ in ${differing.map(([name]) => name).join(", ")}.`}
      </p>
      {listed.length > 0 && (
        <Scroller class="table" label="Settings">
          <DataTable
            caption="Settings"
            quiet
            data={{
              columns: [{ name: "Setting" }, ...runs.map(({ run }) => ({ name: `Run ${run}` }))],
              rows: listed,
            }}
          />
        </Scroller>
      )}
    </section>
  );
}
