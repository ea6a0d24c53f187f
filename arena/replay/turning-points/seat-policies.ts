import type { RandomKey } from "../../../src/chance/random.ts";
import { parseSettings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { BASIC_TIERS, OPPONENT_TIERS } from "../../players/scripted-tiers.ts";
import { TRADER } from "../../players/tiers/trader.ts";
import type { RecordedSeat } from "../record/record.ts";

/** Who plays a seat in playouts. */
export interface SeatPolicy {
  /** As it stands in tables. */
  readonly label: string;
  readonly player: Player;
}

const SCRIPTED = new Map([...BASIC_TIERS, ...OPPONENT_TIERS].map((tier) => [tier.id as string, tier]));

/**
 * Who plays the seats of a recorded game in its playouts: a seat's own tier where that plays fast and remembers nothing,
 * else Trader; so too for a player that is not built in, or whose settings are of another version of its tier.
 */
export function seatPolicies(seats: readonly RecordedSeat[], key: RandomKey): SeatPolicy[] {
  return seats.map(
    ({ player }) => ownTier(player, key) ?? { label: TRADER.label, player: TRADER.create({}, key) },
  );
}

function ownTier(player: string, key: RandomKey): SeatPolicy | null {
  const [, id = player, options = ""] = /^([a-z-]+):(.*)$/s.exec(player) ?? [];
  const tier = SCRIPTED.get(id);
  if (tier === undefined) return null;
  try {
    return { label: tier.label, player: tier.create(parseSettings(tier.parameters, options), key) };
  } catch {
    return null;
  }
}
