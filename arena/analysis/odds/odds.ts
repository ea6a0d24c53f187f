import type { Seat } from "../../../components/index.ts";
import { deriveKey } from "../../../src/chance/random.ts";
import { netWorth } from "../../../src/law/holdings.ts";
import { createGame, seatPlayers } from "../../../src/player/game.ts";
import { playOut } from "../../../systems/run-game.ts";
import { type Entrant, seatEntrant } from "../../players/registry.ts";
import { type Position, setUp } from "../../scenario/index.ts";
import { type Estimate, estimateChance } from "../../statistics/index.ts";

/** Worth of a position to a seat, by playouts from it. */
export interface SeatOdds {
  readonly seat: Seat;
  readonly player: string;
  /** Net worth in the position itself, in dollars. */
  readonly netWorth: number;
  /** Chance of winning, ties shared, with its interval over playouts. */
  readonly win: Estimate;
  /** Chance of still being in the game at its end. */
  readonly survival: Estimate;
}

export interface Odds {
  readonly playouts: number;
  readonly seats: readonly SeatOdds[];
}

/** Streams of one playout under the position's key. */
const STREAM = { game: 0x6f646473, player: 0x706c6179 } as const;

/**
 * Plays `games` games to the end from `position`, each with dice, shuffles (below the cards the position names) and
 * players of its own, so that playouts are independent and their share has an honest interval. `goOn` is told how
 * many are done and ends the work early by returning false.
 */
export async function estimateOdds(
  position: Position,
  entrants: readonly Entrant[],
  games: number,
  goOn: (played: number) => boolean | Promise<boolean>,
): Promise<Odds> {
  const seatsOf = <T>(of: (seat: Seat) => T): T[] => entrants.map((_, seat) => of(seat as Seat));
  const freshPlayers = (index: number) =>
    entrants.map((entrant, seat) =>
      seatEntrant(entrant, deriveKey(position.key, index, STREAM.player + seat)),
    );
  const game = createGame(position.board, position.rules, freshPlayers(0));
  setUp(game.world, position);
  const worth = seatsOf((seat) => netWorth(game.world, seat));
  const wins = seatsOf((): number[] => []);
  const survivals = seatsOf((): number[] => []);
  let played = 0;
  for (; played < games && (await goOn(played)); played++) {
    seatPlayers(game, freshPlayers(played));
    setUp(game.world, { ...position, key: deriveKey(position.key, played, STREAM.game) });
    for (const [seat, { win, survived }] of playOut(game).entries()) {
      wins[seat]?.push(win);
      survivals[seat]?.push(survived ? 1 : 0);
    }
  }
  return {
    playouts: played,
    // Stopped before the first playout, nothing is known of any seat.
    seats: (played === 0 ? [] : seatsOf((seat) => seat)).map((seat) => ({
      seat,
      player: entrants[seat]?.id ?? "",
      netWorth: worth[seat],
      ...(position.players[seat]?.bankrupt
        ? { win: OUT, survival: OUT }
        : { win: estimateChance(wins[seat]), survival: estimateChance(survivals[seat]) }),
    })),
  };
}

/** Odds of a bankrupt seat: it neither wins nor survives. */
const OUT = { value: 0, units: 0, interval: { method: "exact", low: 0, high: 0 } } as const;
