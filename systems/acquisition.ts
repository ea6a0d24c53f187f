import { BANK } from "../components/index.ts";
import { transfer } from "../src/bank.ts";
import { EVENT } from "../src/events.ts";
import { setOwner } from "../src/holdings.ts";
import { MONEY } from "../src/money.ts";
import { PHASE } from "../src/phases.ts";
import { TALLY } from "../src/tally.ts";
import { ask } from "./ask.ts";
import { DEED_COLUMNS, defineSystem, MONEY_COLUMNS } from "./define-system.ts";
import { BUY } from "./questions-asked.ts";
import { resume, tally } from "./settle.ts";

/** Offers the deed landed on at its printed price; declined, or beyond the purse, it goes to auction (B-1, B-2, B-9). */
export const offerForSale = defineSystem({
  name: "offerForSale",
  phase: PHASE.acquisition,
  reads: ["TurnState", "Player.cash"],
  writes: [...MONEY_COLUMNS, ...DEED_COLUMNS, "WorkStack", "Statistics.seats"],
  asks: ["buy"],
  run(game) {
    const { world } = game;
    const { seat, square } = world.turn;
    const price = world.board.price[square];
    if (world.cash[seat] >= price && ask(game, BUY, seat, square, undefined)) {
      transfer(world, seat, BANK, price, MONEY.purchase);
      setOwner(world, square, seat);
      tally(world, seat, TALLY.deedsBought);
      world.events.emit(EVENT.PropertyBought, seat, square, price);
    } else {
      world.events.emit(EVENT.PropertyDeclined, seat, square);
      if (world.rules.auctions) world.work.pushAuction(square);
    }
    return resume(game);
  },
});
