import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { heatChart } from "../../chart/heat.ts";
import { counted, percent } from "../../page/format.ts";

/** What the learner believed of its opponents at the end of seasons, by kind; in words where it keeps no belief. */
export function BeliefChart({ learner }: { readonly learner: LearnerAnalysis }) {
  const { opponents, label, seasons } = learner;
  const held = opponents.flatMap(({ table, beliefs }) =>
    beliefs === null ? [] : [{ row: table ?? "this line-up", beliefs }],
  );
  if (held.length === 0) {
    return (
      <section class="card" aria-label="Belief about opponents">
        <h2>Belief about opponents</h2>
        <p class="about">
          {label} keeps no belief about who its opponents are: it chooses by what each strategy earned. A
          learner that recognises them stores one.
        </p>
      </section>
    );
  }
  const cells = held.flatMap(({ row, beliefs }) =>
    beliefs.map(({ kind, share }) => ({ row, column: kind, value: share, text: percentText(share) })),
  );
  const kinds = held[0].beliefs.map(({ kind }) => kind);
  return (
    <ChartCard
      title="Belief about opponents"
      size="wide"
      about={`Share of the opponents met of late that it believed to be of each kind of its training, at the end of seasons, mean over n = ${counted(seasons, "season")} · the belief of each game is not stored`}
      height={110 + 34 * held.length}
      table={{
        columns: [{ name: "table" }, { name: "kind" }, { name: "share", show: percent }],
        rows: cells.map(({ row, column, value }) => [row, column, value]),
      }}
      draw={heatChart(
        held.map(({ row }) => row),
        kinds,
        cells,
        { low: 0, high: 1, rowTitle: "table", columnTitle: "believed kind" },
      )}
    />
  );
}

const percentText = (share: number): string => `${Math.round(100 * share)}%`;
