import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { RunViewProps } from "../page/view-props.ts";
import { EndingChart } from "./money/ending-chart.tsx";
import { FlowChart } from "./money/flow-chart.tsx";
import { LengthChart } from "./money/length-chart.tsx";
import { WorthBoxes } from "./money/worth-boxes.tsx";
import { WorthCurves } from "./money/worth-curves.tsx";

/** Income, spending and net worth, length and endings of games. */
export function Money({ run, version }: RunViewProps) {
  const report = useAnswer(`/api/runs/${run.run}/report`, version);
  const money = useAnswer(`/api/runs/${run.run}/money`, version);
  const worth = useAnswer(`/api/runs/${run.run}/worth/0`);
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
