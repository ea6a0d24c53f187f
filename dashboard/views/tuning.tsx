import { useEffect } from "preact/hooks";
import type { StudyAnswer, StudyRow } from "../../arena/apps/server/study-answer.ts";
import type { Verdict } from "../../arena/statistics/index.ts";
import { Empty } from "../page/empty.tsx";
import { percent } from "../page/format.ts";
import { Loaded } from "../page/loaded.tsx";
import { Missing } from "../page/missing.tsx";
import { line } from "../page/run-name.ts";
import { useAnswer } from "../page/source.ts";
import type { StoreViewProps } from "../page/view-props.ts";
import { ConfirmChart } from "./tuning/confirm-chart.tsx";
import { HistoryChart } from "./tuning/history-chart.tsx";
import { ImportanceChart } from "./tuning/importance-chart.tsx";
import { Outcome } from "./tuning/outcome.tsx";
import { PairChart } from "./tuning/pair-chart.tsx";
import { ParallelCard } from "./tuning/parallel-card.tsx";
import { SliceCharts } from "./tuning/slice-charts.tsx";
import { StudyTable } from "./tuning/study-table.tsx";
import { TableScores } from "./tuning/table-scores.tsx";
import { TrialTable } from "./tuning/trial-table.tsx";

/** Searches of a player's parameters: what was tried, what was found, what was confirmed. */
export function Tuning(props: StoreViewProps) {
  const studies = useAnswer("/api/studies", JSON.stringify([props.pulse.edition, props.pulse.studies]));
  return <Loaded answer={studies}>{(listed) => <Studies {...props} listed={listed} />}</Loaded>;
}

interface StudiesProps extends StoreViewProps {
  /** Oldest first. */
  readonly listed: readonly StudyRow[];
}

function Studies({ address, go, pulse, listed }: StudiesProps) {
  const { study: wanted } = address.params;
  const newest = listed.at(-1);
  const chosen = wanted === undefined ? newest : listed.find(({ study }) => String(study) === wanted);
  // The study stays when a newer one begins.
  useEffect(() => {
    if (wanted === undefined && chosen !== undefined) go({ study: chosen.study }, true);
  });
  const version = JSON.stringify(pulse.studies.find(({ study }) => study === chosen?.study));
  const study = useAnswer(chosen === undefined ? null : `/api/studies/${chosen.study}`, version);
  if (chosen === undefined) {
    if (wanted !== undefined && listed.length > 0) return <Missing what={`study ${wanted}`} to="tuning" />;
    return (
      <Empty title="The store has no study yet." commands={["tune hl --parameters floor,means"]}>
        A study searches a player's parameters and confirms the winner on fresh seeds.
      </Empty>
    );
  }
  return (
    <>
      <div class="row">
        <label>
          Study
          <select
            value={String(chosen.study)}
            onChange={({ currentTarget }) => go({ study: currentTarget.value })}
          >
            {[...listed].reverse().map((each) => (
              <option key={each.study} value={String(each.study)}>
                {studyName(each)}
              </option>
            ))}
          </select>
        </label>
        {newest !== undefined && newest.study > chosen.study && (
          <button type="button" onClick={() => go({ study: newest.study })}>
            Study {newest.study} is newer
          </button>
        )}
      </div>
      <StudyTable studies={listed} />
      <Loaded answer={study}>
        {(analysis) =>
          analysis === null ? (
            <Empty title="Nothing has been played yet.">The search has only begun.</Empty>
          ) : (
            <Charts study={analysis} address={address} go={go} />
          )
        }
      </Loaded>
    </>
  );
}

/** A study in a line: number, player, opponents, day, and what came of it. */
function studyName({ study, player, against, startedAt, verdict, confirmed }: StudyRow): string {
  const score = confirmed === null ? "" : `, ${percent(confirmed)}`;
  return `${study} · ${player} against ${line(against)} · ${startedAt.slice(0, 10)} · ${stateOf(verdict)}${score}`;
}

/** The state of a study, in a word or two. */
function stateOf(verdict: Verdict | null): string {
  if (verdict === null) return "under way";
  return verdict === "better" ? "confirmed better" : "not confirmed";
}

interface ChartsProps extends Pick<StoreViewProps, "address" | "go"> {
  readonly study: StudyAnswer;
}

function Charts({ study, address, go }: ChartsProps) {
  return (
    <>
      <Outcome study={study} />
      <div class="grid">
        <HistoryChart study={study} />
        <ConfirmChart study={study} />
        <TableScores study={study} />
        <ImportanceChart study={study} />
        <ParallelCard study={study} />
        <PairChart study={study} address={address} go={go} />
        <SliceCharts study={study} />
        <TrialTable study={study} />
      </div>
    </>
  );
}
