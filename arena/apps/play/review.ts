import type { Seat } from "../../../components/index.ts";
import { defaultSettings, validateSettings } from "../../../src/player/parameters.ts";
import { type AnalysedDecision, mistakesOf, reviewTurns } from "../../analysis/decisions/analyse-game.ts";
import { plannerParameters } from "../../players/planner/parameters.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import type { Setting } from "../../replay/record/setting.ts";

/** A decision of a person that cost a chance of winning, to be tried again. */
export interface CostlyDecision {
  readonly seat: Seat;
  readonly turn: number;
  /** In words: what was done, and what wins more. */
  readonly did: string;
  readonly better: string;
  /** All that could be chosen, in words, in an order that tells nothing. */
  readonly choices: readonly string[];
  /** Chance of winning that was given away, 0 to 1, and the ends of its 95% interval. */
  readonly loss: number;
  readonly low: number;
  readonly high: number;
}

/** Progress of a review: turns looked at, of how many; the decisions once all are. */
export interface Review {
  readonly turns: number;
  readonly of: number;
  readonly costly: readonly CostlyDecision[] | null;
}

/** Decisions that are named. */
const NAMED = 3;
/** Playouts a decision. */
const PLAYOUTS = 96;

const SETTINGS = validateSettings(plannerParameters(), {
  ...defaultSettings(plannerParameters()),
  playouts: PLAYOUTS,
});

/** Looks for the decisions of some seats that cost most, a turn at a time. */
export function* reviewPeople(
  record: GameRecord,
  setting: Setting,
  people: readonly Seat[],
): Generator<Review, Review> {
  const of = record.turns.length;
  const turns = reviewTurns({ record, setting }, SETTINGS, people);
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) {
      const costly = mistakesOf({ decisions: value }).slice(0, NAMED).map(told);
      return { turns: of, of, costly };
    }
    yield { turns: value, of, costly: null };
  }
}

function told({ seat, turn, options, played, best, loss }: AnalysedDecision): CostlyDecision {
  const texts = options.map(({ text }) => text);
  const { value = 0, interval = null } = loss ?? {};
  const [low, high] =
    interval === null || interval.method === "none" ? [0, 1] : [interval.low, interval.high];
  return {
    seat,
    turn,
    did: texts[played],
    better: texts[best],
    choices: texts.toSorted(),
    loss: value,
    low,
    high,
  };
}
