import { z } from "zod";
import { CELLS, RATIOS } from "./offer-cell.ts";

/** Above this many answers in a cell both its counts are halved, so that old ones fade. */
const MOST_ANSWERS = 64;

export const answersSchema = z.array(
  z.tuple([
    z
      .int()
      .min(0)
      .max(CELLS - 1),
    z.number().min(0),
    z.number().min(0),
  ]),
);

/** Answers as `[cell, accepted, refused]` where there are any. */
export type AnswerCounts = z.infer<typeof answersSchema>;

/** Answers by cell, carried along the ratio: acceptances count for every higher step, refusals for every lower one. */
export class Answers {
  readonly accepted = new Float64Array(CELLS);
  readonly refused = new Float64Array(CELLS);
  /** The same by step of the ratio alone, over offers of every kind. Only of answers added here, not of merged ones. */
  readonly acceptedAny = new Float64Array(RATIOS);
  readonly refusedAny = new Float64Array(RATIOS);

  add(cell: number, accepted: boolean): void {
    const step = cell % RATIOS;
    const first = cell - step;
    if (accepted) {
      for (let i = step; i < RATIOS; i++) {
        this.accepted[first + i]++;
        this.acceptedAny[i]++;
      }
      return;
    }
    for (let i = 0; i <= step; i++) {
      this.refused[first + i]++;
      this.refusedAny[i]++;
    }
  }

  merge(other: Answers): void {
    for (let cell = 0; cell < CELLS; cell++) {
      this.accepted[cell] += other.accepted[cell];
      this.refused[cell] += other.refused[cell];
      if (this.accepted[cell] + this.refused[cell] <= MOST_ANSWERS) continue;
      this.accepted[cell] /= 2;
      this.refused[cell] /= 2;
    }
  }

  clear(): void {
    this.accepted.fill(0);
    this.refused.fill(0);
    this.acceptedAny.fill(0);
    this.refusedAny.fill(0);
  }

  snapshot(): AnswerCounts {
    return Array.from(this.accepted, (count, cell): AnswerCounts[number] => [
      cell,
      count,
      this.refused[cell],
    ]).filter(([, yes, no]) => yes + no > 0);
  }

  static of(counts: AnswerCounts): Answers {
    const answers = new Answers();
    for (const [cell, yes, no] of counts) {
      answers.accepted[cell] = yes;
      answers.refused[cell] = no;
    }
    return answers;
  }
}
