import type { Report, Standing } from "../../../arena/report/report.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { Player } from "../../chart/legend.tsx";
import { saveCsv } from "../../chart/save.ts";
import type { Column, TableData, Value } from "../../chart/table-data.ts";
import { decimal, dollars, percent, whole } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { about, bounded } from "./about.ts";

const COLUMNS: readonly (Column & { readonly of: (standing: Standing) => Value })[] = [
  { name: "Player", of: ({ label }) => label },
  { name: "Win share", show: percent, of: ({ winShare }) => winShare },
  { name: "low", show: percent, of: ({ interval }) => bounded(interval)[0] },
  { name: "high", show: percent, of: ({ interval }) => bounded(interval)[1] },
  { name: "Design effect", show: decimal(1), of: ({ designEffect }) => designEffect },
  { name: "Placement", show: decimal(2), of: ({ meanPlacement }) => meanPlacement },
  { name: "Survives", show: percent, of: ({ survival }) => survival },
  { name: "Net worth", show: dollars, of: ({ netWorth }) => netWorth },
  { name: "Share of worth", show: percent, of: ({ worthShare }) => worthShare },
  { name: "Rating", show: whole, of: ({ rating }) => rating },
  { name: "low ", show: whole, of: ({ ratingInterval }) => bounded(ratingInterval)[0] },
  { name: "high ", show: whole, of: ({ ratingInterval }) => bounded(ratingInterval)[1] },
  { name: "Games", show: whole, of: ({ games }) => games },
  { name: "Faults", show: whole, of: ({ faults }) => faults },
];

/** Every player in one row, best first. */
export function StandingsTable({ report }: { readonly report: Report }) {
  const { standings } = report;
  const looks = looksOf(report.players);
  const data: TableData = {
    columns: COLUMNS,
    rows: standings.map((standing) => COLUMNS.map(({ of }) => of(standing))),
  };
  return (
    <section class="card wide" aria-label="Standings">
      <div class="head">
        <h2>Standings</h2>
        <div class="tools">
          <button type="button" aria-label="CSV of Standings" onClick={() => saveCsv("standings", data)}>
            CSV
          </button>
        </div>
      </div>
      <p class="about">
        {about(
          report,
          "Best first; the design effect is the variance over units by that of independent games",
        )}
      </p>
      <div class="table">
        <DataTable
          data={data}
          caption="Standings"
          quiet
          lead={(row) => {
            const { player, label } = standings[row];
            return <Player label={label} look={looks(player)} />;
          }}
        />
      </div>
    </section>
  );
}
