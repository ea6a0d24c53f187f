import type { Board } from "../../src/board/board.ts";
import { type RandomKey, RandomStream } from "../../src/random.ts";
import type { StateEntry } from "../scenario/position-schema.ts";

/** Where a game of the soak begins, drawn from its own stream; undefined: at the start. */
type Draw = (board: Board, seats: number, stream: RandomStream) => StateEntry | undefined;

const start: Draw = () => undefined;

/** Everybody has next to nothing, so that one card bankrupts several (C-9). */
const poor: Draw = (_board, seats, stream) => ({
  players: Array.from({ length: seats }, () => ({ cash: stream.below(25) })),
});

/** Every set is in one hand and the money for buildings too, so that the bank runs out of them (H-11). */
const built: Draw = (board, seats, stream) => ({
  players: Array.from({ length: seats }, () => ({ cash: 500 + stream.below(3000) })),
  deeds: Object.fromEntries(
    board.sets.flatMap((squares) => {
      const owner = stream.below(seats);
      return squares.map((square) => [String(square), { owner }]);
    }),
  ),
});

/** In turn: what comes late or never from the start comes soon from elsewhere. */
const DRAWS: readonly Draw[] = [start, poor, start, built, poor];

/** How game number `index` of a soak begins. */
export function drawOpening(
  index: number,
  board: Board,
  seats: number,
  key: RandomKey,
): StateEntry | undefined {
  const draw = DRAWS[index % DRAWS.length] as Draw;
  return draw(board, seats, new RandomStream(key));
}
