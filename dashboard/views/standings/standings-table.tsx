import type { Report, Standing } from "../../../arena/analysis/report/report.ts";
import type { RunRatings } from "../../../arena/apps/server/run-tallies.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { Player } from "../../chart/legend.tsx";
import { saveCsv } from "../../chart/save.ts";
import type { Column, TableData, Value } from "../../chart/table-data.ts";
import { counted, decimal, dollars, percent, whole } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";
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
  { name: "rating low", show: whole, of: ({ ratingInterval }) => bounded(ratingInterval)[0] },
  { name: "rating high", show: whole, of: ({ ratingInterval }) => bounded(ratingInterval)[1] },
  { name: "Games", show: whole, of: ({ games }) => games },
  { name: "Faults", show: whole, of: ({ faults }) => faults },
];

interface Props {
  readonly report: Report;
  /** Null until they are there; while the run goes on, of a few other units. */
  readonly ratings: RunRatings | null;
}

/** Every player in one row, best first. */
export function StandingsTable({ report, ratings }: Props) {
  const standings = report.standings.map((standing) => {
    const row = ratings?.players.find(({ player }) => player === standing.player);
    return { ...standing, rating: row?.rating ?? null, ratingInterval: row?.interval ?? null };
  });
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
          `Best first; the design effect is the variance over units by that of independent games${older(report, ratings)}`,
          report.standings.map(({ interval }) => interval),
        )}
      </p>
      <Scroller class="table" label="Standings">
        <DataTable
          data={data}
          caption="Standings"
          quiet
          lead={(row) => {
            const { player, label } = standings[row];
            return <Player label={label} look={looks(player)} />;
          }}
        />
      </Scroller>
    </section>
  );
}

/** A note for ratings of other units than the rest, since ratings are counted more rarely. */
function older({ units }: Report, ratings: RunRatings | null): string {
  if (ratings === null || ratings.units === units.count) return "";
  return `; ratings are those of ${counted(ratings.units, units.kind)}`;
}
