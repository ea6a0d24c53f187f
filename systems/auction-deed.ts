import { BANK, type Square } from "../components/index.ts";
import { EVENT } from "../src/events/events.ts";
import { means } from "../src/law/holdings.ts";
import { lowestBid, mayBuy } from "../src/law/legality.ts";
import type { Game } from "../src/player/game.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE } from "../src/world/phases.ts";
import { GAME_TALLY } from "../src/world/tally.ts";
import { owe, resume } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { BID } from "./asking/questions-asked.ts";
import { DEBT_COLUMNS, defineSystem } from "./define-system.ts";

/** Auctions the deed on top of what is pending; with no bid it stays with the bank (B-2 to B-7, K-7, K-8). */
export const auctionDeed = defineSystem({
  name: "auctionDeed",
  phase: PHASE.auction,
  reads: ["Player.cash", "Player.bankrupt", "Player.laps", "Derived.liquidity"],
  writes: DEBT_COLUMNS,
  asks: ["bid"],
  run(game) {
    const { world } = game;
    const { square } = world.work;
    world.work.pop();
    world.gameTallies[GAME_TALLY.auctions]++;
    world.events.emit(EVENT.AuctionStarted, square);
    const standing = takeBids(game, square);
    // B-5: the bid binds; what it exceeds the winner's cash by must be raised.
    if (standing.bid > 0) owe(world, standing.bidder, BANK, standing.bid, MONEY.auction, square);
    return resume(game);
  },
});

/** The bid that stands. One place, so that an auction allocates nothing. */
const standing = { bidder: BANK, bid: 0 };

/**
 * Asks every solvent seat in turn, from the one after the seat on turn (B-7), round after round: a seat raises or
 * leaves for good, until the standing bidder is alone or nobody is left.
 */
function takeBids(game: Game, square: Square): typeof standing {
  const { world } = game;
  const { seats, table, turn, bankrupt, events } = world;
  standing.bidder = BANK;
  standing.bid = 0;
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
    if (seat === standing.bidder) break;
    const canBid = means(world, seat) >= lowestBid(world, standing.bid) && mayBuy(world, seat);
    const bid = canBid ? ask(game, BID, seat, square, standing.bid) : 0;
    if (bid > 0) {
      standing.bidder = seat;
      standing.bid = bid;
      events.emit(EVENT.AuctionBid, seat, bid);
    } else {
      present &= ~(1 << seat);
      count--;
    }
  }
  return standing;
}
