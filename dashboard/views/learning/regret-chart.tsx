import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { curveChart } from "../../chart/curves.ts";
import { counted, decimal, intervalText } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { bounded } from "../standings/about.ts";

const show = decimal(2);

/** Reward lost against the best strategy; only where its true value is known. */
export function RegretChart({
  learner,
  games,
}: {
  readonly learner: LearnerAnalysis;
  readonly games: number;
}) {
  const { regret, seasons, audit, player } = learner;
  if (regret === null) return null;
  const look = looksOf([player])(player);
  return (
    <ChartCard
      title="Cumulative regret"
      about={`Reward of ${audit?.best} alone less that of the learner, summed over games on the same seeds · n = ${counted(seasons, "season")} of ${games} games · band: ${intervalText(
        regret.map(({ interval }) => interval),
        "season",
      )}`}
      height={300}
      table={{
        columns: [
          { name: "game", show: (game) => String(game) },
          { name: "regret", show },
          { name: "low", show },
          { name: "high", show },
        ],
        rows: regret.map(({ game, value, interval }) => [game, value, ...bounded(interval)]),
      }}
      draw={curveChart(
        [
          {
            label: "regret",
            colour: look.colour,
            dash: [],
            points: regret.map(({ game, value, interval }) => ({ x: game, y: value, interval })),
          },
        ],
        {
          x: { title: "game of the season", min: 0 },
          y: { title: "reward lost", show: (value) => value.toFixed(1) },
          reference: { value: 0, label: "none" },
        },
      )}
    />
  );
}
