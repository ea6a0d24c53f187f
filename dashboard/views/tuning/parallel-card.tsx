import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { parallelChart } from "../../chart/parallel.ts";
import { percent, whole } from "../../page/format.ts";
import { shownValue } from "./settings-text.ts";

/** Every setting as a line over all parameters. */
export function ParallelCard({ study }: { readonly study: StudyAnalysis }) {
  const { parameters, incumbents, trials } = study;
  if (trials.length === 0) return null;
  const scores = trials.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const weight = (score: number): number => (high === low ? 1 : (score - low) / (high - low));
  const best = incumbents.at(-1)?.trial;
  return (
    <ChartCard
      title="Settings in parallel coordinates"
      about={`One line a setting, the fuller coloured the better its score (last axis: ${percent(low)} to ${percent(high)}) · n = ${whole(trials.length)} settings · thick: the best`}
      height={Math.max(300, 60 + 28 * study.steps.length)}
      table={{
        columns: [
          { name: "trial" },
          ...parameters.map(({ name }) => ({ name })),
          { name: "score", show: percent },
        ],
        rows: trials.map(({ trial, settings, score }) => [
          String(trial),
          ...parameters.map((spec) => shownValue(spec, settings)),
          score,
        ]),
      }}
      draw={parallelChart(
        [...parameters.map(({ name }) => name), "score"],
        trials.map(({ trial, point, score }) => ({
          label: `trial ${trial}`,
          places: [...point, weight(score)],
          weight: weight(score),
          chosen: trial === best,
        })),
      )}
    />
  );
}
