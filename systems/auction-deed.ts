import { BANK, type Square } from "../components/index.ts";
import { EVENT } from "../src/events/events.ts";
import { means } from "../src/law/holdings.ts";
import { lowestBid, mayBuy } from "../src/law/legality.ts";
import type { Game } from "../src/player/game.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { GAME_TALLY } from "../src/world/tally.ts";
import { owe } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { BID } from "./asking/questions-asked.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem } from "./define-system.ts";

/** Auctions the deed on top of what is pending; with no bid it stays with the bank (B-2 to B-7, K-7, K-8). */
export const auctionDeed = defineSystem({
  name: "auctionDeed",
  phase: PHASE.auction,
  reads: [...DEED_PRINT, "Owned.buildings", "Owned.mortgaged", "Player.bankrupt", "Player.laps", "TurnState"],
  writes: [
    "Owned.owner",
    ...DEED_SUMS,
    "Player.cash",
    "WorkStack",
    "BankStock",
    "Ledger.spending",
    "Statistics.seats",
    "Statistics.game",
  ],
  asks: ["bid"],
  run(game) {
    const { world } = game;
    const { square } = world.work;
    world.work.pop();
    world.gameTallies[GAME_TALLY.auctions]++;
    world.events.emit(EVENT.AuctionStarted, square);
    takeBids(game, square);
    return RESUME;
  },
});

/**
 * Asks every solvent seat in turn, from the one after the seat on turn (B-7), round after round: a seat raises or
 * leaves for good, until the standing bidder is alone or nobody is left. The bid that stands is binding: what it exceeds
 * the bidder's cash by must be raised (B-5).
 */
function takeBids(game: Game, square: Square): void {
  const { world } = game;
  const { seats, table, turn, bankrupt, events } = world;
  let bidder = BANK;
  let standing = 0;
  let present = 0;
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (bankrupt[seat] !== 0) continue;
    present |= 1 << seat;
    count++;
  }
  for (let step = 1; count > 0; step++) {
    const seat = table[(turn.seat + step) % seats];
    if ((present & (1 << seat)) === 0) continue;
    if (seat === bidder) break;
    const canBid = means(world, seat) >= lowestBid(world, standing) && mayBuy(world, seat);
    const bid = canBid ? ask(game, BID, seat, square, standing) : 0;
    if (bid > 0) {
      bidder = seat;
      standing = bid;
      events.emit(EVENT.AuctionBid, seat, bid);
    } else {
      present &= ~(1 << seat);
      count--;
    }
  }
  if (standing > 0) owe(world, bidder, BANK, standing, MONEY.auction, square);
}
