import { frozenCopy } from "../board/frozen-copy.ts";
import { hideDecks } from "../law/card-piles.ts";
import { frozenRules } from "../rules/catalog.ts";
import { type Columns, columnsOver } from "../world/columns.ts";
import { cloneWorld } from "../world/snapshot.ts";
import type { World } from "../world/world.ts";
import { type DecisionContext, viewOver } from "./decision-context.ts";

/**
 * A copy of a world for guarded players to look at. It keeps the order of the cards to itself: those of each deck lie in
 * the order of their numbers. What a player writes to the copy is noticed, and gone with the next position shown.
 */
export class ShownWorld {
  /** Views of the world itself, in seat order. */
  readonly open: readonly DecisionContext[];
  /** Views of the copy, in seat order; other ones after a player has broken it. */
  views: readonly DecisionContext[];
  private readonly world: World;
  private copy: World;
  /** What the copy holds while nobody has written to it, out of reach of players. */
  private readonly held: Int32Array;
  private readonly heldColumns: Columns;
  /** The state of the world without the cards of the decks, and how far these were drawn when they were laid. */
  private readonly beforeCards: Int32Array;
  private readonly afterCards: Int32Array;
  private drawn = -1;
  /** Start and end of each run of words that views look at, one pair after another. */
  private readonly looked: Int32Array;

  constructor(world: World, open: readonly DecisionContext[]) {
    this.world = world;
    this.open = [...open];
    const { state, regions, board } = world;
    const cards = regions.find(({ name }) => name === "CardDeck.cards")?.start ?? 0;
    this.beforeCards = state.subarray(0, cards);
    this.afterCards = state.subarray(board.deckSize.reduce((end, size) => end + size, cards));
    this.held = new Int32Array(state.length);
    this.heldColumns = columnsOver(this.held, world);
    this.looked = lookedAt(this.heldColumns, world);
    this.copy = cloneWorld(world);
    this.views = this.viewsOf(open);
  }

  /** Brings the copy up to date. */
  show(): void {
    const { world, held, copy } = this;
    held.set(this.beforeCards);
    held.set(this.afterCards, held.length - this.afterCards.length);
    const drawn = drawnFrom(world);
    if (drawn !== this.drawn) hideDecks(this.heldColumns, world);
    this.drawn = drawn;
    copy.state.set(held);
    copy.key = world.key;
  }

  /** True when a player has written to the copy; one whose memory was taken away is replaced, and the views with it. */
  wasWritten(): boolean {
    const { held, looked } = this;
    const { state } = this.copy;
    if (state.length !== held.length) {
      this.copy = cloneWorld(this.world);
      this.views = this.viewsOf(this.views);
      return true;
    }
    let odd = 0;
    for (let run = 0; run < looked.length; run += 2) {
      const end = looked[run + 1];
      for (let i = looked[run]; i < end; i++) odd |= state[i] ^ held[i];
    }
    return odd !== 0;
  }

  /** Views of the copy; their random streams go on where those of `before` are. */
  private viewsOf(before: readonly DecisionContext[]): DecisionContext[] {
    const { board, rules } = this.world;
    return before.map((view) => viewOver(view, this.copy, frozenCopy(board), frozenRules(rules)));
  }
}

/** A number for the tops and sizes of all decks. */
function drawnFrom({ deckTop, deckCount }: World): number {
  let drawn = 0;
  for (let deck = 0; deck < deckTop.length; deck++) {
    drawn = (drawn * 4096 + deckTop[deck]) * 4096 + deckCount[deck];
  }
  return drawn;
}

/** Runs of words that hold what a view shows or reckons with. */
function lookedAt(columns: Columns, { regions }: World): Int32Array {
  const { cash, position, inJail, jailTurns, jailCards, bankrupt, laps } = columns;
  const { owner, buildings, mortgaged, deckTop, deckCount, deckCards, derived, bank } = columns;
  const shown = [
    ...[owner, buildings, mortgaged, cash, position, inJail, jailTurns, jailCards, bankrupt, laps],
    ...[deckTop, deckCount, ...deckCards, ...Object.values(derived), bank],
  ] as unknown as Int32Array[];
  const runs = shown.map(({ byteOffset, length }) => ({ start: byteOffset / 4, length }));
  const turn = regions.filter(({ name }) => name === "TurnState");
  return Int32Array.from([...runs, ...turn].flatMap(({ start, length }) => [start, start + length]));
}
