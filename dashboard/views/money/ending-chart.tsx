import type { Report, RoundsRow } from "../../../arena/analysis/report/report.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { percent, whole } from "../../page/format.ts";

const ENDINGS = [
  { key: "lastSurvivor", name: "last survivor", colour: "#0072b2" },
  { key: "cap", name: "cap on rounds", colour: "#d55e00" },
  { key: "forfeit", name: "forfeit", colour: "#cc79a7" },
] as const;

const lengths = (rounds: RoundsRow | null): string =>
  rounds === null
    ? ""
    : ` · rounds: median ${whole(rounds.median)}, 10–90% ${whole(rounds.p10)}–${whole(rounds.p90)}, most ${whole(rounds.max)}`;

/** Shares of the endings of games. */
export function EndingChart({ report }: { readonly report: Report }) {
  const { games, rounds } = report;
  const endings = ENDINGS.map((ending) => ({ ...ending, count: report.endings[ending.key] }));
  return (
    <ChartCard
      title="How games ended"
      about={`Share of games · n = ${whole(games)} games${lengths(rounds)}`}
      height={170}
      table={{
        columns: [{ name: "ending" }, { name: "games", show: whole }, { name: "share", show: percent }],
        rows: endings.map(({ name, count }) => [name, count, count / games]),
      }}
      draw={barChart(
        endings.map(({ name }) => name),
        [
          {
            label: "share of games",
            colour: endings.map(({ colour }) => colour),
            values: endings.map(({ count }) => count / games),
          },
        ],
        {
          value: { show: (share) => `${Math.round(100 * share)}%`, min: 0, max: 1 },
          lying: true,
        },
      )}
    />
  );
}
