import type { Report } from "../../../arena/analysis/report/report.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { ColourLegend } from "../../chart/legend.tsx";
import { dollars, whole } from "../../page/format.ts";

/** The reasons that have a colour of their own, the same for income and spending. */
const REASONS: Readonly<Record<string, { readonly name: string; readonly colour: string }>> = {
  salary: { name: "salary", colour: "#0072b2" },
  rent: { name: "rent", colour: "#d55e00" },
  purchase: { name: "purchase", colour: "#e69f00" },
  auction: { name: "auction", colour: "#b8a800" },
  build: { name: "building", colour: "#009e73" },
  sellBuilding: { name: "buildings sold", colour: "#009e73" },
  tax: { name: "tax", colour: "#cc79a7" },
  card: { name: "cards, by the bank", colour: "#56b4e9" },
  cardPlayers: { name: "cards, by players", colour: "#7a5cc0" },
  mortgage: { name: "mortgage", colour: "#8a8f98" },
  unmortgage: { name: "mortgages lifted", colour: "#8a8f98" },
  trade: { name: "trade", colour: "#a0522d" },
};
const OTHER = { name: "other", colour: "#3f4a56" };

interface Props {
  readonly report: Report;
  readonly flow: "income" | "spending";
}

/** Dollars a game by reason, one bar a player. */
export function FlowChart({ report, flow }: Props) {
  const { players } = report.totals;
  const label = (player: string): string =>
    report.standings.find((each) => each.player === player)?.label ?? player;
  const reasons = seriesOf(players, flow);
  return (
    <ChartCard
      title={flow === "income" ? "Income by reason" : "Spending by reason"}
      about={`Mean dollars a game · n = ${whole(report.games)} games · no interval`}
      height={70 + 42 * players.length}
      legend={<ColourLegend entries={reasons.map(({ name, colour }) => ({ label: name, colour }))} />}
      table={{
        columns: [{ name: "player" }, ...reasons.map(({ name }) => ({ name, show: dollars }))],
        rows: players.map((each, row) => [
          label(each.player),
          ...reasons.map(({ values }) => values[row] ?? 0),
        ]),
      }}
      draw={barChart(
        players.map(({ player }) => label(player)),
        reasons.map(({ name, colour, values }) => ({ label: name, colour, values })),
        { value: { title: "dollars a game", show: dollars }, lying: true, stacked: true },
      )}
    />
  );
}

/** Dollars a game of each reason that has a colour, the largest first, and of all others together. */
function seriesOf(players: Report["totals"]["players"], flow: Props["flow"]) {
  const every = Object.keys(players[0]?.[flow] ?? {});
  const amounts = (reasons: readonly string[]): number[] =>
    players.map((each) => reasons.reduce((sum, reason) => sum + (each[flow][reason] ?? 0), 0));
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const known = Object.entries(REASONS)
    .map(([reason, look]) => ({ ...look, values: amounts([reason]) }))
    .sort((a, b) => sum(b.values) - sum(a.values));
  const others = { ...OTHER, values: amounts(every.filter((reason) => !(reason in REASONS))) };
  return [...known, others].filter(({ values }) => sum(values) > 0);
}
