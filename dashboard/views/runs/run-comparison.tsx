import { useEffect, useState } from "preact/hooks";
import type { Report } from "../../../arena/analysis/report/report.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { decimal, intervalText, percent } from "../../page/format.ts";
import { source } from "../../page/source.ts";
import { looksOf } from "../../page/tiers.ts";
import { bounded } from "../standings/about.ts";
import { SettingTable } from "./setting-table.tsx";

/** Settings in which runs must agree to be compared without a second thought. */
const ALIKE = ["rules", "board", "format", "mode", "games", "unit", "engine"] as const;

/** The standings of several runs beside each other. */
export function RunComparison({ runs }: { readonly runs: readonly RunListing[] }) {
  const [reports, setReports] = useState<ReadonlyMap<number, Report>>(new Map());
  const wanted = runs.map(({ run }) => run).join();
  useEffect(() => {
    let left = false;
    const numbers = wanted.split(",").map(Number);
    const asked = numbers.map((run) => source.get(`/api/runs/${run}/report`) as Promise<Report>);
    void Promise.all(asked).then((answers) => {
      if (!left) setReports(new Map(numbers.map((run, i) => [run, answers[i]])));
    });
    return () => {
      left = true;
    };
  }, [wanted]);
  const looks = looksOf(runs.flatMap(({ plan }) => plan.players.map(({ id }) => id)));
  const rows = runs.flatMap(({ run }) =>
    (reports.get(run)?.standings ?? []).map((standing) => ({
      ...standing,
      run,
      name: `${standing.label}, run ${run}`,
    })),
  );
  rows.sort((a, b) => a.player.localeCompare(b.player) || a.run - b.run);
  if (rows.length === 0) {
    return (
      <p class="about" role="status">
        Loading …
      </p>
    );
  }
  const unlike = ALIKE.filter((name) => new Set(runs.map(({ plan }) => plan[name])).size > 1);
  return (
    <>
      <SettingTable runs={runs} />
      {unlike.length > 0 && (
        <ul class="notes">
          <li>These runs do not ask the same question: they differ in {unlike.join(", ")}.</li>
        </ul>
      )}
      <ChartCard
        title="Win share, run by run"
        about={`Share of games won · ${intervalText(
          rows.map(({ interval }) => interval),
          "unit",
        )} of each run · for a paired verdict on the same seeds: arena compare`}
        size="wide"
        height={60 + 30 * rows.length}
        table={{
          columns: [
            { name: "player and run" },
            { name: "win share", show: percent },
            { name: "low", show: percent },
            { name: "high", show: percent },
            { name: "placement", show: decimal(2) },
            { name: "survives", show: percent },
          ],
          rows: rows.map(({ name, winShare, interval, meanPlacement, survival }) => [
            name,
            winShare,
            ...bounded(interval),
            meanPlacement,
            survival,
          ]),
        }}
        draw={intervalChart(
          rows.map(({ name, winShare, interval, player }) => ({
            label: name,
            value: winShare,
            interval,
            look: looks(player),
          })),
          { axis: "share of games won", show: (share) => `${Number((100 * share).toFixed(1))}%`, min: 0 },
        )}
      />
    </>
  );
}
