import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { curveChart } from "../../chart/curves.ts";
import { ColourLegend } from "../../chart/legend.tsx";
import { counted, percent } from "../../page/format.ts";
import { coloursOf } from "./colours.ts";

/** Shares of its strategies over the season, and the games after which it closed arms. */
export function ShareChart({ learner }: { readonly learner: LearnerAnalysis }) {
  const { strategies, shares, arms, seasons } = learner;
  const colours = coloursOf(learner);
  const names = strategies.map(({ strategy }) => strategy);
  const closed = arms.filter(({ absorbedAfter }) => absorbedAfter !== null);
  return (
    <ChartCard
      title="Share of each strategy over the season"
      about={`Share of its choices, by stretch of games · n = ${counted(seasons, "season")}, pooled${closed.length > 0 ? " · dashed: median game after which an arm was closed" : " · no arm was closed"}`}
      height={Math.max(300, 70 + 30 * arms.length) - 30}
      legend={
        <ColourLegend entries={names.map((name) => ({ label: name, colour: colours.get(name) ?? "" }))} />
      }
      table={{
        columns: [{ name: "games" }, ...names.map((name) => ({ name, show: percent }))],
        rows: shares.map(({ from, to, shares: each }) => [`${from + 1}–${to}`, ...each]),
      }}
      draw={curveChart(
        names.map((name, number) => ({
          label: name,
          colour: colours.get(name) ?? "",
          dash: [],
          points: shares.map(({ from, to, shares: each }) => ({ x: (from + to) / 2, y: each[number] ?? 0 })),
        })),
        {
          x: {
            title: "game of the season",
            show: (game) => String(Math.round(game)),
            min: 0,
            max: shares.at(-1)?.to ?? 1,
          },
          y: { title: "share of choices", show: (share) => `${Math.round(100 * share)}%`, min: 0, max: 1 },
          stacked: true,
          annotations: Object.fromEntries(closed.map((arm) => [arm.arm, closedMark(arm)])),
        },
      )}
    />
  );
}

function closedMark({ arm, absorbedAfter, absorbedShare }: LearnerAnalysis["arms"][number]) {
  return {
    type: "line" as const,
    xMin: absorbedAfter,
    xMax: absorbedAfter,
    borderColor: "#000000",
    borderWidth: 1.5,
    borderDash: [4, 3],
    label: {
      display: true,
      content: `${arm} closed (${percent(absorbedShare)} of seasons)`,
      rotation: -90,
      backgroundColor: "#ffffffdd",
      color: "#000000",
      font: { size: 11 },
      padding: 3,
    },
  };
}
