import { hotelsIn, housesIn } from "../../../src/law/holdings.ts";
import type { GameOutcome } from "../../../src/player/player.ts";
import { MONEY_REASONS } from "../../../src/world/money.ts";
import { GAME_TALLY, TALLIES } from "../../../src/world/tally.ts";
import type { World } from "../../../src/world/world.ts";
import type { Lesson } from "../../players/strategy-learner.ts";
import { BILLION, GAME_WORD, LESSON_FIELDS, LESSONS, type RowLayout, SEAT_FIELDS } from "./game-row.ts";
import type { TotalsLayout } from "./unit-totals.ts";

/** A finished game, from which its row is written. */
export interface FinishedGame {
  readonly seating: number;
  readonly seed: number;
  readonly world: World;
  readonly outcomes: readonly GameOutcome[];
  /** Mask of the seats that were bankrupted for a fault. */
  readonly forfeits: number;
  /** The lessons of each learner of the schedule. */
  readonly lessons: readonly (readonly Lesson[])[];
}

/** Writes the game row of a finished game at the start of `row`. */
export function writeGameRow(row: Int32Array, layout: RowLayout, finished: FinishedGame): void {
  const { world, outcomes, lessons } = finished;
  const { turn, gameTallies, buildings, board } = world;
  row[GAME_WORD.seating] = finished.seating;
  row[GAME_WORD.seed] = finished.seed;
  row[GAME_WORD.ending] = turn.ending;
  row[GAME_WORD.rounds] = turn.round;
  row[GAME_WORD.turns] = turn.turns;
  row[GAME_WORD.forfeits] = finished.forfeits;
  row[GAME_WORD.trades] = gameTallies[GAME_TALLY.trades];
  row[GAME_WORD.auctions] = gameTallies[GAME_TALLY.auctions];
  row[GAME_WORD.shortage] = gameTallies[GAME_TALLY.shortage];
  let houses = 0;
  let hotels = 0;
  for (let square = 0; square < board.size; square++) {
    houses += housesIn(buildings[square]);
    hotels += hotelsIn(buildings[square]);
  }
  row[GAME_WORD.houses] = houses;
  row[GAME_WORD.hotels] = hotels;
  let winners = 0;
  let survivors = 0;
  outcomes.forEach(({ win, survived, placement, netWorth }, seat) => {
    if (win > 0) winners |= 1 << seat;
    if (survived) survivors |= 1 << seat;
    const word = layout.seatStart + seat * SEAT_FIELDS.length;
    row[word] = Math.round(placement * 2);
    row[word + 1] = netWorth;
  });
  row[GAME_WORD.winners] = winners;
  row[GAME_WORD.survivors] = survivors;
  lessons.forEach((taught, learner) => {
    for (let slot = 0; slot < LESSONS; slot++) {
      const lesson = taught[slot];
      const word = layout.lessonStart + (learner * LESSONS + slot) * LESSON_FIELDS.length;
      row[word] = lesson?.arm ?? -1;
      row[word + 1] = Math.round((lesson?.propensity ?? 0) * BILLION);
      row[word + 2] = Math.round((lesson?.reward ?? 0) * BILLION);
    }
  });
}

/** Adds a finished game to the sums of its unit; `seated` is the player index of each seat. */
export function addToTotals(
  totals: Float64Array,
  layout: TotalsLayout,
  world: World,
  seated: readonly number[],
): void {
  const { squares } = layout;
  const add = (place: number, amount: number): void => {
    totals[place] += amount;
  };
  for (let square = 0; square < squares; square++) {
    add(layout.landings + square, world.landings[square]);
    add(layout.rent + square, world.rentTaken[square]);
    add(layout.buildings + square, world.buildings[square]);
    const owner = world.owner[square] as number;
    if (owner >= 0) add(layout.ownership + seated[owner] * squares + square, 1);
  }
  const reasons = MONEY_REASONS.length;
  const tallies = TALLIES.length;
  seated.forEach((player, seat) => {
    for (let reason = 0; reason < reasons; reason++) {
      add(layout.income + player * reasons + reason, world.income[seat * reasons + reason]);
      add(layout.spending + player * reasons + reason, world.spending[seat * reasons + reason]);
    }
    for (let tally = 0; tally < tallies; tally++) {
      add(layout.tallies + player * tallies + tally, world.tallies[seat * tallies + tally]);
    }
  });
}
