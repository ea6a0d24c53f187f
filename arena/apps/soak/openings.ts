import type { Board } from "../../../src/board/board.ts";
import { type RandomKey, RandomStream } from "../../../src/chance/random.ts";
import { hotelsIn, housesIn } from "../../../src/law/holdings.ts";
import { supplyOf } from "../../../src/law/supply.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import type { StateEntry } from "../../scenario/position-schema.ts";

/** Position in which a game of the soak begins, drawn from its own stream; undefined for the start. */
type Draw = (ground: Ground, seats: number, stream: RandomStream) => StateEntry | undefined;

/** Board and rules. */
interface Ground {
  readonly board: Board;
  readonly rules: RuleSet;
}

const start: Draw = () => undefined;

/** Everybody has next to nothing, so that one card bankrupts several (C-9). */
const poor: Draw = (_ground, seats, stream) => ({
  players: Array.from({ length: seats }, () => ({ cash: stream.below(25) })),
});

/** Every set is in one hand, many are built on and there is money for more: the bank runs out of buildings (H-10, H-11). */
const built: Draw = ({ board, rules }, seats, stream) => {
  const left = { ...supplyOf(board, rules) };
  const deeds = board.sets.flatMap((squares, set) => {
    const owner = stream.below(seats);
    const height = set < board.groups.length ? 3 + stream.below(3) : 0;
    const houses = squares.length * housesIn(height);
    const hotels = squares.length * hotelsIn(height);
    const stand = houses <= left.houses && hotels <= left.hotels;
    if (stand) {
      left.houses -= houses;
      left.hotels -= hotels;
    }
    return squares.map((square) => {
      const buildings = stand ? height : 0;
      const mortgaged = buildings === 0 && stream.below(8) === 0;
      return [String(square), { owner, buildings, mortgaged }] as const;
    });
  });
  return {
    players: Array.from({ length: seats }, () => ({ cash: 500 + stream.below(3000) })),
    deeds: Object.fromEntries(deeds),
  };
};

/** In turn: what comes late or never from the start comes soon from elsewhere. */
const DRAWS: readonly Draw[] = [start, poor, start, built, poor];

/** Draws the opening of game number `index` of a soak. */
export function drawOpening(
  index: number,
  ground: Ground,
  seats: number,
  key: RandomKey,
): StateEntry | undefined {
  const draw = DRAWS[index % DRAWS.length];
  return draw(ground, seats, new RandomStream(key));
}
