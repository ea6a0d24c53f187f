import { BANK, NOWHERE, type Seat, type Square } from "../../components/index.ts";
import { CARD_EFFECTS, type CardEffect } from "../../src/cards/card-data.ts";
import { STREAM } from "../../src/chance/dice.ts";
import { EVENT } from "../../src/events/events.ts";
import { transfer } from "../../src/law/bank.ts";
import { drawCard, shuffleSlots } from "../../src/law/card-piles.ts";
import { hotelsIn, housesIn, means } from "../../src/law/holdings.ts";
import { rentOf } from "../../src/law/rent.ts";
import type { Game } from "../../src/player/game.ts";
import { MONEY } from "../../src/world/money.ts";
import { type Next, RESUME } from "../../src/world/phases.ts";
import type { World } from "../../src/world/world.ts";
import { sendToJail } from "../begin-turn.ts";
import { throwDice } from "../roll-dice.ts";
import { collectsFrom, offerDeed } from "./landing-on-deed.ts";
import { moveBack, moveTo } from "./moving.ts";
import { owe } from "./settle.ts";

/** Resolves the square that a token stands on. */
type Land = (game: Game, seat: Seat) => Next;

type Obey<Kind extends CardEffect["kind"]> = (
  game: Game,
  seat: Seat,
  effect: Extract<CardEffect, { kind: Kind }>,
  land: Land,
  deck: number,
) => Next;

/** The action of each kind of card. */
const OBEY: { readonly [Kind in CardEffect["kind"]]: Obey<Kind> } = {
  advanceTo(game, seat, { square }, land) {
    moveTo(game.world, seat, game.world.board.squareByName.get(String(square)) as Square);
    return land(game, seat);
  },
  moveBack(game, seat, { steps }, land) {
    moveBack(game.world, seat, steps);
    return land(game, seat);
  },
  goToJail(game, seat) {
    sendToJail(game.world, seat, "card");
    return RESUME;
  },
  jailFree(game, seat, _effect, _land, deck) {
    // C-2: the card has left its deck and is held.
    game.world.jailCards[seat] = game.world.jailCards[seat] | (1 << deck);
    return RESUME;
  },
  collect(game, seat, { amount }) {
    transfer(game.world, BANK, seat, amount, MONEY.card);
    return RESUME;
  },
  pay(game, seat, { amount }) {
    owe(game.world, seat, BANK, amount, MONEY.card);
    return RESUME;
  },
  repairs(game, seat, { house, hotel }) {
    // C-4, C-5: the bill is for what stands now.
    owe(game.world, seat, BANK, repairBill(game.world, seat, house, hotel), MONEY.card);
    return RESUME;
  },
  payEach(game, seat, { amount }) {
    // C-6, C-7: from the left, pushed last to first since the stack settles its top first.
    eachFromTheRight(game.world, seat, (other) =>
      game.world.work.pushDebt(seat, other, amount, MONEY.cardPlayers, NOWHERE),
    );
    return RESUME;
  },
  collectFromEach(game, seat, { amount }) {
    // C-8, C-9: each payer on its own, from the left, one finished before the next; those who can pay come first, so that
    // nobody is ruined by the estate of one who cannot.
    const { world } = game;
    const solvent = (other: Seat) => means(world, other) >= amount;
    const owes = (other: Seat) => world.work.pushDebt(other, seat, amount, MONEY.cardPlayers, NOWHERE);
    eachFromTheRight(world, seat, (other) => solvent(other) || owes(other));
    eachFromTheRight(world, seat, (other) => solvent(other) && owes(other));
    return RESUME;
  },
  nearest(game, seat, { of, multiple }) {
    const { world } = game;
    const square = nextOf(of === "railroad" ? world.railroads : world.utilities, world.position[seat]);
    moveTo(world, seat, square);
    const owner = world.owner[square];
    if (owner === BANK) return offerDeed(game, seat, square);
    // a mortgaged deed charges nothing, and then no dice are thrown either.
    if (world.mortgaged[square] !== 0 || !collectsFrom(world, owner, seat)) return RESUME;
    owe(world, seat, owner, multiple * nearestBase(world, square, of), MONEY.rent, square);
    return RESUME;
  },
};

const OBEY_BY_NUMBER = CARD_EFFECTS.map((kind) => OBEY[kind] as Obey<CardEffect["kind"]>);

/** Draws the top card of the deck and obeys it (C-1). */
export function drawAndObey(game: Game, seat: Seat, deck: number, land: Land): Next {
  const { world } = game;
  const { board, rules, turn } = world;
  if (rules.reshuffleEveryDraw)
    shuffleSlots(world, deck, STREAM.reshuffle + deck, turn.turns * 8 + turn.throws);
  const card = drawCard(world, deck);
  world.events.emit(EVENT.CardDrawn, seat, deck === 0 ? 1 : 0, card);
  const obey = OBEY_BY_NUMBER[board.cardEffect[card]];
  return obey(game, seat, board.cards[card].effect as never, land, deck);
}

/** the rent otherwise due. R-12: a fresh throw, which is no movement throw. */
function nearestBase(world: World, square: Square, of: "railroad" | "utility"): number {
  if (of === "railroad") return rentOf(world, square, 0);
  const { turn } = world;
  const { die1, die2 } = turn;
  throwDice(world);
  const thrown = turn.die1 + turn.die2;
  turn.die1 = die1;
  turn.die2 = die2;
  return thrown;
}

/** The first of `squares` ahead of `from`. */
function nextOf(squares: readonly Square[], from: Square): Square {
  return squares.find((square) => square > from) ?? squares[0];
}

function repairBill(world: World, seat: Seat, house: number, hotel: number): number {
  let bill = 0;
  for (const square of world.streets) {
    if (world.owner[square] !== seat) continue;
    const height = world.buildings[square];
    bill += housesIn(height) * house + hotelsIn(height) * hotel;
  }
  return bill;
}

/** Every other player in the game, from the seat before `seat` round to the one after it. */
function eachFromTheRight(world: World, seat: Seat, visit: (other: Seat) => unknown): void {
  for (let step = world.seats - 1; step > 0; step--) {
    const other = world.table[(seat + step) % world.seats];
    if (world.bankrupt[other] === 0) visit(other);
  }
}
