import type { Report } from "../../../arena/report/report.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { ColourLegend } from "../../chart/legend.tsx";
import { dollars, whole } from "../../page/format.ts";
import { SERIES } from "../../page/tiers.ts";

/** How the reasons of the bank's ledger are called here. */
const NAMES: Readonly<Record<string, string>> = {
  cardPlayers: "cards, by players",
  card: "cards, by the bank",
  jailFine: "jail fine",
  sellBuilding: "buildings sold",
  unmortgage: "mortgages lifted",
  build: "building",
  purchase: "purchase",
};

interface Props {
  readonly report: Report;
  readonly flow: "income" | "spending";
}

/** Dollars a game by reason, one bar a player. */
export function FlowChart({ report, flow }: Props) {
  const { players } = report.totals;
  const label = (player: string): string =>
    report.standings.find((each) => each.player === player)?.label ?? player;
  const reasons = Object.keys(players[0]?.[flow] ?? {})
    .map((reason) => ({ reason, sum: players.reduce((sum, each) => sum + (each[flow][reason] ?? 0), 0) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ reason }, i) => ({ reason, name: NAMES[reason] ?? reason, colour: SERIES[i] ?? OTHERS }));
  return (
    <ChartCard
      title={flow === "income" ? "Income by reason" : "Spending by reason"}
      about={`Mean dollars a game · n = ${whole(report.games)} games · no interval`}
      height={70 + 42 * players.length}
      legend={<ColourLegend entries={reasons.map(({ name, colour }) => ({ label: name, colour }))} />}
      table={{
        columns: [{ name: "player" }, ...reasons.map(({ name }) => ({ name, show: dollars }))],
        rows: players.map((each) => [
          label(each.player),
          ...reasons.map(({ reason }) => each[flow][reason] ?? 0),
        ]),
      }}
      draw={barChart(
        players.map(({ player }) => label(player)),
        reasons.map(({ reason, name, colour }) => ({
          label: name,
          colour,
          values: players.map((each) => each[flow][reason] ?? 0),
        })),
        { value: { title: "dollars a game", show: dollars }, lying: true, stacked: true },
      )}
    />
  );
}

/** Of the rarest reasons, beyond the palette. */
const OTHERS = "#5b6b7d";
