import type { Seat, Square } from "../../components/index.ts";
import { DECKS, type DeckName } from "../../src/cards/card-data.ts";
import type { GameEvent } from "../../src/events/events.ts";
import { netWorth } from "../../src/law/holdings.ts";
import { hasPot } from "../../src/rules/rule-set.ts";
import { STOCK } from "../../src/world/bank-stock.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import type { World } from "../../src/world/world.ts";
import { leaders } from "../../systems/actions/ending.ts";
import type { DecisionEntry } from "./decision-schema.ts";
import type { Failure } from "./matching.ts";
import type { Asked } from "./script.ts";

/** Result of a scenario. */
export interface ScenarioResult {
  readonly name: string;
  /** True when every expectation holds; null when the file expects nothing and nothing went wrong. */
  readonly pass: boolean | null;
  readonly failures: readonly Failure[];
  /** The error that ended the scenario, if one did. */
  readonly error?: string;
  readonly state: TableState;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
  /** Decisions that no question used. */
  readonly unused: readonly DecisionEntry[];
}

/** The table as it stands, in the words of scenario files. */
export interface TableState {
  readonly players: readonly PlayerState[];
  /** Owned deeds by square name, in board order. */
  readonly deeds: Readonly<Record<string, DeedState>>;
  /** The stock left, and the Free Parking pot where the rules have one. */
  readonly bank: { readonly houses: number; readonly hotels: number; readonly jackpot?: number };
  /** The seat about to start a turn and its round; after the game, those at its end. */
  readonly turn: { readonly seat: number; readonly round: number };
  /** The seat that has won; null while the game goes on and when the lead is shared at its end. */
  readonly winner: number | null;
}

export interface PlayerState {
  readonly cash: number;
  readonly position: number;
  readonly inJail: boolean;
  readonly jailTurns: number;
  readonly jailCards: readonly DeckName[];
  readonly bankrupt: boolean;
  readonly netWorth: number;
}

export interface DeedState {
  readonly owner: number | null;
  readonly buildings: number;
  readonly mortgaged: boolean;
}

/** Reads the table off the world. */
export function stateOf(world: World): TableState {
  const { board, turn, bank, rules } = world;
  const seats = Array.from({ length: world.seats }, (_, seat) => seat as Seat);
  const owned = board.deeds.filter((square) => world.owner[square] >= 0);
  return {
    players: seats.map((seat) => playerState(world, seat)),
    deeds: Object.fromEntries(owned.map((square) => [board.names[square], deedState(world, square)])),
    bank: {
      houses: bank[STOCK.houses],
      hotels: bank[STOCK.hotels],
      ...(hasPot(rules) ? { jackpot: bank[STOCK.jackpot] } : {}),
    },
    turn: { seat: turn.seat, round: turn.round },
    winner: winnerOf(world),
  };
}

function playerState(world: World, seat: Seat): PlayerState {
  const held = world.jailCards[seat];
  return {
    cash: world.cash[seat],
    position: world.position[seat] as number,
    inJail: world.inJail[seat] !== 0,
    jailTurns: world.jailTurns[seat],
    jailCards: DECKS.filter((_, deck) => (held & (1 << deck)) !== 0),
    bankrupt: world.bankrupt[seat] !== 0,
    netWorth: netWorth(world, seat),
  };
}

function deedState(world: World, square: Square): DeedState {
  return {
    owner: world.owner[square] as number,
    buildings: world.buildings[square],
    mortgaged: world.mortgaged[square] !== 0,
  };
}

function winnerOf(world: World): number | null {
  if (world.turn.ending === ENDING.none) return null;
  const [first, ...others] = leaders(world);
  return first === undefined || others.length > 0 ? null : first;
}
