import type { RandomKey } from "../../../src/chance/random.ts";
import type { Player } from "../../../src/player/player.ts";
import { parseEntrant, seatEntrant, TIERS } from "../../players/registry.ts";
import { TRADER } from "../../players/tiers/trader.ts";
import type { RecordedSeat } from "../record/record.ts";

/** Who plays a seat in playouts. */
export interface SeatPolicy {
  /** As it stands in tables. */
  readonly label: string;
  readonly player: Player;
}

/**
 * Who plays the seats of a recorded game in its playouts: a seat's own tier where that plays fast and remembers nothing,
 * else Trader, as for a player that is not built in.
 */
export function seatPolicies(seats: readonly RecordedSeat[], key: RandomKey): SeatPolicy[] {
  return seats.map(({ player }) => {
    const tier = TIERS.get(player.split(":", 1)[0]);
    if (tier === undefined || tier.learns || tier.kind === "external") {
      return { label: TRADER.label, player: TRADER.create({}, key) };
    }
    return { label: tier.label, player: seatEntrant(parseEntrant(player), key) };
  });
}
