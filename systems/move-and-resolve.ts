import { BANK, type LANDING, type Seat, type Square } from "../components/index.ts";
import { EVENT } from "../src/events/events.ts";
import { transfer } from "../src/law/bank.ts";
import { taxableWorth } from "../src/law/holdings.ts";
import type { Game } from "../src/player/game.ts";
import { STOCK } from "../src/world/bank-stock.ts";
import { MONEY } from "../src/world/money.ts";
import { type Next, PHASE, RESUME } from "../src/world/phases.ts";
import { MOVE } from "../src/world/turn-state.ts";
import { drawAndObey } from "./actions/cards.ts";
import { landOnDeed } from "./actions/landing-on-deed.ts";
import { moveForward } from "./actions/moving.ts";
import { owe } from "./actions/settle.ts";
import { moveOn } from "./actions/speed-die.ts";
import { ask } from "./asking/ask.ts";
import { INCOME_TAX } from "./asking/questions-asked.ts";
import { release, sendToJail } from "./begin-turn.ts";
import { defineSystem } from "./define-system.ts";

/** Moves the token by the throw and resolves the square it reaches in full (S-4, S-5). */
export const moveAndResolve = defineSystem({
  name: "moveAndResolve",
  phase: PHASE.resolving,
  reads: [
    "BoardSquare.landing",
    "Tax.amount",
    "Tax.percent",
    "CardSquare.deck",
    "CardDeck.jailCard",
    "Deed.price",
    "Deed.set",
    "Street.houseCost",
    "Street.rents",
    "Railroad.rents",
    "Utility.multipliers",
    "Owned.owner",
    "Owned.buildings",
    "Owned.mortgaged",
    "Derived.setCount",
    "Derived.liquidity",
    "Player.bankrupt",
  ],
  writes: [
    "Player.cash",
    "Player.position",
    "Player.inJail",
    "Player.jailTurns",
    "Player.jailCards",
    "Player.laps",
    "CardDeck.drawIndex",
    "CardDeck.count",
    "CardDeck.cards",
    "TurnState",
    "WorkStack",
    "BankStock",
    "Ledger.income",
    "Ledger.spending",
    "Statistics.seats",
    "Statistics.landings",
    "Statistics.rent",
  ],
  asks: ["incomeTax"],
  run(game) {
    const { world } = game;
    const { turn } = world;
    const { seat } = turn;
    if (turn.move === MOVE.second) return moveOn(game, seat);
    if (turn.move === MOVE.firstOfTwo) turn.move = MOVE.second;
    if (turn.move === MOVE.afterFine) {
      turn.move = MOVE.byThrow;
      turn.resume = PHASE.strategic;
      release(world, seat, "fine");
    }
    moveForward(world, seat, turn.steps);
    return land(game, seat);
  },
});

/** The action for each value of `LANDING`. */
const LAND: Readonly<Record<keyof typeof LANDING, (game: Game, seat: Seat, square: Square) => Next>> = {
  nothing: () => RESUME,
  deed: landOnDeed,
  tax: payTax,
  card: drawCardHere,
  freeParking: collectJackpot,
  goToJail: (game, seat) => {
    sendToJail(game.world, seat, "square");
    return RESUME;
  },
};

const LAND_BY_NUMBER = Object.values(LAND);

/** Resolves the square the token stands on. */
function land(game: Game, seat: Seat): Next {
  const { landing, position } = game.world;
  const square = position[seat];
  const landOn = LAND_BY_NUMBER[landing[square]];
  return landOn(game, seat, square);
}

function drawCardHere(game: Game, seat: Seat, square: Square): Next {
  // A token that a card moves resolves its new square (C-3).
  return drawAndObey(game, seat, game.world.deckHere[square], land);
}

function payTax(game: Game, seat: Seat, square: Square): Next {
  const { world } = game;
  const percent = world.taxPercent[square];
  let amount = world.taxAmount[square];
  // T-2: the choice comes before the adding up.
  if (percent > 0 && ask(game, INCOME_TAX, seat, amount, undefined) === "percent") {
    amount = Math.floor((taxableWorth(world, seat) * percent) / 100);
  }
  owe(world, seat, BANK, amount, MONEY.tax, square);
  return RESUME;
}

/** Free Parking gives nothing (T-4), unless the table plays with a pot. */
function collectJackpot(game: Game, seat: Seat): Next {
  const { world } = game;
  const pot = world.bank[STOCK.jackpot];
  if (pot > 0) {
    transfer(world, BANK, seat, pot, MONEY.jackpot);
    world.bank[STOCK.jackpot] = world.rules.jackpotStart;
    world.events.emit(EVENT.JackpotWon, seat, pot);
  }
  return RESUME;
}
