import { BANK, type Square } from "../components/index.ts";
import { liftMortgage, mortgageDeed, sellBuildingsTo } from "../src/law/deed-actions.ts";
import { means } from "../src/law/holdings.ts";
import { interestOn, liftCost } from "../src/law/legality.ts";
import { coverHouseShortage, raiseInEngineOrder } from "../src/law/liquidation.ts";
import type { Game } from "../src/player/game.ts";
import { MONEY } from "../src/world/money.ts";
import { type Next, PHASE, RESUME } from "../src/world/phases.ts";
import { WORK } from "../src/world/work-stack.ts";
import { owe, payTopDebt } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { RAISE_CASH, TAKE_MORTGAGED_DEED } from "./asking/questions-asked.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem, SET_SUMS } from "./define-system.ts";

/**
 * Settles the topmost claim on a seat: a debt beyond its cash, or the interest on a mortgaged deed that it received.
 * One who cannot cover the debt with everything it has is bankrupt at once, and sells nothing first (K-1).
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
    const { debtor, amount } = work;
    if (means(world, debtor) < amount) return PHASE.bankrupt;
    raiseAsThePlayerSays(game);
    raiseInEngineOrder(world, debtor, amount);
    payTopDebt(world);
    return RESUME;
  },
});

/** Asks the debtor in which order it sells and mortgages (K-1), and does so. */
function raiseAsThePlayerSays(game: Game): void {
  const { world } = game;
  const { debtor, amount } = world.work;
  const missing = amount - world.cash[debtor];
  const steps = ask(game, RAISE_CASH, debtor, missing, undefined);
  const sold: Square[] = [];
  for (const step of steps) {
    if ("sell" in step) {
      sellBuildingsTo(world, debtor, step.sell, world.buildings[step.sell] - 1);
      sold.push(step.sell);
    } else {
      mortgageDeed(world, debtor, step.mortgage);
    }
  }
  coverHouseShortage(world, debtor, sold);
}

/**
 * M-6, K-5: the new owner of a mortgaged deed pays 10% and keeps it so, or lifts it: in a trade for the mortgage and
 * 10%, after a bankruptcy for that on top of the 10% already due.
 */
function takeMortgagedDeed(game: Game): Next {
  const { world } = game;
  const { work } = world;
  const { debtor: seat, square, amount: fee } = work;
  work.pop();
  const interest = interestOn(world, square);
  const canLift = world.cash[seat] >= liftCost(world, square) + fee * interest;
  const lift = canLift && ask(game, TAKE_MORTGAGED_DEED, seat, square, fee) === "lift";
  if (fee === 1 || !lift) owe(world, seat, BANK, interest, MONEY.interest, square);
  if (lift) liftMortgage(world, seat, square);
  return RESUME;
}
