import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { saveCsv } from "../../chart/save.ts";
import type { TableData } from "../../chart/table-data.ts";
import { counted, decimal, percent, whole } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";

/** Choices of each arm and their propensities. */
export function ArmTable({ learner }: { readonly learner: LearnerAnalysis }) {
  const { arms, seasons } = learner;
  const data: TableData = {
    columns: [
      { name: "Arm" },
      { name: "Choices", show: whole },
      { name: "Share", show: percent },
      { name: "Mean propensity", show: decimal(3) },
      { name: "Effective sample", show: whole },
      { name: "Closed in", show: percent },
      { name: "after game", show: whole },
    ],
    rows: arms.map((arm) => [
      arm.arm,
      arm.pulls,
      arm.share,
      arm.meanPropensity,
      arm.effectiveSample,
      arm.absorbedShare,
      arm.absorbedAfter,
    ]),
  };
  return (
    <section class="card wide" aria-label="Choices">
      <div class="head">
        <h2>Choices and their propensities</h2>
        <div class="tools">
          <button type="button" aria-label="CSV of choices" onClick={() => saveCsv("choices", data)}>
            CSV
          </button>
        </div>
      </div>
      <p class="about">
        Propensity: the chance an arm had when it was chosen; the effective sample weighs each choice by one
        over it · n = {counted(seasons, "season")}
      </p>
      <Scroller class="table" label="Choices">
        <DataTable data={data} caption="Choices and their propensities" quiet />
      </Scroller>
    </section>
  );
}
