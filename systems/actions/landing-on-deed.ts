import { BANK, type Seat, type Square } from "../../components/index.ts";
import { pipsThrown } from "../../src/chance/dice.ts";
import { EVENT } from "../../src/events/events.ts";
import { mayBuy } from "../../src/law/legality.ts";
import { rentOf } from "../../src/law/rent.ts";
import type { Game } from "../../src/player/game.ts";
import { MONEY } from "../../src/world/money.ts";
import { type Next, PHASE, RESUME } from "../../src/world/phases.ts";
import type { World } from "../../src/world/world.ts";
import { owe } from "./settle.ts";

/** An unowned deed is on offer, somebody else's charges its rent, one's own nothing (B-1, R-1). */
export function landOnDeed(game: Game, seat: Seat, square: Square): Next {
  const { world } = game;
  const owner = world.owner[square];
  if (owner === BANK) return offerDeed(game, seat, square);
  if (collectsFrom(world, owner, seat)) {
    owe(world, seat, owner, rentOf(world, square, pipsThrown(world.turn)), MONEY.rent, square);
  }
  return RESUME;
}

/** An unowned deed is for sale (B-1, B-8), at some tables only after a first lap. */
export function offerDeed(game: Game, seat: Seat, square: Square): Next {
  const { world } = game;
  if (!mayBuy(world, seat)) return RESUME;
  world.turn.square = square;
  return PHASE.acquisition;
}

/** Leaves the deed to an auction, where the rules have one (B-2). */
export function declineDeed(world: World, seat: Seat, square: Square): void {
  world.events.emit(EVENT.PropertyDeclined, seat, square);
  if (world.rules.auctions) world.work.pushAuction(square);
}

/** True when `owner` may charge `visitor`. */
export function collectsFrom(world: World, owner: Seat, visitor: Seat): boolean {
  return owner !== visitor && (world.rules.rentInJail || world.inJail[owner] === 0);
}
