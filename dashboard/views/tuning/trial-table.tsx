import { useState } from "preact/hooks";
import type { StudyAnswer } from "../../../arena/apps/server/study-answer.ts";
import { saveCsv } from "../../chart/save.ts";
import { SortableTable } from "../../chart/sortable-table.tsx";
import type { TableData } from "../../chart/table-data.ts";
import { Commands } from "../../page/commands.tsx";
import { percent, whole } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";
import { bounded } from "../standings/about.ts";
import { shownValue } from "./settings-text.ts";

/** Every setting that was played, to sort, to filter, and to play again. */
export function TrialTable({ study }: { readonly study: StudyAnswer }) {
  const [filter, setFilter] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const { parameters } = study;
  const words = filter.toLowerCase().split(/\s+/);
  const trials = study.trials.filter(({ trial, settings, dropped }) => {
    const values = parameters.map((spec) => `${spec.name}=${shownValue(spec, settings)}`);
    const text = [`trial ${trial}`, ...values, dropped ? "dropped" : "kept"].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const data: TableData = {
    columns: [
      { name: "trial", show: whole },
      ...parameters.map(({ name }) => ({ name })),
      { name: "units", show: whole },
      { name: "score", show: percent },
      { name: "low", show: percent },
      { name: "high", show: percent },
      ...(study.tables?.names ?? []).map((name) => ({ name, show: percent })),
      ...(study.tables === null
        ? []
        : [
            { name: "mean", show: percent },
            { name: "worst", show: percent },
          ]),
      { name: "dropped" },
    ],
    rows: trials.map(({ trial, settings, units, score, interval, dropped, tables }) => [
      trial,
      ...parameters.map((spec) => shownValue(spec, settings)),
      units,
      score,
      ...bounded(interval),
      ...tables,
      ...(study.tables === null ? [] : overTables(tables)),
      dropped ? "yes" : "no",
    ]),
  };
  const command = study.trials.find(({ trial }) => trial === chosen)?.command;
  return (
    <section class="card wide" aria-label="Trials">
      <div class="head">
        <h2>Trials</h2>
        <div class="tools">
          <input
            type="search"
            aria-label="Filter trials"
            placeholder="kept, floor=0.2 …"
            value={filter}
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          <button type="button" aria-label="CSV of trials" onClick={() => saveCsv("trials", data)}>
            CSV
          </button>
        </div>
      </div>
      <p class="about">
        Mean score of each setting · {trials.length} of {whole(study.trials.length)} settings · 95% interval
        over units, where there are enough · a head sorts
      </p>
      {command !== undefined && <Commands commands={[command]} />}
      <Scroller class="table tall" label="Trials">
        <SortableTable
          data={data}
          caption="Trials"
          action={(row) => (
            <button
              type="button"
              aria-label={`Command of trial ${trials[row].trial}`}
              aria-pressed={trials[row].trial === chosen}
              onClick={() => setChosen(trials[row].trial)}
            >
              Command
            </button>
          )}
        />
      </Scroller>
    </section>
  );
}

/** The mean and the least of a trial's scores at the tables that it played at. */
function overTables(tables: readonly (number | null)[]): readonly (number | null)[] {
  const played = tables.filter((score) => score !== null);
  if (played.length === 0) return [null, null];
  return [played.reduce((sum, score) => sum + score / played.length, 0), Math.min(...played)];
}
