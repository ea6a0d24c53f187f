import { useEffect } from "preact/hooks";
import type { RunListing } from "../../arena/apps/server/routes.ts";
import { useAddress, VIEWS } from "./address.ts";
import { Empty } from "./empty.tsx";
import { Missing } from "./missing.tsx";
import { NoRun } from "./no-run.tsx";
import { RunStrip } from "./run-strip.tsx";
import { type LivePulse, source, useAnswer, usePulse } from "./source.ts";
import { StoreNotice } from "./store-notice.tsx";
import { TopBar } from "./top-bar.tsx";
import { Unplayed } from "./unplayed.tsx";
import { useView } from "./view.ts";

/** The page: navigation, the run that is shown, and one view. */
export function App() {
  const [address, go] = useAddress();
  const pulse = usePulse();
  const runs = useAnswer("/api/runs", JSON.stringify([pulse.edition, pulse.runs]));
  const view = useView(address.view);
  const entry = address.view === null ? null : VIEWS[address.view];
  const title = entry?.title ?? "Not found";
  useEffect(() => {
    document.title = `${title} · Monopoly Arena`;
  }, [title]);
  const listed = runs.state === "ready" ? runs.value : [];
  const { run: wanted } = address.params;
  const named = listed.find((each) => String(each.run) === wanted);
  const run = named ?? (wanted === undefined ? listed.at(-1) : undefined);
  const pinned = wanted ?? run?.run;
  // The run stays when a newer one begins, and through all views.
  useEffect(() => {
    if (wanted === undefined && pinned !== undefined) go({ run: pinned }, true);
  });
  const shown = { runs: listed, address, go, pulse };
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        Skip to the numbers
      </button>
      <TopBar address={address} go={go} runs={listed} run={run} live={isLive(pulse, run)} />
      <StoreNotice pulse={pulse} />
      <main
        id="main"
        tabIndex={-1}
        data-view={address.view ?? ""}
        aria-busy={entry !== null && (runs.state === "loading" || view === null)}
      >
        <h1 class="unseen">{title}</h1>
        {entry === null && <Missing what="such view" />}
        {entry !== null && runs.state === "failed" && (
          <Empty title="The store cannot be read.">{runs.message}</Empty>
        )}
        {runs.state === "ready" && view?.shows === "store" && <view.Component {...shown} />}
        {runs.state === "ready" && view?.shows === "run" && run === undefined && (
          <NoRun wanted={wanted} runs={listed} studies={pulse.studies.length} />
        )}
        {view?.shows === "run" && run !== undefined && (
          <>
            <RunStrip run={run} />
            {run.units === 0 ? (
              <Unplayed run={run} />
            ) : (
              <view.Component {...shown} run={run} version={versionOf(pulse, run)} />
            )}
          </>
        )}
      </main>
    </>
  );
}

const pulseOf = ({ runs }: LivePulse, run: RunListing | undefined) =>
  runs.find((each) => each.run === run?.run);

function isLive(pulse: LivePulse, run: RunListing | undefined): boolean {
  const own = pulseOf(pulse, run);
  return !source.embedded && own !== undefined && own.stop === null && own.units < own.planned;
}

function versionOf(pulse: LivePulse, run: RunListing): string {
  return JSON.stringify(pulseOf(pulse, run));
}
