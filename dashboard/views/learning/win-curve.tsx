import type { LearnerAnalysis, LearningAnalysis } from "../../../arena/analysis/learning/learning.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { curveChart } from "../../chart/curves.ts";
import { counted, intervalText, percent } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { bounded } from "../standings/about.ts";

interface Props {
  readonly analysis: LearningAnalysis;
  readonly learner: LearnerAnalysis;
  readonly run: RunListing;
}

/** Win share over the games of a season. */
export function WinCurve({ analysis, learner, run }: Props) {
  const rows = analysis.curve.filter(({ player }) => player === learner.player);
  if (rows.length === 0) return null;
  const look = looksOf(run.plan.players.map(({ id }) => id))(learner.player);
  const par = 1 / run.plan.seats;
  return (
    <ChartCard
      title="Win share over the season"
      about={`Share of games won, by stretch of whole rounds of seatings · n = ${counted(learner.seasons, "season")} · band: ${intervalText(
        rows.map(({ interval }) => interval),
        "season",
      )}`}
      height={300}
      table={{
        columns: [
          { name: "games" },
          { name: "win share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: rows.map(({ from, to, winShare, interval }) => [
          `${from + 1}–${to}`,
          winShare,
          ...bounded(interval),
        ]),
      }}
      draw={curveChart(
        [
          {
            label: learner.label,
            colour: look.colour,
            dash: look.dash,
            points: rows.map(({ from, to, winShare, interval }) => ({
              x: (from + to) / 2,
              y: winShare,
              interval,
            })),
          },
        ],
        {
          x: {
            title: "game of the season",
            show: (game) => String(Math.round(game)),
            min: 0,
            max: analysis.games,
          },
          y: { title: "share of games won", show: (share) => `${Number((100 * share).toFixed(1))}%`, min: 0 },
          reference: { value: par, label: `par ${percent(par)}` },
        },
      )}
    />
  );
}
