import { useEffect } from "preact/hooks";
import type { RunPulse, StorePulse } from "../../arena/dashboard-server/pulse.ts";
import type { RunListing } from "../../arena/dashboard-server/routes.ts";
import { useAddress, VIEWS } from "./address.ts";
import { Empty } from "./empty.tsx";
import { RunStrip } from "./run-strip.tsx";
import { source, useAnswer, usePulse } from "./source.ts";
import { TopBar } from "./top-bar.tsx";
import { useView } from "./view.ts";

/** The page: navigation, the run that is looked at, and one view of it. */
export function App() {
  const [address, go] = useAddress();
  const pulse = usePulse();
  const runs = useAnswer<readonly RunListing[]>("/api/runs", JSON.stringify(pulse.runs));
  const View = useView(address.view);
  useEffect(() => {
    document.title = `${VIEWS[address.view]} · Monopoly Arena`;
  }, [address.view]);
  const listed = runs.state === "ready" ? runs.value : [];
  const run = listed.find((each) => String(each.run) === address.params.run) ?? listed.at(-1);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        Skip to the numbers
      </button>
      <TopBar address={address} go={go} runs={listed} run={run} live={isLive(pulse, run)} />
      <main id="main" tabIndex={-1} data-view={address.view} aria-busy={View === null || run === undefined}>
        <h1 class="unseen">{VIEWS[address.view]}</h1>
        {runs.state === "failed" && <Empty title="The store cannot be read.">{runs.message}</Empty>}
        {runs.state === "ready" && run === undefined && (
          <Empty title="The store has no run yet." commands={["arena run"]}>
            Play a tournament; this page shows it while it is played.
          </Empty>
        )}
        {run !== undefined && (
          <>
            {address.view !== "runs" && address.view !== "tuning" && <RunStrip run={run} />}
            {View !== null && (
              <View
                run={run}
                runs={listed}
                address={address}
                go={go}
                version={versionOf(pulse, run)}
                pulse={pulse}
              />
            )}
          </>
        )}
      </main>
    </>
  );
}

const pulseOf = ({ runs }: StorePulse, run: RunListing | undefined): RunPulse | undefined =>
  runs.find((each) => each.run === run?.run);

function isLive(pulse: StorePulse, run: RunListing | undefined): boolean {
  const own = pulseOf(pulse, run);
  return !source.embedded && own !== undefined && own.stop === null && own.units < own.planned;
}

function versionOf(pulse: StorePulse, run: RunListing): string {
  return JSON.stringify(pulseOf(pulse, run));
}
