import { BANK, type Seat } from "../components/index.ts";
import { EVENT } from "../src/events/events.ts";
import { transfer } from "../src/law/bank.ts";
import { returnJailCard } from "../src/law/card-piles.ts";
import { transferDeed } from "../src/law/deed-actions.ts";
import { setBuildings, setMortgaged } from "../src/law/holdings.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { ENDING, MOVE } from "../src/world/turn-state.ts";
import type { World } from "../src/world/world.ts";
import { endByWorth } from "./actions/ending.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem, SET_SUMS } from "./define-system.ts";

/** Retires the debtor of the topmost debt and hands over what it has: to its creditor, or to the bank (K-3 to K-11). */
export const retireDebtor = defineSystem({
  name: "retireDebtor",
  phase: PHASE.bankrupt,
  reads: [...DEED_PRINT, "CardDeck.drawIndex", "CardDeck.jailCard"],
  writes: [
    "Owned.owner",
    "Owned.buildings",
    "Owned.mortgaged",
    ...DEED_SUMS,
    ...SET_SUMS,
    "Player.cash",
    "Player.inJail",
    "Player.jailTurns",
    "Player.jailCards",
    "Player.bankrupt",
    "CardDeck.count",
    "CardDeck.cards",
    "TurnState",
    "WorkStack",
    "BankStock",
    "Ledger.income",
    "Ledger.spending",
  ],
  asks: [],
  run(game) {
    const { debtor, creditor } = game.world.work;
    game.world.work.pop();
    retire(game.world, debtor, creditor);
    return RESUME;
  },
});

/** Takes `seat` out of the game in favour of `creditor`, or of the bank. */
export function retire(world: World, seat: Seat, creditor: Seat): void {
  const { turn, work } = world;
  turn.retired++;
  world.bankrupt[seat] = turn.retired;
  world.inJail[seat] = 0;
  world.jailTurns[seat] = 0;
  // A forced fine that nobody could pay moves nobody (J-6).
  if (turn.move === MOVE.afterFine) turn.move = MOVE.byThrow;
  world.events.emit(EVENT.PlayerBankrupt, seat, creditor);
  sellAllBuildings(world, seat);
  transfer(world, seat, creditor, world.cash[seat], MONEY.estate);
  const survivor = turn.retired === world.seats - 1 ? lastSeat(world) : null;
  const over = survivor !== null || turn.retired === world.rules.endAtBankruptcy;
  handOverJailCards(world, seat, creditor);
  handOverDeeds(world, seat, creditor, over);
  if (!over) return;
  work.clear();
  if (survivor === null) {
    endByWorth(world, ENDING.bankruptcies);
  } else {
    turn.ending = ENDING.lastSurvivor;
    world.events.emit(EVENT.GameOver, survivor);
  }
}

/** K-3, K-9: buildings go back to the stock at half price, whoever the creditor is. */
function sellAllBuildings(world: World, seat: Seat): void {
  for (const square of world.streets) {
    const height = world.buildings[square];
    if (world.owner[square] !== seat || height === 0) continue;
    transfer(world, BANK, seat, height * (world.houseCost[square] / 2), MONEY.sellBuilding);
    setBuildings(world, square, 0);
  }
}

/**
 * K-4, K-5: to a player deeds pass as they stand, and each mortgaged one waits for its interest. K-7, K-8: to the bank
 * they are freed and auctioned in board order. When the game is over (K-11) they only pass.
 */
function handOverDeeds(world: World, seat: Seat, creditor: Seat, over: boolean): void {
  const { deeds } = world;
  // Last to first: the stack settles its top first, which is then the first in board order.
  for (let i = deeds.length - 1; i >= 0; i--) {
    const square = deeds[i];
    if (world.owner[square] !== seat) continue;
    const mortgaged = world.mortgaged[square] !== 0;
    if (creditor === BANK && mortgaged) setMortgaged(world, square, 0);
    transferDeed(world, square, creditor);
    if (over) continue;
    if (creditor !== BANK && mortgaged) world.work.pushMortgagedDeed(creditor, square, 1);
    if (creditor === BANK && world.rules.auctions) world.work.pushAuction(square);
  }
}

/** K-4 [I], K-9 [?]: to the creditor, or back under their decks. */
function handOverJailCards(world: World, seat: Seat, creditor: Seat): void {
  const held = world.jailCards[seat];
  if (held === 0) return;
  if (creditor !== BANK) {
    world.jailCards[creditor] = world.jailCards[creditor] | held;
    world.jailCards[seat] = 0;
    return;
  }
  for (const deck of world.decks) {
    if ((held & (1 << deck)) === 0) continue;
    returnJailCard(world, seat, deck);
    world.events.emit(EVENT.CardReturned, seat, deck === 0 ? 1 : 0);
  }
}

function lastSeat(world: World): Seat {
  let seat = 0;
  while (world.bankrupt[seat] !== 0) seat++;
  return world.table[seat];
}
