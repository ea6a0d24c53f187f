import type { Report } from "../../arena/report/report.ts";
import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { ViewProps } from "../page/view-props.ts";
import { FaultTable } from "./standings/fault-table.tsx";
import { HeadToHead } from "./standings/head-to-head.tsx";
import { MeasureCharts } from "./standings/measure-charts.tsx";
import { PairTable } from "./standings/pair-table.tsx";
import { SeatChart } from "./standings/seat-chart.tsx";
import { StandingsTable } from "./standings/standings-table.tsx";
import { Verdict } from "./standings/verdict.tsx";
import { WinShareChart } from "./standings/win-share-chart.tsx";

/** Which tier is strongest, and how sure we are. */
export function Standings({ run, version }: ViewProps) {
  const report = useAnswer<Report>(`/api/runs/${run.run}/report`, version);
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
            <WinShareChart report={value} />
            <HeadToHead report={value} />
            <StandingsTable report={value} />
            <PairTable report={value} />
            <SeatChart report={value} />
            <MeasureCharts report={value} />
            <FaultTable report={value} />
          </div>
        </>
      )}
    </Loaded>
  );
}
