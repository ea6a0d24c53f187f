import type { Seat } from "../../components/index.ts";
import type { Question } from "../../src/events/questions.ts";
import { HintSearch } from "./hint.ts";
import type { OpenTable } from "./open-table.ts";
import { isPerson } from "./table-setup.ts";

/** A decision of a person that cost a chance of winning. */
export interface CostlyDecision {
  /** Place of the entry at the table. */
  readonly place: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly turn: number;
  /** In words: what was done, and what wins more. */
  readonly did: string;
  readonly better: string;
  /** All that could be chosen, in words and in the order of the board. */
  readonly choices: readonly string[];
  /** Chance of winning that was given away, 0 to 1, and half the width of its 95% interval. */
  readonly cost: number;
  readonly margin: number;
}

/** Progress of a review: decisions looked at, of how many, and those that cost most so far. */
export interface Review {
  readonly looked: number;
  readonly of: number;
  readonly costly: readonly CostlyDecision[];
  readonly done: boolean;
}

/** Decisions that are named, and looked at again with more playouts. */
const NAMED = 3;
const SECOND_LOOK = 8;
/** Playouts of each choice at the first and at the second look. */
const FIRST_PLAYOUTS = 12;
const SECOND_PLAYOUTS = 84;

interface Looked {
  readonly found: { readonly search: HintSearch; readonly own: number };
  /** Keeps the position that the search looks at. */
  readonly table: OpenTable;
  readonly place: number;
  readonly best: number;
  readonly gain: number;
}

/**
 * Looks for the decisions of people that cost most: all of them with few playouts, the worst again with many, on the same
 * dice for each choice. One is named when its 95% interval leaves out zero. Yields its progress between pieces of work.
 */
export function* reviewOf(table: OpenTable): Generator<Review, Review> {
  const places = table.entries.flatMap(({ seat, question, answer }, place) => {
    const bids = question === "bid" && answer !== 0;
    return question === "throw" || bids || !isPerson(table.identity.seats[seat]) ? [] : [place];
  });
  const looked: Looked[] = [];
  for (const [i, place] of places.entries()) {
    const then = table.at(place);
    const found = HintSearch.against(then, table.entries[place].answer);
    if (found !== null) {
      found.search.search(FIRST_PLAYOUTS);
      looked.push(judged(found, then, place));
      looked.sort((a, b) => b.gain - a.gain);
      looked.length = Math.min(looked.length, SECOND_LOOK);
    }
    yield { looked: i + 1, of: places.length + SECOND_LOOK, costly: [], done: false };
  }
  const again: Looked[] = [];
  for (const { found, table: then, place } of looked) {
    for (let played = 0; played < SECOND_PLAYOUTS; played += FIRST_PLAYOUTS) {
      found.search.search(FIRST_PLAYOUTS);
      yield {
        looked: places.length + again.length,
        of: places.length + SECOND_LOOK,
        costly: [],
        done: false,
      };
    }
    again.push(judged(found, then, place));
  }
  const costly = again
    .toSorted((a, b) => b.gain - a.gain)
    .map(told)
    .filter(({ cost, margin }) => cost > margin)
    .slice(0, NAMED);
  return { looked: places.length, of: places.length, costly, done: true };
}

function judged(found: Looked["found"], table: OpenTable, place: number): Looked {
  const { choices } = found.search.search(0);
  const gains = choices.map((_, choice) => found.search.lead(choice, found.own).gain);
  const gain = Math.max(...gains);
  return { found, table, place, best: gains.indexOf(gain), gain };
}

function told({ found: { search, own }, table, place, best }: Looked): CostlyDecision {
  const { seat, question, choices } = search.search(0);
  const texts = choices.map(({ text }) => text);
  const { gain, margin } = search.lead(best, own);
  return {
    place,
    seat,
    question,
    turn: table.position.world.turn.turns,
    did: texts[own],
    better: texts[best],
    choices: texts.toSorted(),
    cost: gain,
    margin,
  };
}
