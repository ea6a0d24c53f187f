import { HEIGHTS, HOTEL, type Seat, type Square } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { putUpBuilding } from "../../src/law/deed-actions.ts";
import { lowestBid } from "../../src/law/legality.ts";
import type { Game } from "../../src/player/game.ts";
import { STOCK } from "../../src/world/bank-stock.ts";
import { GAME_TALLY, TALLY } from "../../src/world/tally.ts";
import type { World } from "../../src/world/world.ts";
import { ask } from "../asking/ask.ts";
import { BID_BUILDING } from "../asking/questions-asked.ts";
import { tally } from "./settle.ts";

/**
 * Puts up the buildings of an accepted list, one at a time. While more seats could build than the bank has left, each
 * one is contested (H-11, H-12): the seat on turn has bid its printed price and others may raise. What a lost contest
 * makes impossible is left out.
 */
export function buildInOrder(game: Game, seat: Seat, lots: readonly Square[]): void {
  const { world } = game;
  let contested = false;
  for (let i = 0; i < lots.length; i++) {
    const lot = lots[i];
    if (contested && game.plan.load(seat).buildRefusal(lot) !== null) return;
    const cost = world.houseCost[lot];
    const hotel = world.buildings[lot] === HOTEL - 1;
    const stock = world.bank[hotel ? STOCK.hotels : STOCK.houses];
    if (stock < world.seats && stock <= othersAble(game, seat, hotel)) {
      contest(game, seat, lot, cost, hotel);
      contested = true;
    } else {
      erect(world, seat, lot, cost);
    }
  }
}

function erect(world: World, seat: Seat, lot: Square, price: number): void {
  putUpBuilding(world, seat, lot, price);
  tally(world, seat, TALLY.housesBuilt);
  if (world.bank[STOCK.houses] === 0) world.gameTallies[GAME_TALLY.shortage] = 1;
}

/** The number of other seats that could put up a building of that kind now. */
function othersAble(game: Game, builder: Seat, hotel: boolean): number {
  let able = 0;
  for (const seat of game.world.table) {
    if (seat !== builder && bestLot(game, seat, hotel) !== null) able++;
  }
  return able;
}

/**
 * The lot on which one more building of that kind would raise the seat's rent most, or null when it can put up none:
 * what a bidder in a contest bids for.
 */
function bestLot(game: Game, seat: Seat, hotel: boolean): Square | null {
  const { world } = game;
  if (world.bankrupt[seat] !== 0) return null;
  const plan = game.plan.load(seat);
  let best: Square | null = null;
  let most = -1;
  for (const lot of world.streets) {
    if (world.owner[lot] !== seat || plan.buildRefusal(lot) !== null) continue;
    const height = world.buildings[lot];
    if ((height === HOTEL - 1) !== hotel) continue;
    const gain = world.rents[lot * HEIGHTS + height + 1] - world.rents[lot * HEIGHTS + height];
    if (gain > most) {
      most = gain;
      best = lot;
    }
  }
  return best;
}

/** An ascending auction for one building, from the builder's printed price; everyone able to use it may raise. */
function contest(game: Game, builder: Seat, target: Square, floor: number, hotel: boolean): void {
  const { world } = game;
  world.events.emit(EVENT.BuildingContested, builder, target);
  let leader = builder;
  let standing = floor;
  let present = (1 << world.seats) - 1;
  for (let step = 1; ; step++) {
    const seat = world.table[(builder + step) % world.seats];
    if (seat === leader) break;
    if ((present & (1 << seat)) === 0) continue;
    const lot = seat === builder ? target : bestLot(game, seat, hotel);
    const canBid = lot !== null && world.cash[seat] >= lowestBid(world, standing);
    const bid = canBid ? ask(game, BID_BUILDING, seat, lot, standing) : 0;
    if (bid > 0) {
      leader = seat;
      standing = bid;
      world.events.emit(EVENT.AuctionBid, seat, bid);
    } else {
      present &= ~(1 << seat);
    }
  }
  erect(world, leader, leader === builder ? target : (bestLot(game, leader, hotel) as Square), standing);
}
