import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import { board as boardOf } from "../../src/board/catalog.ts";
import { DECKS, type DeckName } from "../../src/cards/card-data.ts";
import { type Seed, seedKey } from "../../src/chance/random.ts";
import type { EventType, GameEvent } from "../../src/events/events.ts";
import { setBuildings, setMortgaged, setOwner } from "../../src/law/holdings.ts";
import { resetWorld } from "../../src/law/setup.ts";
import { createGame, type Fault, type Game } from "../../src/player/game.ts";
import { PassivePlayer, type Player } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { PHASE, type PhaseName } from "../../src/world/phases.ts";
import type { World } from "../../src/world/world.ts";
import { checkedStep } from "../../systems/checked.ts";
import { executeTurn } from "../../systems/pipeline.ts";
import { scriptedDice, type Throw } from "./dice.ts";

/** What a table looks like; whatever is left out is as at the start of an `official@1` game of two passive players. */
export interface Layout {
  /** Who sits where; the chairs up to `seats` that nobody takes have passive players. */
  readonly players?: readonly Player[];
  readonly seats?: number;
  readonly board?: Board;
  /** Differences from `official@1`. */
  readonly rules?: Partial<RuleSet>;
  readonly seed?: Seed;
  /** By seat. */
  readonly cash?: readonly number[];
  /** Names of squares by seat. */
  readonly positions?: readonly string[];
  /** Names of deeds by seat. */
  readonly deeds?: readonly (readonly string[])[];
  readonly mortgaged?: readonly string[];
  /** Heights of lots by name, 5 for a hotel. */
  readonly buildings?: Readonly<Record<string, number>>;
  /** Failed throws of the seats in jail. */
  readonly jailed?: Readonly<Record<number, number>>;
  /** Decks whose jail card each seat holds. */
  readonly jailCards?: readonly (readonly DeckName[])[];
  /** Times each seat has passed GO. */
  readonly laps?: readonly number[];
  /** Seats that have left, the first to leave first. */
  readonly bankrupt?: readonly number[];
  /** Ids of the cards on top of each deck. */
  readonly next?: Partial<Record<DeckName, readonly string[]>>;
  /** How the dice fall; the game's own streams when left out. */
  readonly dice?: readonly Throw[];
  readonly turn?: { readonly seat?: number; readonly round?: number };
  /** The phase that is due. */
  readonly phase?: PhaseName;
}

/** A game set up by hand, played in checked mode, with everything that happens at it. */
export interface Table {
  readonly game: Game;
  readonly world: World;
  /** Every answer that did not count. */
  readonly faults: readonly Fault[];
  /** Runs the phase that is due and says which comes next. */
  step(): PhaseName;
  /** Plays player-turns to their end, one by default. */
  play(turns?: number): Table;
  /** What has happened, of the kinds named or of every kind. */
  events(...types: readonly EventType[]): GameEvent[];
  /** The square of that name. */
  at(name: string): Square;
}

/** Sets a table. */
export function table(layout: Layout = {}): Table {
  const board = layout.board ?? boardOf("us-classic");
  const seats = layout.seats ?? Math.max(2, layout.players?.length ?? 0);
  const rules = { ...ruleSet("official@1"), ...layout.rules };
  const players = Array.from({ length: seats }, (_, seat) => layout.players?.[seat] ?? new PassivePlayer());
  const game = createGame(board, rules, players);
  const { world } = game;
  const at = (name: string): Square => squareNamed(world.board, name);
  resetWorld(world, seedKey(layout.seed ?? 0));
  placeSeats(world, layout, at);
  placeDeeds(world, layout, at);
  for (const [deck, name] of DECKS.entries()) stack(world, deck, layout.next?.[name] ?? []);
  if (layout.dice !== undefined) world.dice = scriptedDice(layout.dice);
  world.events.setMode("log");
  const faults: Fault[] = [];
  game.onFault = (fault) => faults.push(fault);
  const step = checkedStep(game);
  const made: Table = {
    game,
    world,
    faults,
    step() {
      step(game);
      return phaseOf(world);
    },
    play(turns = 1) {
      for (let turn = 0; turn < turns; turn++) executeTurn(game, step);
      return made;
    },
    events(...types) {
      const all = world.events.readAll(world.board);
      return types.length === 0 ? all : all.filter(({ type }) => types.includes(type));
    },
    at,
  };
  return made;
}

/** The name of the phase that is due. */
export function phaseOf({ turn }: World): PhaseName {
  const names = Object.keys(PHASE) as PhaseName[];
  return names[turn.phase];
}

/** The square of that name on `board`. */
export function squareNamed(board: Board, name: string): Square {
  const square = board.squareByName.get(name);
  if (square === undefined) throw new Error(`no square ${name} on ${board.id}`);
  return square;
}

function placeSeats(world: World, layout: Layout, at: (name: string) => Square): void {
  for (let seat = 0; seat < world.seats; seat++) {
    world.cash[seat] = layout.cash?.[seat] ?? world.cash[seat];
    world.position[seat] = at(layout.positions?.[seat] ?? "GO");
    world.laps[seat] = layout.laps?.[seat] ?? 0;
    const failed = layout.jailed?.[seat];
    if (failed !== undefined) {
      world.position[seat] = world.board.jail;
      world.inJail[seat] = 1;
      world.jailTurns[seat] = failed;
    }
    for (const deck of layout.jailCards?.[seat] ?? []) hold(world, seat as Seat, DECKS.indexOf(deck));
  }
  for (const seat of layout.bankrupt ?? []) {
    world.cash[seat] = 0;
    world.bankrupt[seat] = ++world.turn.retired;
  }
  world.turn.seat = (layout.turn?.seat ?? 0) as Seat;
  world.turn.firstSeat = world.turn.seat;
  world.turn.round = layout.turn?.round ?? 1;
  world.turn.phase = PHASE[layout.phase ?? "preTurn"];
}

function placeDeeds(world: World, layout: Layout, at: (name: string) => Square): void {
  for (const [seat, names] of (layout.deeds ?? []).entries()) {
    for (const name of names) setOwner(world, at(name), seat as Seat);
  }
  for (const name of layout.mortgaged ?? []) setMortgaged(world, at(name), 1);
  for (const [name, height] of Object.entries(layout.buildings ?? {})) setBuildings(world, at(name), height);
}

/** Takes the jail card out of its deck and into a seat's hand. */
function hold(world: World, seat: Seat, deck: number): void {
  world.jailCards[seat] |= 1 << deck;
  arrange(
    world,
    deck,
    pile(world, deck).filter((card) => world.board.cards[card].effect.kind !== "jailFree"),
  );
}

/** Puts the cards with these ids on top of the deck, the first of them uppermost. */
function stack(world: World, deck: number, ids: readonly string[]): void {
  const cards = pile(world, deck);
  const top = ids.map((id) => {
    const card = cards.find((each) => world.board.cards[each].id === id);
    if (card === undefined) throw new Error(`no card ${id} in deck ${deck}`);
    return card;
  });
  arrange(world, deck, [...top, ...cards.filter((card) => !top.includes(card))]);
}

/** The cards in the deck, top first. */
export function pile(world: World, deck: number): number[] {
  const size = world.board.deckSize[deck];
  return Array.from(
    { length: world.deckCount[deck] },
    (_, i) => world.deckCards[deck][(world.deckTop[deck] + i) % size],
  );
}

function arrange(world: World, deck: number, cards: readonly number[]): void {
  const slots = world.deckCards[deck];
  world.deckTop[deck] = 0;
  world.deckCount[deck] = cards.length;
  for (const [slot, card] of cards.entries()) slots[slot] = card;
}
