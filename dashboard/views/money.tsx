import type { MoneyAnalysis } from "../../arena/analysis/money/money.ts";
import type { WorthCurve } from "../../arena/analysis/money/worth-curve.ts";
import type { Report } from "../../arena/analysis/report/report.ts";
import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { ViewProps } from "../page/view-props.ts";
import { EndingChart } from "./money/ending-chart.tsx";
import { FlowChart } from "./money/flow-chart.tsx";
import { LengthChart } from "./money/length-chart.tsx";
import { WorthBoxes } from "./money/worth-boxes.tsx";
import { WorthCurves } from "./money/worth-curves.tsx";

/** Where money comes from and goes to, and how games end. */
export function Money({ run, version }: ViewProps) {
  const report = useAnswer<Report>(`/api/runs/${run.run}/report`, version);
  const money = useAnswer<MoneyAnalysis>(`/api/runs/${run.run}/money`, version);
  const worth = useAnswer<WorthCurve | null>(`/api/runs/${run.run}/worth/0`);
  return (
    <Loaded answer={report}>
      {(value) => (
        <div class="grid">
          <FlowChart report={value} flow="income" />
          <FlowChart report={value} flow="spending" />
          <Loaded answer={worth} title="Net worth over rounds">
            {(curve) => <WorthCurves curve={curve} run={run} />}
          </Loaded>
          <Loaded answer={money} title="Net worth at the end">
            {(analysis) => (
              <>
                <WorthBoxes analysis={analysis} run={run} />
                <LengthChart analysis={analysis} />
                <EndingChart report={value} />
              </>
            )}
          </Loaded>
        </div>
      )}
    </Loaded>
  );
}
