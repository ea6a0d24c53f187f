import type { Report } from "../../../arena/analysis/report/report.ts";
import type { RunRatings } from "../../../arena/apps/server/run-tallies.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { whole } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { about, bounded } from "./about.ts";

interface Props {
  readonly report: Report;
  /** Ratings of the same run; while it goes on, of a few other units. */
  readonly ratings: RunRatings;
}

/** The one number that a player's wins come to, with its interval. */
export function RatingChart({ report, ratings }: Props) {
  const looks = looksOf(report.players);
  const rows = report.standings.map(({ player, label }) => {
    const row = ratings.players.find((each) => each.player === player);
    return { player, label, value: row?.rating ?? null, interval: row?.interval ?? null };
  });
  const { units } = report;
  const games = ratings.units * units.gamesEach;
  return (
    <ChartCard
      title="Rating"
      about={about(
        { units: { ...units, count: ratings.units }, games },
        "Plackett–Luce on who won, 400 points are odds of ten to one",
        rows.map(({ interval }) => interval),
      )}
      size="minor"
      height={62 + 36 * rows.length}
      table={{
        columns: [
          { name: "player" },
          { name: "rating", show: whole },
          { name: "low", show: whole },
          { name: "high", show: whole },
        ],
        rows: rows.map(({ label, value, interval }) => [label, value, ...bounded(interval)]),
      }}
      draw={intervalChart(
        rows.map(({ player, ...row }) => ({ ...row, look: looks(player) })),
        { axis: "rating", show: whole },
      )}
    />
  );
}
