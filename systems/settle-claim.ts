import { BANK } from "../components/index.ts";
import { liftMortgage } from "../src/law/deed-actions.ts";
import { means } from "../src/law/holdings.ts";
import { interestOn, liftCost } from "../src/law/legality.ts";
import type { Game } from "../src/player/game.ts";
import { MONEY } from "../src/world/money.ts";
import { type Next, PHASE, RESUME } from "../src/world/phases.ts";
import { WORK } from "../src/world/work-stack.ts";
import { declineDeed } from "./actions/landing-on-deed.ts";
import { raiseForDebt, raiseToSpend } from "./actions/raise-cash.ts";
import { owe, pay, payTopDebt } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { TAKE_MORTGAGED_DEED } from "./asking/questions-asked.ts";
import { release } from "./begin-turn.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem, SET_SUMS } from "./define-system.ts";

/**
 * Settles the topmost claim on a seat: a debt beyond its cash, or the interest on a mortgaged deed that it received.
 * One who cannot cover the debt with everything it has is bankrupt at once, and sells nothing first (K-1). Payments that
 * a seat chose to make beyond its cash are raised here too (M-1).
 */
export const settleClaim = defineSystem({
  name: "settleClaim",
  phase: PHASE.financialCrisis,
  reads: [...DEED_PRINT, "Street.rents", "Railroad.rents", "Utility.multipliers"],
  writes: [
    "Owned.owner",
    "Owned.buildings",
    "Owned.mortgaged",
    ...DEED_SUMS,
    ...SET_SUMS,
    "Player.cash",
    "Player.inJail",
    "Player.jailTurns",
    "WorkStack",
    "BankStock",
    "Ledger.income",
    "Ledger.spending",
    "Statistics.seats",
    "Statistics.rent",
  ],
  asks: ["raiseCash", "takeMortgagedDeed"],
  run(game) {
    const { world } = game;
    const { work } = world;
    if (work.kind === WORK.takeMortgagedDeed) return takeMortgagedDeed(game);
    if (work.kind === WORK.choice) return payByChoice(game);
    const { debtor, amount } = work;
    if (means(world, debtor) < amount) return PHASE.bankrupt;
    raiseForDebt(game, debtor, amount);
    payTopDebt(world);
    return RESUME;
  },
});

/**
 * Raises what a seat chose to pay beyond its cash, and pays it: for the deed it landed on, or to leave jail (M-1). When its
 * raise falls short it has not bought, or stays.
 */
function payByChoice(game: Game): Next {
  const { world } = game;
  const { work } = world;
  const { debtor: seat, amount, reason, square } = work;
  work.pop();
  if (raiseToSpend(game, seat, amount)) {
    pay(world, seat, BANK, amount, reason, square);
    if (reason === MONEY.jailFine) release(world, seat, "fine");
  } else if (reason === MONEY.purchase) {
    declineDeed(world, seat, square);
  }
  return RESUME;
}

/**
 * The new owner of a mortgaged deed keeps it so for 10%, or lifts it for the mortgage and 10%. In a trade that is one
 * payment (M-6); after a bankruptcy the 10% is due at once and the mortgage follows (K-5).
 */
function takeMortgagedDeed(game: Game): Next {
  const { world } = game;
  const { work } = world;
  const { debtor: seat, square, amount: atOnce } = work;
  work.pop();
  const canLift = world.cash[seat] >= liftCost(world, square);
  const lift = canLift && ask(game, TAKE_MORTGAGED_DEED, seat, square, undefined) === "lift";
  if (atOnce === 1 || !lift) owe(world, seat, BANK, interestOn(world, square), MONEY.interest, square);
  if (lift)
    liftMortgage(world, seat, square, atOnce === 1 ? world.mortgageValue[square] : liftCost(world, square));
  return RESUME;
}
