import { useEffect } from "preact/hooks";
import type { RunPulse, StorePulse } from "../../arena/apps/server/pulse.ts";
import type { RunListing } from "../../arena/apps/server/routes.ts";
import { useAddress, VIEWS } from "./address.ts";
import { Empty } from "./empty.tsx";
import { Missing } from "./missing.tsx";
import { RunStrip } from "./run-strip.tsx";
import { source, useAnswer, usePulse } from "./source.ts";
import { TopBar } from "./top-bar.tsx";
import { Unplayed } from "./unplayed.tsx";
import { useView } from "./view.ts";

/** The page: navigation, the run that is looked at, and one view of it. */
export function App() {
  const [address, go] = useAddress();
  const pulse = usePulse();
  const runs = useAnswer("/api/runs", JSON.stringify(pulse.runs));
  const View = useView(address.view);
  const { view, params } = address;
  const title = view === null ? "Not found" : VIEWS[view];
  useEffect(() => {
    document.title = `${title} · Monopoly Arena`;
  }, [title]);
  const listed = runs.state === "ready" ? runs.value : [];
  const ofRun = view !== "runs" && view !== "tuning";
  const named = listed.find((each) => String(each.run) === params.run);
  const run = named ?? (ofRun && params.run !== undefined ? undefined : listed.at(-1));
  const played = run !== undefined && (!ofRun || run.units > 0);
  const busy = view !== null && (runs.state === "loading" || (played && View === null));
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        Skip to the numbers
      </button>
      <TopBar address={address} go={go} runs={listed} run={run} live={isLive(pulse, run)} />
      <main id="main" tabIndex={-1} data-view={view ?? ""} aria-busy={busy}>
        <h1 class="unseen">{title}</h1>
        {view === null && <Missing what="such view" />}
        {runs.state === "failed" && <Empty title="The store cannot be read.">{runs.message}</Empty>}
        {view !== null && runs.state === "ready" && run === undefined && (
          <NoRun wanted={params.run} runs={listed} />
        )}
        {view !== null && run !== undefined && (
          <>
            {ofRun && <RunStrip run={run} />}
            {!played && <Unplayed run={run} />}
            {played && View !== null && (
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

interface NoRunProps {
  readonly wanted: string | undefined;
  readonly runs: readonly RunListing[];
}

/** Says that there is no run to show, and why. */
function NoRun({ wanted, runs }: NoRunProps) {
  if (runs.length > 0) return <Missing what={`run ${wanted}`} />;
  return (
    <Empty title="The store has no run yet." commands={["run"]}>
      Play a tournament; this page shows it while it is played.
    </Empty>
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
