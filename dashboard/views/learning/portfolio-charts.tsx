import type { LearnerAnalysis, PortfolioAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { curveChart } from "../../chart/curves.ts";
import { ColourLegend } from "../../chart/legend.tsx";
import { counted, decimal, intervalText, percent } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";

const SINGLE = "#0072b2";
const BEST = "#d55e00";
const show = decimal(2);

/** Regret against the best strategies of a population, and how much of the gap between them is closed, game by game. */
export function PortfolioCharts({
  learner,
  games,
}: {
  readonly learner: LearnerAnalysis;
  readonly games: number;
}) {
  const { portfolio } = learner;
  if (portfolio === null) return null;
  return (
    <>
      <RegretByBest portfolio={portfolio} games={games} />
      <GapClosed portfolio={portfolio} games={games} />
    </>
  );
}

interface Props {
  readonly portfolio: PortfolioAnalysis;
  readonly games: number;
}

const HALVES = "chosen on one half of the seasons and counted on the other";

function RegretByBest({ portfolio: { sbs, vbs, single, seasons }, games }: Props) {
  const curves = [
    { label: `single best: ${single}`, colour: SINGLE, dash: [], points: sbs },
    { label: "best of each table", colour: BEST, dash: [6, 3], points: vbs },
  ];
  return (
    <ChartCard
      title="Regret against the single best strategy and the best of each table"
      about={`Reward of each less that of the learner, summed over games on the same seeds; ${HALVES} · n = ${counted(seasons, "season")} of ${games} games · band: ${intervalText(
        [...sbs, ...vbs].map(({ interval }) => interval),
        "season",
      )}`}
      height={300}
      legend={<ColourLegend entries={curves.map(({ label, colour }) => ({ label, colour }))} />}
      table={{
        columns: [
          { name: "against" },
          { name: "game", show: String },
          { name: "regret", show },
          { name: "low", show },
          { name: "high", show },
        ],
        rows: curves.flatMap(({ label, points }) =>
          points.map(({ game, value, interval }) => [label, game, value, ...bounded(interval)]),
        ),
      }}
      draw={curveChart(
        curves.map((curve) => ({
          ...curve,
          points: curve.points.map(({ game, value, interval }) => ({ x: game, y: value, interval })),
        })),
        {
          x: { title: "game of the season", min: 0 },
          y: { title: "reward lost", show: (value) => value.toFixed(1) },
          reference: { value: 0, label: "none" },
        },
      )}
    />
  );
}

function GapClosed({ portfolio: { gapClosed, seasons }, games }: Props) {
  const told = gapClosed.filter(({ value }) => value !== null);
  if (told.length === 0) {
    return (
      <section class="card" aria-label="Gap closed">
        <h2>Gap closed</h2>
        <p class="about">
          The best strategy of each table earns no more than the single best one beyond chance, so there is no
          gap that choosing could close · n = {counted(seasons, "season")}
        </p>
      </section>
    );
  }
  return (
    <ChartCard
      title="Gap closed"
      about={`Share of what the best of each table earns beyond the single best that the learner earns too, summed over games: 0 as one fixed strategy, 1 as if told who sits there; ${HALVES} · n = ${counted(seasons, "season")} of ${games} games · band: ${intervalText(
        told.map(({ interval }) => interval),
        "season",
      )}`}
      height={300}
      table={{
        columns: [
          { name: "game", show: String },
          { name: "gap closed", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: gapClosed.map(({ game, value, interval }) => [game, value, ...bounded(interval)]),
      }}
      draw={curveChart(
        [
          {
            label: "gap closed",
            colour: BEST,
            dash: [],
            points: told.map(({ game, value, interval }) => ({ x: game, y: value, interval })),
          },
        ],
        {
          x: { title: "game of the season", min: 0, max: games },
          y: { title: "share of the gap", show: (value) => value.toFixed(1) },
          reference: { value: 0, label: "one fixed strategy" },
        },
      )}
    />
  );
}
