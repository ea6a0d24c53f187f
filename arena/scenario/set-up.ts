import { BANK, type Seat } from "../../components/index.ts";
import { setBuildings, setMortgaged, setOwner } from "../../src/law/holdings.ts";
import { resetWorld } from "../../src/law/setup.ts";
import { STOCK } from "../../src/world/bank-stock.ts";
import type { World } from "../../src/world/world.ts";
import type { Position } from "./position.ts";

/**
 * Puts `world`, which must be of the position's board, rules and seats, into the position, before the turn of the seat
 * whose turn it is. What the position leaves open is as at the start of a game.
 */
export function setUp(world: World, position: Position): void {
  resetWorld(world, position.key);
  placePlayers(world, position);
  placeDeeds(world, position);
  for (const [deck, next] of position.nextCards.entries()) stackDeck(world, position, deck, next);
  const { turn, bank } = world;
  if (position.jackpot !== null) bank[STOCK.jackpot] = position.jackpot;
  turn.round = position.round;
  turn.seat = position.seat ?? firstInGame(world);
  turn.firstSeat = turn.seat;
}

function placePlayers(world: World, { players }: Position): void {
  for (const [seat, player] of players.entries()) {
    if (player.cash !== null) world.cash[seat] = player.cash;
    world.position[seat] = player.square;
    world.inJail[seat] = player.inJail ? 1 : 0;
    world.jailTurns[seat] = player.jailTurns;
    world.jailCards[seat] = player.jailCards.reduce((held, deck) => held | (1 << deck), 0);
    world.laps[seat] = player.laps;
    // Who left first is not said: the order of seats stands for it.
    if (player.bankrupt) world.bankrupt[seat] = ++world.turn.retired;
  }
}

function placeDeeds(world: World, { deeds }: Position): void {
  if (deeds === null) return;
  for (const square of world.board.deeds) setOwner(world, square, BANK);
  for (const { square, owner, buildings, mortgaged } of deeds) {
    setOwner(world, square, owner);
    setMortgaged(world, square, mortgaged ? 1 : 0);
    setBuildings(world, square, buildings);
  }
}

/** Takes the held jail card out of the shuffled deck and puts the `next` cards on top. */
function stackDeck(world: World, { players }: Position, deck: number, next: readonly number[]): void {
  const held = players.some(({ jailCards }) => jailCards.includes(deck)) ? world.board.jailCard[deck] : -1;
  const cards = world.deckCards[deck] as { [slot: number]: number };
  const shuffled = Array.from({ length: world.board.deckSize[deck] }, (_, slot) => cards[slot]);
  const stacked = [...next, ...shuffled.filter((card) => card !== held && !next.includes(card))];
  for (const [slot, card] of stacked.entries()) cards[slot] = card;
  world.deckTop[deck] = 0;
  world.deckCount[deck] = stacked.length;
}

/** The seat that begins by the rules, or the next one when it has left the game. */
function firstInGame(world: World): Seat {
  let seat = world.turn.seat as number;
  while (world.bankrupt[seat] !== 0) seat = (seat + 1) % world.seats;
  return seat as Seat;
}
