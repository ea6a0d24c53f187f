import type { Seat } from "../../components/index.ts";
import { STREAM } from "../chance/dice.ts";
import { block, type RandomKey, scale, threefry } from "../chance/random.ts";
import type { World } from "../world/world.ts";

/** Fills the deck in printed order and shuffles it from the game's stream for that deck. */
export function shuffleDeck(world: World, deck: number): void {
  const { firstCard, deckTop, deckCount } = world;
  const cards = world.deckCards[deck];
  for (let slot = 0; slot < cards.length; slot++) cards[slot] = firstCard[deck] + slot;
  deckTop[deck] = 0;
  deckCount[deck] = cards.length;
  shuffleSlots(world, deck, STREAM.deck + deck, 0);
}

/** Fisher–Yates over the cards in the deck, from `stream` and `index` of the game. */
export function shuffleSlots(world: World, deck: number, stream: number, index: number): void {
  const cards = world.deckCards[deck];
  const capacity = cards.length;
  const top = world.deckTop[deck];
  const last = world.deckCount[deck] - 1;
  for (let i = last; i > 0; i--) {
    // One block gives two draws: each serves one step, an odd one and the even one below it.
    if ((i & 1) === 1 || i === last) threefry(world.key.k0, world.key.k1, stream + ((i | 1) << 8), index);
    const a = (top + i) % capacity;
    const b = (top + scale(block[i & 1], i + 1)) % capacity;
    const card = cards[a];
    cards[a] = cards[b];
    cards[b] = card;
  }
}

/** Puts the cards that are in the deck into the order of their numbers: what is known of a deck that nobody has seen. */
export function sortDeck(world: World, deck: number): void {
  const cards = world.deckCards[deck] as { [slot: number]: number };
  const capacity = world.deckCards[deck].length;
  const top = world.deckTop[deck];
  const count = world.deckCount[deck];
  for (let i = 1; i < count; i++) {
    const card = cards[(top + i) % capacity];
    let place = i;
    for (; place > 0; place--) {
      const before = cards[(top + place - 1) % capacity];
      if (before <= card) break;
      cards[(top + place) % capacity] = before;
    }
    cards[(top + place) % capacity] = card;
  }
}

/** Gives the world the throws of `key`, and lays the cards of each deck, which nobody has seen, in an order drawn from it. */
export function dealUnseen(world: World, key: RandomKey): void {
  world.key = key;
  for (let deck = 0; deck < world.deckCards.length; deck++) {
    sortDeck(world, deck);
    shuffleSlots(world, deck, STREAM.reshuffle + deck, 0);
  }
}

/**
 * Lays the cards of every deck of `shown`, which is in the position of `world`, in the order of their numbers: the same for
 * every order in which they can lie. Only the jail card can be missing from a deck; it then fills the free slot.
 */
export function hideDecks(shown: Pick<World, "deckCards">, world: World): void {
  for (let deck = 0; deck < shown.deckCards.length; deck++) {
    const cards = shown.deckCards[deck];
    const capacity = cards.length;
    const first = world.firstCard[deck];
    const held = world.deckCount[deck] < capacity ? world.jailCard[deck] : -1;
    let slot = world.deckTop[deck];
    for (let card = first; card < first + capacity; card++) {
      if (card === held) continue;
      cards[slot] = card;
      slot = slot + 1 === capacity ? 0 : slot + 1;
    }
    if (held !== -1) cards[slot] = held;
  }
}

/**
 * Takes the top card. It goes to the bottom at once (C-1), but a jail card is left out: it is held by whoever drew it
 * (C-2). Returns the card's number.
 */
export function drawCard(world: World, deck: number): number {
  const { deckTop, deckCount } = world;
  const cards = world.deckCards[deck];
  const top = deckTop[deck];
  const card = cards[top];
  deckTop[deck] = (top + 1) % cards.length;
  deckCount[deck]--;
  if (card !== world.jailCard[deck]) putUnder(world, deck, card);
  return card;
}

/** Returns the jail card of `deck` held by `seat` to the bottom of its own deck. */
export function returnJailCard(world: World, seat: Seat, deck: number): void {
  world.jailCards[seat] = world.jailCards[seat] & ~(1 << deck);
  putUnder(world, deck, world.jailCard[deck]);
}

/** Cards that the seat holds. */
export function jailCardCount(held: number): number {
  return (held & 1) + ((held >> 1) & 1);
}

function putUnder(world: World, deck: number, card: number): void {
  const cards = world.deckCards[deck];
  const count = world.deckCount[deck];
  cards[(world.deckTop[deck] + count) % cards.length] = card;
  world.deckCount[deck] = count + 1;
}
