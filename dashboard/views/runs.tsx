import type { RunListing } from "../../arena/apps/server/routes.ts";
import { Player } from "../chart/legend.tsx";
import { hashOf } from "../page/address.ts";
import { counted, whole } from "../page/format.ts";
import { NoRun } from "../page/no-run.tsx";
import { namedPlayers, stateOf } from "../page/run-name.ts";
import { Scroller } from "../page/scroller.tsx";
import { looksOf } from "../page/tiers.ts";
import type { StoreViewProps } from "../page/view-props.ts";
import { RunComparison } from "./runs/run-comparison.tsx";

/** Every run of the store: to filter, to open, to compare. */
export function Runs({ runs, address, go, pulse }: StoreViewProps) {
  if (runs.length === 0) return <NoRun wanted={undefined} runs={runs} studies={pulse.studies.length} />;
  const filter = address.params.filter ?? "";
  const chosen = (address.params.compare ?? "").split(",").filter((each) => each !== "");
  const found = [...runs].reverse().filter((run) => matches(run, filter));
  const choose = (run: RunListing, on: boolean): void => {
    const others = chosen.filter((each) => each !== String(run.run));
    go({ compare: (on ? [...others, String(run.run)] : others).join(",") });
  };
  return (
    <>
      <div class="row">
        <label>
          Filter
          <input
            type="search"
            value={filter}
            placeholder="player, rules, seed …"
            onInput={({ currentTarget }) => go({ filter: currentTarget.value }, true)}
          />
        </label>
        <span role="status">
          {found.length === runs.length
            ? counted(runs.length, "run")
            : `${found.length} of ${counted(runs.length, "run")}`}
        </span>
      </div>
      <section class="card block" aria-label="Runs">
        <Scroller class="table" label="Runs">
          <table>
            <caption class="unseen">Runs of the store, newest first</caption>
            <thead>
              <tr>
                <th scope="col" class="text">
                  Compare
                </th>
                <th scope="col" class="text">
                  Run
                </th>
                <th scope="col" class="text">
                  Players
                </th>
                <th scope="col" class="text">
                  Rules, board
                </th>
                <th scope="col" class="text">
                  Seed
                </th>
                <th scope="col" class="text">
                  Asked
                </th>
                <th scope="col" class="text">
                  Units
                </th>
                <th scope="col">Games</th>
                <th scope="col" class="text">
                  State
                </th>
                <th scope="col" class="text">
                  Begun (UTC)
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((run) => (
                <RunRow
                  key={run.run}
                  run={run}
                  chosen={chosen.includes(String(run.run))}
                  choose={(on) => choose(run, on)}
                />
              ))}
            </tbody>
          </table>
        </Scroller>
      </section>
      {chosen.length >= 2 && <RunComparison runs={runs.filter(({ run }) => chosen.includes(String(run)))} />}
      {chosen.length === 1 && <p class="about">Choose another run to compare it with.</p>}
    </>
  );
}

interface RowProps {
  readonly run: RunListing;
  readonly chosen: boolean;
  readonly choose: (on: boolean) => void;
}

function RunRow({ run, chosen, choose }: RowProps) {
  const { plan, units } = run;
  const players = plan.players.map(({ id }) => id);
  const looks = looksOf(players);
  return (
    <tr>
      <td class="text">
        <input
          type="checkbox"
          checked={chosen}
          aria-label={`Compare run ${run.run}`}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      </td>
      <th scope="row" class="text">
        <a href={hashOf({ view: "standings", params: { run: String(run.run) } })}>Run {run.run}</a>
      </th>
      <td class="text">
        <span class="legend">
          {[...new Map(namedPlayers(plan).map((each) => [each.id, each])).values()].map(({ id, label }) => {
            const copies = players.filter((each) => each === id).length;
            return <Player key={id} label={copies > 1 ? `${copies} × ${label}` : label} look={looks(id)} />;
          })}
        </span>
      </td>
      <td class="text">
        {plan.rules}, {plan.board}
      </td>
      <td class="text">{plan.seed}</td>
      <td class="text">
        {plan.population?.id ?? plan.format}, {run.asked}
      </td>
      <td class="text">
        <span class="progress" aria-hidden="true">
          <i style={{ width: `${(100 * units) / plan.units}%` }} />
        </span>
        {units} of {counted(plan.units, plan.unit)}
      </td>
      <td>{whole(units * plan.games)}</td>
      <td class="text">{stateOf(run)}</td>
      <td class="text">{run.startedAt.replace("T", " ").replace("Z", "")}</td>
    </tr>
  );
}

/** True where every word of the filter occurs in the row. */
function matches(run: RunListing, filter: string): boolean {
  const { plan, asked } = run;
  const text = [
    `run ${run.run}`,
    ...plan.players.flatMap(({ id, label }) => [id, label]),
    plan.rules,
    plan.board,
    `seed ${plan.seed}`,
    plan.format,
    asked,
    stateOf(run),
  ]
    .join(" ")
    .toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
