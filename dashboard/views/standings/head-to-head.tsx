import type { HeadToHeadRow, Report } from "../../../arena/analysis/report/report.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { heatChart } from "../../chart/heat.ts";
import { inkOn, mix, useScheme } from "../../chart/scheme.ts";
import { CutText, cut } from "../../page/cut-text.tsx";
import { percent, percents } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";
import { about, bounded } from "./about.ts";

/** Players from which the matrix takes the whole width. */
const MANY = 5;

/** Share of games in which the row finished ahead of the column. */
export function HeadToHead({ report }: { readonly report: Report }) {
  if (report.headToHead.length === 0) return null;
  const label = (player: string): string =>
    report.standings.find((each) => each.player === player)?.label ?? player;
  const labels = report.standings.map((each) => cut(each.label));
  const { headToHead: rows } = report;
  return (
    <ChartCard
      title="A finished above B"
      about={about(
        report,
        "Share of the games in which both sat; ties are half",
        rows.map(({ interval }) => interval),
      )}
      size={labels.length < MANY ? "minor" : "wide"}
      height={0}
      table={{
        columns: [
          { name: "A" },
          { name: "B" },
          { name: "A above B", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: rows.map(({ player, rival, ahead, interval }) => [
          label(player),
          label(rival),
          ahead,
          ...bounded(interval),
        ]),
      }}
      draw={heatChart(
        labels,
        labels,
        rows.map((row) => ({
          row: cut(label(row.player)),
          column: cut(label(row.rival)),
          value: row.ahead,
          text: textOf(row).join("\n"),
        })),
        { low: 0, high: 1, rowTitle: "A", columnTitle: "B" },
      )}
    >
      <Matrix report={report} />
    </ChartCard>
  );
}

/** The share, and its interval where there is one. */
function textOf({ ahead, interval }: HeadToHeadRow): readonly string[] {
  return interval === null ? [percent(ahead)] : [percent(ahead), percents(interval)];
}

/** The matrix as a table: one row and one column a player, best first. */
function Matrix({ report: { standings, headToHead } }: { readonly report: Report }) {
  const scheme = useScheme();
  return (
    <Scroller class="table" label="A finished above B">
      <table class="matrix">
        <caption class="unseen">Share of games in which A, the row, finished above B, the column</caption>
        <thead>
          <tr>
            <td class="corner">A ↓ B →</td>
            {standings.map(({ player, label }) => (
              <th key={player} scope="col">
                <CutText text={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ player, label }) => (
            <tr key={player}>
              <th scope="row" class="text">
                <CutText text={label} />
              </th>
              {standings.map((rival) => {
                const row = headToHead.find((each) => each.player === player && each.rival === rival.player);
                if (row === undefined) return <td key={rival.player} />;
                const fill = mix(scheme.heatLow, scheme.heatHigh, row.ahead);
                const [share, interval] = textOf(row);
                return (
                  <td key={rival.player} style={{ background: fill, color: inkOn(fill) }}>
                    {share}
                    {interval !== undefined && <small>{interval}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
