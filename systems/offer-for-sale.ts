import { BANK } from "../components/index.ts";
import { EVENT } from "../src/events/events.ts";
import { transfer } from "../src/law/bank.ts";
import { setOwner } from "../src/law/holdings.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { TALLY } from "../src/world/tally.ts";
import { tally } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { BUY } from "./asking/questions-asked.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem } from "./define-system.ts";

/** Offers the deed landed on at its printed price; declined, or beyond the purse, it goes to auction (B-1, B-2, B-9). */
export const offerForSale = defineSystem({
  name: "offerForSale",
  phase: PHASE.acquisition,
  reads: [...DEED_PRINT, "Owned.buildings", "Owned.mortgaged", "TurnState"],
  writes: [
    "Owned.owner",
    ...DEED_SUMS,
    "Player.cash",
    "WorkStack",
    "BankStock",
    "Ledger.spending",
    "Statistics.seats",
  ],
  asks: ["buy"],
  run(game) {
    const { world } = game;
    const { seat, square } = world.turn;
    const price = world.price[square];
    if (world.cash[seat] >= price && ask(game, BUY, seat, square, undefined)) {
      transfer(world, seat, BANK, price, MONEY.purchase);
      setOwner(world, square, seat);
      tally(world, seat, TALLY.deedsBought);
      world.events.emit(EVENT.PropertyBought, seat, square, price);
    } else {
      world.events.emit(EVENT.PropertyDeclined, seat, square);
      if (world.rules.auctions) world.work.pushAuction(square);
    }
    return RESUME;
  },
});
