import { ColumnAllocator, type Components, type Region } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { withCards } from "../board/with-cards.ts";
import { type DiceSource, streamDice } from "../chance/dice.ts";
import type { RandomKey } from "../chance/random.ts";
import { EventBuffer } from "../events/event-buffer.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { bindColumns, type Columns } from "./columns.ts";
import type { EntityStore } from "./ecs.ts";
import { populate, type Structure, structureOf } from "./entities.ts";
import { printColumns } from "./printing.ts";

/**
 * One game in progress: a bitecs world of squares, seats and decks, and the resources of the turn. Columns are windows
 * by square, by seat or by deck of the components' columns. Everything that changes during play lies in `state`.
 */
export interface World extends Columns, Structure {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly seats: number;
  /** All changing state, one buffer. */
  readonly state: Int32Array;
  /** The place of each column and resource in it. */
  readonly regions: readonly Region[];
  /** The values printed on squares and decks: filled when the world is made, never written again. */
  readonly printed: Int32Array;
  readonly printedRegions: readonly Region[];
  readonly entities: EntityStore;
  readonly components: Components;
  /** The lists of entities, which a clone shares. */
  readonly structure: Structure;

  readonly events: EventBuffer;
  /** The key of this game's random streams; set by `resetWorld`. */
  key: RandomKey;
  dice: DiceSource;
}

const NO_KEY: RandomKey = { k0: 0, k1: 0 };

/**
 * Makes a world for `seats` players (2–8) on `plain`, with the cards that `rules` replace. It is empty until a set-up is
 * written into it.
 */
export function createWorld(plain: Board, rules: RuleSet, seats: number): World {
  if (!(Number.isInteger(seats) && seats >= 2 && seats <= 8)) {
    throw new Error(`${seats} seats: expected 2 to 8`);
  }
  const board = withCards(plain, rules.cards);
  const measured = { state: new ColumnAllocator(null), printed: new ColumnAllocator(null) };
  bindColumns(measured.state, measured.printed, board, seats);
  const state = new Int32Array(measured.state.used);
  const printed = new Int32Array(measured.printed.used);
  const { components, columns } = bindColumns(
    new ColumnAllocator(state),
    new ColumnAllocator(printed),
    board,
    seats,
  );
  const entities = populate(components, board, seats);
  const structure = structureOf(entities, components, seats);
  printColumns(columns, structure, board, rules);
  return {
    ...columns,
    ...structure,
    board,
    rules,
    seats,
    state,
    regions: measured.state.regions,
    printed,
    printedRegions: measured.printed.regions,
    entities,
    components,
    structure,
    events: new EventBuffer(),
    key: NO_KEY,
    dice: streamDice,
  };
}
