import type { BoardAnalysis } from "../../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../../arena/analysis/report/report.ts";
import type { Board } from "../../../src/board/board.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { ColourLegend } from "../../chart/legend.tsx";
import { percent, whole } from "../../page/format.ts";

const MEASURED = "#0072b2";

interface Props {
  readonly board: Board;
  readonly returns: BoardAnalysis;
  readonly report: Report;
}

/** Landings measured, beside what the board's Markov chain says. */
export function LandingChart({ board, returns, report }: Props) {
  const squares = returns.squares.filter(({ square }) => square !== board.jail);
  const known = squares.some(({ theory }) => theory !== null);
  const names = squares.map(({ square }) => board.names[square]);
  return (
    <ChartCard
      title="Landings, measured and by theory"
      about={`Share of landings on all squares but jail · n = ${whole(report.games)} games · no interval${known ? " · diamond: the board's Markov chain, a player who leaves jail at once" : " · these rules have no chain"}`}
      size="wide"
      height={330}
      legend={<ColourLegend entries={[{ label: "measured", colour: MEASURED }]} />}
      table={{
        columns: [{ name: "square" }, { name: "measured", show: percent }, { name: "theory", show: percent }],
        rows: squares.map(({ landings, theory }, i) => [names[i] ?? "", landings, theory]),
      }}
      draw={barChart(
        names,
        [
          ...(known
            ? [
                {
                  label: "theory",
                  colour: "",
                  values: squares.map(({ theory }) => theory ?? 0),
                  asPoints: true,
                },
              ]
            : []),
          { label: "measured", colour: MEASURED, values: squares.map(({ landings }) => landings) },
        ],
        { value: { show: (share) => `${Number((100 * share).toFixed(2))}%`, min: 0 } },
      )}
    />
  );
}
