import type { StudyAnalysis } from "../../arena/analysis/tuning/study/study.ts";
import type { Verdict } from "../../arena/statistics/index.ts";
import { Empty } from "../page/empty.tsx";
import { Loaded } from "../page/loaded.tsx";
import { Missing } from "../page/missing.tsx";
import { useAnswer } from "../page/source.ts";
import type { StoreViewProps } from "../page/view-props.ts";
import { ConfirmChart } from "./tuning/confirm-chart.tsx";
import { HistoryChart } from "./tuning/history-chart.tsx";
import { ImportanceChart } from "./tuning/importance-chart.tsx";
import { Outcome } from "./tuning/outcome.tsx";
import { ParallelCard } from "./tuning/parallel-card.tsx";
import { SliceCharts } from "./tuning/slice-charts.tsx";

/** Searches of a player's parameters: what was tried, what was found, what was confirmed. */
export function Tuning({ address, go, pulse }: StoreViewProps) {
  const studies = useAnswer("/api/studies", JSON.stringify(pulse.studies));
  const listed = studies.state === "ready" ? studies.value : [];
  const wanted = address.params.study;
  const chosen = wanted === undefined ? listed.at(-1) : listed.find(({ study }) => String(study) === wanted);
  const version = JSON.stringify(pulse.studies.find(({ study }) => study === chosen?.study));
  const study = useAnswer(chosen === undefined ? null : `/api/studies/${chosen.study}`, version);
  return (
    <Loaded answer={studies}>
      {() =>
        chosen === undefined && wanted !== undefined ? (
          <Missing what={`study ${wanted}`} to="tuning" />
        ) : chosen === undefined ? (
          <Empty title="The store has no study yet." commands={["tune hl --parameters floor,means"]}>
            A study searches a player's parameters and confirms the winner on fresh seeds.
          </Empty>
        ) : (
          <>
            <div class="row">
              <label>
                Study
                <select
                  value={String(chosen.study)}
                  onChange={({ currentTarget }) => go({ study: currentTarget.value })}
                >
                  {listed.map(({ study, player, verdict, startedAt }) => (
                    <option key={study} value={String(study)}>
                      {study} · {player} · {startedAt.slice(0, 10)} · {stateOf(verdict)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <Loaded answer={study}>
              {(analysis) =>
                analysis === null ? (
                  <Empty title="Nothing has been played yet.">The search has only begun.</Empty>
                ) : (
                  <Charts study={analysis} />
                )
              }
            </Loaded>
          </>
        )
      }
    </Loaded>
  );
}

/** The state of a study, in a word or two. */
function stateOf(verdict: Verdict | null): string {
  if (verdict === null) return "under way";
  return verdict === "better" ? "confirmed better" : "not confirmed";
}

function Charts({ study }: { readonly study: StudyAnalysis }) {
  return (
    <>
      <Outcome study={study} />
      <div class="grid">
        <HistoryChart study={study} />
        <ConfirmChart study={study} />
        <ImportanceChart study={study} />
        <ParallelCard study={study} />
        <SliceCharts study={study} />
      </div>
    </>
  );
}
