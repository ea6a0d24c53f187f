import type { StudyRow } from "../../../arena/apps/server/study-answer.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { hashOf } from "../../page/address.ts";
import { percent, whole } from "../../page/format.ts";
import { line } from "../../page/run-name.ts";
import { Scroller } from "../../page/scroller.tsx";
import { valueText } from "./settings-text.ts";

/** Studies side by side, newest first: how they differ, and what came of each. Nothing for a single one. */
export function StudyTable({ studies }: { readonly studies: readonly StudyRow[] }) {
  if (studies.length < 2) return null;
  const rows = [...studies].reverse();
  return (
    <section class="card block" aria-label="Studies">
      <h2>Studies</h2>
      <p class="about">
        Score of the winner on fresh seeds · scores of studies with other opponents or rules do not compare
      </p>
      <Scroller class="table" label="Studies">
        <DataTable
          caption="Studies"
          quiet
          lead={(row) => {
            const { study } = rows[row];
            return <a href={hashOf({ view: "tuning", params: { study: String(study) } })}>Study {study}</a>;
          }}
          data={{
            columns: [
              { name: "Study" },
              { name: "Player" },
              { name: "Against" },
              { name: "Setting" },
              { name: "Searched" },
              { name: "Sampler" },
              { name: "Budget", show: whole },
              { name: "Confirmed", show: percent },
              { name: "Verdict" },
              { name: "Best" },
            ],
            rows: rows.map((each) => [
              each.study,
              each.player,
              line(each.against),
              `${each.setting}, units of ${each.games}`,
              each.searched.join(", "),
              each.sampler,
              each.budget,
              each.confirmed,
              each.verdict ?? "not confirmed yet",
              bestText(each),
            ]),
          }}
        />
      </Scroller>
    </section>
  );
}

function bestText({ best }: StudyRow): string {
  if (best === null) return "–";
  const changed = Object.entries(best).map(([name, value]) => `${name}=${valueText(value)}`);
  return changed.length === 0 ? "what it began with" : changed.join(", ");
}
