import type { TierDefinition } from "../../../arena/players/tier.ts";
import type { Square } from "../../../components/index.ts";
import { seedKey } from "../../../src/chance/random.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { defaultSettings, type Settings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { type Layout, type Table, table } from "../../support/table.ts";

/** A player with the position that it looks at. */
export interface Seated<P extends Player = Player> {
  readonly player: P;
  readonly ctx: DecisionContext;
  readonly table: Table;
  readonly at: (name: string) => Square;
}

/** A fresh player of the tier, which sits in seat 0 of that table. */
export function seated(tier: TierDefinition, layout: Layout = {}, settings: Settings = {}): Seated {
  const player = tier.create({ ...defaultSettings(tier.parameters), ...settings }, seedKey("tier"));
  return seat(player, layout);
}

/** The player in seat 0 of that table. */
export function seat<P extends Player>(player: P, layout: Layout = {}): Seated<P> {
  const made = table({ ...layout, players: [player, ...(layout.players ?? [])] });
  return { player, ctx: made.game.contexts[0], table: made, at: made.at };
}

/** The names of squares. */
export function namesOf({ ctx }: Seated, squares: readonly Square[]): string[] {
  return squares.map((square) => ctx.board.names[square]);
}
