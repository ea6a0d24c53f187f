import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import { useRarely } from "../page/use-rarely.ts";
import type { RunViewProps } from "../page/view-props.ts";
import { FaultTable } from "./standings/fault-table.tsx";
import { HeadToHead } from "./standings/head-to-head.tsx";
import { MeasureCharts } from "./standings/measure-charts.tsx";
import { PairTable } from "./standings/pair-table.tsx";
import { RatingChart } from "./standings/rating-chart.tsx";
import { SeatChart } from "./standings/seat-chart.tsx";
import { StandingsTable } from "./standings/standings-table.tsx";
import { TableChart } from "./standings/table-chart.tsx";
import { Verdict } from "./standings/verdict.tsx";
import { WinShareChart } from "./standings/win-share-chart.tsx";

/** Milliseconds between two ratings of a run that goes on: each takes a processor for a good while. */
const RATING_EVERY = 3_000;

/** The strength of every player, with its uncertainty. */
export function Standings({ run, version }: RunViewProps) {
  const report = useAnswer(`/api/runs/${run.run}/report`, version);
  const rated = useRarely(version, RATING_EVERY);
  const ratings = useAnswer(`/api/runs/${run.run}/ratings`, rated);
  return (
    <Loaded answer={report}>
      {(value) => (
        <>
          <Verdict report={value} />
          {value.notes.length > 0 && (
            <ul class="notes">
              {value.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <div class="grid">
            <TableChart report={value} />
            <WinShareChart report={value} />
            <HeadToHead report={value} />
            <StandingsTable report={value} ratings={ratings.state === "ready" ? ratings.value : null} />
            <PairTable report={value} />
            <SeatChart report={value} />
            <MeasureCharts report={value} />
            <Loaded answer={ratings} title="Rating">
              {(rating) => <RatingChart report={value} ratings={rating} />}
            </Loaded>
            <FaultTable report={value} run={run} />
          </div>
        </>
      )}
    </Loaded>
  );
}
