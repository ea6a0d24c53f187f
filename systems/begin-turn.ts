import { NOWHERE, type Seat } from "../components/index.ts";
import { EVENT, JAIL_REASONS, RELEASE_METHODS } from "../src/events/events.ts";
import { returnJailCard } from "../src/law/card-piles.ts";
import { MONEY } from "../src/world/money.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { TALLY } from "../src/world/tally.ts";
import type { World } from "../src/world/world.ts";
import { oweFine, tally } from "./actions/settle.ts";
import { ask } from "./asking/ask.ts";
import { JAIL } from "./asking/questions-asked.ts";
import { defineSystem } from "./define-system.ts";

/** Begins a turn: the doubles counter starts at zero (S-9), and a jailed player chooses its way out (J-3). */
export const beginTurn = defineSystem({
  name: "beginTurn",
  phase: PHASE.preTurn,
  reads: ["CardDeck.drawIndex", "CardDeck.jailCard", "Derived.liquidity"],
  writes: [
    "Player.cash",
    "Player.inJail",
    "Player.jailTurns",
    "Player.jailCards",
    "CardDeck.count",
    "CardDeck.cards",
    "TurnState",
    "WorkStack",
    "BankStock",
    "Ledger.spending",
    "Statistics.seats",
  ],
  asks: ["jail"],
  run(game) {
    const { world } = game;
    const { turn } = world;
    const { seat } = turn;
    turn.doubles = 0;
    turn.throws = 0;
    turn.offers = 0;
    turn.turns++;
    tally(world, seat, TALLY.turns);
    world.events.emit(EVENT.TurnStarted, seat);
    if (world.inJail[seat] === 0) return PHASE.rolling;
    const answer = ask(game, JAIL, seat, undefined, undefined);
    if (answer === "pay") {
      const { jailFine } = world.rules;
      if (world.cash[seat] < jailFine) {
        // M-1: the fine is raised first; a seat whose raise falls short stays and throws.
        turn.resume = PHASE.rolling;
        world.work.pushChoice(seat, jailFine, MONEY.jailFine, NOWHERE);
        return RESUME;
      }
      oweFine(world, seat);
      release(world, seat, "fine");
    } else if (answer === "card") {
      const deck = (world.jailCards[seat] & 1) !== 0 ? 0 : 1;
      returnJailCard(world, seat, deck);
      world.events.emit(EVENT.CardReturned, seat, deck === 0 ? 1 : 0);
      release(world, seat, "card");
    }
    return PHASE.rolling;
  },
});

/** Lets the seat out of jail. */
export function release(world: World, seat: Seat, method: (typeof RELEASE_METHODS)[number]): void {
  world.inJail[seat] = 0;
  world.jailTurns[seat] = 0;
  world.events.emit(EVENT.PlayerReleasedFromJail, seat, RELEASE_METHODS.indexOf(method));
}

/** Sends the seat to jail: no move, no salary (G-4), and no further throw this turn (S-7). */
export function sendToJail(world: World, seat: Seat, reason: (typeof JAIL_REASONS)[number]): void {
  const { jail } = world;
  world.position[seat] = jail;
  world.landings[jail]++;
  world.inJail[seat] = 1;
  world.jailTurns[seat] = 0;
  world.turn.resume = PHASE.strategic;
  tally(world, seat, TALLY.timesJailed);
  world.events.emit(EVENT.PlayerJailed, seat, JAIL_REASONS.indexOf(reason));
}
