import { STRATEGIES } from "../../../arena/players/strategies.ts";
import { isStrategyLearner, type StrategyLearner } from "../../../arena/players/strategy-learner.ts";
import { HL_SPEC } from "../../../arena/players/tiers/hl-spec.ts";
import type { Layout } from "../../support/table.ts";
import { type Seated, seated } from "./seated.ts";

/** The learner at that table, its game begun with the strategy of that name, which it holds for the only good one. */
export function playing(
  strategy: string,
  layout: Layout = {},
  values: Readonly<Record<string, number>> = {},
): Seated<StrategyLearner> {
  const seat = learner(layout);
  seat.player.memory?.restore({
    ...(seat.player.memory.snapshot() as object),
    memory: { values: STRATEGIES.map(({ name }) => values[name] ?? (name === strategy ? 0.9 : 0.2)) },
  });
  seat.player.gameStarted?.(seat.ctx);
  return seat;
}

/** A fresh learner at that table. */
export function learner(layout: Layout = {}): Seated<StrategyLearner> {
  const { player, ...rest } = seated(HL_SPEC, layout);
  if (!isStrategyLearner(player)) throw new Error("hl-spec does not learn");
  return { player, ...rest };
}
