import { Answers } from "./answers.ts";
import { CELLS, RATIOS } from "./offer-cell.ts";

/** Answers that the prior counts for. */
const PRIOR_WEIGHT = 1;
/** Weight of an answer of the seat itself, in this game, beside one in a profile. */
const OWN_WEIGHT = 4;

/** Chance of acceptance by the ratio of what is received to what is given, before anything is known. */
export const PRIOR: readonly number[] = [0.04, 0.08, 0.15, 0.25, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9];

/** Answers to offers of other kinds that the prior counts for, where a seat's own answers shift it. */
const GENEROSITY_WEIGHT = 4;

/** Chance of acceptance with that much evidence. */
function chanceOf(yes: number, no: number, prior: number): number {
  return (yes + PRIOR_WEIGHT * prior) / (yes + no + PRIOR_WEIGHT);
}

/** The prior of a step of the ratio for a seat that answered offers of any kind as `own` says: who refuses is reluctant. */
function priorFor({ acceptedAny, refusedAny }: Answers, step: number): number {
  const yes = acceptedAny[step];
  const no = refusedAny[step];
  return (yes + GENEROSITY_WEIGHT * PRIOR[step]) / (yes + no + GENEROSITY_WEIGHT);
}

/** A kind of partner: the answers of seats that answered alike, and what follows from them for each cell. */
export class Profile {
  /** Seats whose answers it holds; fades. */
  seats: number;
  readonly answers: Answers;
  /** By cell: the chance of acceptance for a seat without answers of its own, and the answers that it rests on. */
  readonly chance = new Float64Array(CELLS);
  readonly evidence = new Float64Array(CELLS);

  constructor(seats = 0, answers = new Answers()) {
    this.seats = seats;
    this.answers = answers;
    this.work();
  }

  /** A seat's answers join. */
  join(answers: Answers): void {
    this.seats++;
    this.answers.merge(answers);
    this.work();
  }

  /** Chance that a seat of this kind which gave `own` answers accepts an offer of the cell. */
  chanceWith(own: Answers, cell: number): number {
    const { accepted, refused } = this.answers;
    const yes = OWN_WEIGHT * own.accepted[cell] + accepted[cell];
    const no = OWN_WEIGHT * own.refused[cell] + refused[cell];
    return chanceOf(yes, no, priorFor(own, cell % RATIOS));
  }

  private work(): void {
    const { accepted, refused } = this.answers;
    for (let cell = 0; cell < CELLS; cell++) {
      this.chance[cell] = chanceOf(accepted[cell], refused[cell], PRIOR[cell % RATIOS]);
      this.evidence[cell] = accepted[cell] + refused[cell];
    }
  }
}

/** Evidence that a seat's own answers in the cell make up. */
export function ownEvidence({ accepted, refused }: Answers, cell: number): number {
  return OWN_WEIGHT * (accepted[cell] + refused[cell]);
}
