import type { WorthCurve } from "../../../arena/analysis/money/worth-curve.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { curveChart } from "../../chart/curves.ts";
import { Player } from "../../chart/legend.tsx";
import { dollars } from "../../page/format.ts";
import { labelsOf } from "../../page/run-name.ts";
import { looksOf } from "../../page/tiers.ts";

interface Props {
  readonly curve: WorthCurve | null;
  readonly run: RunListing;
}

/** Net worth as the rounds go by. */
export function WorthCurves({ curve, run }: Props) {
  if (curve === null) {
    return (
      <section class="card" aria-label="Net worth over rounds">
        <h2>Net worth over rounds</h2>
        <p class="about">
          It takes games that are played again, which is done for built-in players only; the Game view plays
          one of yours.
        </p>
      </section>
    );
  }
  const looks = looksOf(run.plan.players.map(({ id }) => id));
  const labels = labelsOf(run);
  return (
    <ChartCard
      title="Net worth over rounds"
      about={`Median over games, in dollars; bankrupt is 0, a finished game keeps its last standing · n = ${curve.games} games of ${run.plan.unit} ${curve.unit}, played again · band: quartiles over games`}
      height={300}
      legend={
        <div class="legend">
          {curve.players.map(({ player }) => (
            <Player key={player} label={labels.get(player) ?? player} look={looks(player)} />
          ))}
        </div>
      }
      table={{
        columns: [
          { name: "player" },
          { name: "round", show: String },
          { name: "lower quartile", show: dollars },
          { name: "median", show: dollars },
          { name: "upper quartile", show: dollars },
        ],
        rows: curve.players.flatMap(({ player, points }) =>
          points.map(({ round, p25, median, p75 }) => [
            labels.get(player) ?? player,
            round,
            p25,
            median,
            p75,
          ]),
        ),
      }}
      draw={curveChart(
        curve.players.map(({ player, points }) => ({
          label: labels.get(player) ?? player,
          colour: looks(player).colour,
          dash: looks(player).dash,
          points: points.map(({ round, median, p25, p75 }) => ({
            x: round,
            y: median,
            interval: [p25, p75],
          })),
        })),
        { x: { title: "round", min: 0 }, y: { title: "net worth", show: dollars, min: 0 } },
      )}
    />
  );
}
