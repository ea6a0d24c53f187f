import type { Question } from "../../../src/events/questions.ts";
import { Halt } from "../../../src/player/halt.ts";
import { seatLetter } from "../narration/game-labels.ts";

/** The first difference between a record and the game that the engine plays from it. */
export interface Difference {
  /** Player-turn, from 1; 0 for what comes before the first. */
  readonly turn: number;
  /** The seat that was asked, or on turn; null where it is about the game. */
  readonly seat: number | null;
  readonly question: Question | null;
  /** One line. */
  readonly message: string;
}

/** Ends a replay inside a question. */
export class DifferenceFound extends Halt {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.message);
    this.difference = difference;
  }
}

/** The difference with its place, in one line. */
export function differenceLine({ turn, seat, question, message }: Difference): string {
  if (turn === 0) return message;
  const place = [
    `turn ${turn}`,
    ...(seat === null ? [] : [`seat ${seatLetter(seat)}`]),
    ...(question === null ? [] : [`question ${question}`]),
  ];
  return `${place.join(", ")}: ${message}`;
}
