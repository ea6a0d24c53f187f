import { BANK } from "../../components/index.ts";
import { PHASE, type Phase } from "../../src/world/phases.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import { WORK } from "../../src/world/work-stack.ts";
import { defineStep } from "../define-system.ts";
import { payTopDebt } from "./settle.ts";

/** The phase that takes up each kind of pending obligation. */
const PHASE_OF_WORK: readonly Phase[] = (() => {
  const phases: Phase[] = [];
  phases[WORK.debt] = PHASE.financialCrisis;
  phases[WORK.auction] = PHASE.auction;
  phases[WORK.takeMortgagedDeed] = PHASE.financialCrisis;
  phases[WORK.choice] = PHASE.financialCrisis;
  return phases;
})();

/**
 * Goes on with the turn after a phase that is done with its own: pays pending debts for which the cash is there, and
 * says which phase is next: the one that settles what is left pending, the end of the turn of a seat that has left the
 * game (S-8), or where the turn was. Debts between players who are no longer both in the game lapse (K-10).
 */
export const resumeTurn = defineStep({
  name: "resumeTurn",
  reads: ["Player.bankrupt", "TurnState"],
  writes: ["Player.cash", "WorkStack", "Ledger.income", "Ledger.spending"],
  asks: [],
  run({ world }): Phase {
    const { work, turn, bankrupt, cash } = world;
    while (work.depth > 0) {
      const { kind, debtor, creditor } = work;
      const gone =
        (debtor !== BANK && bankrupt[debtor] !== 0) || (creditor !== BANK && bankrupt[creditor] !== 0);
      if (gone) {
        work.pop();
      } else if (kind === WORK.debt && cash[debtor] >= work.amount) {
        payTopDebt(world);
      } else {
        return PHASE_OF_WORK[kind];
      }
    }
    if (turn.ending !== ENDING.none || bankrupt[turn.seat] !== 0) return PHASE.endTurn;
    return turn.resume;
  },
});
