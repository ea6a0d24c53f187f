import type { BoardAnalysis } from "../../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../../arena/analysis/report/report.ts";
import { decimal, dollars, percent } from "../../page/format.ts";

/** Something that every square has a number of. */
export interface Measure {
  readonly name: string;
  /** Meaning and unit of the number. */
  readonly about: string;
  readonly show: (value: number | null) => string;
  readonly values: readonly number[];
  /** True where only deeds have the number. */
  readonly ofDeeds: boolean;
}

/** The name of the measure of a player's deeds. */
export const ownedBy = (player: string): string => `owned-${player}`;

/** Every measure by the name that the address has for it. */
export function measuresOf(
  { totals, standings }: Report,
  returns: BoardAnalysis,
): ReadonlyMap<string, Measure> {
  const label = (player: string): string => standings.find((each) => each.player === player)?.label ?? player;
  return new Map<string, Measure>([
    [
      "landings",
      {
        name: "Landings",
        about: "share of all landings",
        show: percent,
        values: totals.landings,
        ofDeeds: false,
      },
    ],
    [
      "rent",
      { name: "Rent", about: "dollars of rent a game", show: dollars, values: totals.rent, ofDeeds: true },
    ],
    [
      "return",
      {
        name: "Return per dollar",
        about: "rent a game for each dollar of price and buildings",
        show: decimal(2),
        values: returns.perDollar,
        ofDeeds: true,
      },
    ],
    [
      "buildings",
      {
        name: "Buildings",
        about: "standing at the end of a game, a hotel counts five",
        show: decimal(2),
        values: totals.buildings,
        ofDeeds: true,
      },
    ],
    ...totals.players.map(({ player, ownership }): [string, Measure] => [
      ownedBy(player),
      {
        name: `Owned by ${label(player)}`,
        about: `share of games that ended with the deed in the hands of ${label(player)}`,
        show: percent,
        values: ownership,
        ofDeeds: true,
      },
    ]),
  ]);
}
