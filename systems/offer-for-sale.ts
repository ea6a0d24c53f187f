import { BANK } from "../components/index.ts";
import { means } from "../src/law/holdings.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { declineDeed } from "./actions/landing-on-deed.ts";
import { pay } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { BUY } from "./asking/questions-asked.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem } from "./define-system.ts";

/**
 * Offers the deed landed on at its printed price, up to what the seat could raise (M-1); declined, or beyond its means, it
 * goes to auction (B-1, B-2, B-9).
 */
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
    if (means(world, seat) < price || !ask(game, BUY, seat, square, undefined)) {
      declineDeed(world, seat, square);
    } else if (world.cash[seat] < price) {
      world.work.pushChoice(seat, price, MONEY.purchase, square);
    } else {
      pay(world, seat, BANK, price, MONEY.purchase, square);
    }
    return RESUME;
  },
});
