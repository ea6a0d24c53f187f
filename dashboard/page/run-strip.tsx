import { useState } from "preact/hooks";
import type { RunListing } from "../../arena/apps/server/routes.ts";
import { Commands } from "./commands.tsx";
import { whole } from "./format.ts";
import { stateOf } from "./run-name.ts";
import { Scroller } from "./scroller.tsx";
import { useAnswer } from "./source.ts";

/** Seed, rules, versions and size of a run: enough to play it again. */
export function RunStrip({ run }: { readonly run: RunListing }) {
  const [open, setOpen] = useState(false);
  const configuration = useAnswer(open ? `/api/runs/${run.run}/plan` : null);
  const { plan, units } = run;
  const facts: readonly (readonly [string, string])[] = [
    ["seed", plan.seed],
    ["rules", plan.rules],
    ["board", plan.board],
    ["engine", plan.engine],
    ["format", plan.format],
    ["asked", run.asked],
    [`${plan.unit}s`, `${units} of ${plan.units}, ${plan.games} games each`],
    ["games", whole(units * plan.games)],
    ["state", stateOf(run)],
  ];
  return (
    <div class="strip">
      {facts.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Command and configuration</summary>
        <Commands commands={[run.command]} />
        {configuration.state === "ready" && (
          <Scroller class="configuration" label="Configuration">
            <pre>{JSON.stringify(configuration.value, null, 2)}</pre>
          </Scroller>
        )}
      </details>
    </div>
  );
}
