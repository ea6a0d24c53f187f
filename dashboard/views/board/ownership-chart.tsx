import type { BoardAnalysis } from "../../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../../arena/analysis/report/report.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { Player } from "../../chart/legend.tsx";
import { percent, whole } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";

/** Deeds held at the end, by set and player. */
export function OwnershipChart({
  returns,
  report,
}: {
  readonly returns: BoardAnalysis;
  readonly report: Report;
}) {
  const looks = looksOf(report.players);
  const { standings, totals } = report;
  const players = standings.flatMap(({ player, label }) => {
    const own = totals.players.find((each) => each.player === player);
    return own === undefined ? [] : [{ player, label, ownership: own.ownership }];
  });
  const share = (ownership: readonly number[], squares: readonly number[]): number =>
    squares.reduce((sum, square) => sum + (ownership[square] ?? 0), 0) / squares.length;
  return (
    <ChartCard
      title="Deeds held at the end, by set"
      about={`Share of the deeds of a set, mean over games · n = ${whole(report.games)} games · no interval`}
      height={60 + 34 * returns.sets.length}
      legend={
        <div class="legend">
          {players.map(({ player, label }) => (
            <Player key={player} label={label} look={looks(player)} />
          ))}
        </div>
      }
      table={{
        columns: [{ name: "set" }, ...players.map(({ label }) => ({ name: label, show: percent }))],
        rows: returns.sets.map(({ set, squares }) => [
          set,
          ...players.map(({ ownership }) => share(ownership, squares)),
        ]),
      }}
      draw={barChart(
        returns.sets.map(({ set }) => set),
        players.map(({ player, label, ownership }) => ({
          label,
          colour: looks(player).colour,
          values: returns.sets.map(({ squares }) => share(ownership, squares)),
        })),
        { value: { show: (value) => `${Math.round(100 * value)}%`, min: 0 }, lying: true, stacked: true },
      )}
    />
  );
}
