import { outcomesOf } from "../../../systems/run-game.ts";
import { GAME_FIELDS, rowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";
import { writeGameRow } from "../../tournament/unit/write-game-row.ts";
import { seatLetter } from "../narration/game-labels.ts";
import type { Difference } from "./difference.ts";
import type { GameRecord } from "./record.ts";
import { Replay } from "./replay.ts";
import type { Setting } from "./setting.ts";
import type { Verdict } from "./verify-record.ts";

/** The words of a stored game that a replay can know: all but what learners learned. */
export type StoredGame = Pick<Int32Array, "length" | "at">;

/** Plays a record again and holds its end against what the store says of the game as well. */
export function verifyStoredGame(record: GameRecord, setting: Setting, stored: StoredGame): Verdict {
  const replay = new Replay(record, setting);
  while (replay.next());
  const { turns } = replay;
  return { turns, difference: replay.difference ?? storedDifference(record, replay, stored) };
}

function storedDifference(record: GameRecord, { game }: Replay, stored: StoredGame): Difference | null {
  const { world } = game;
  const layout = rowLayout(world.seats, 0);
  const played = new Int32Array(layout.width);
  writeGameRow(played, layout, {
    seating: stored.at(0) as number,
    seed: record.deal,
    world,
    outcomes: outcomesOf(world),
    forfeits: record.forfeits.reduce((mask, [, , seat]) => mask | (1 << seat), 0),
    lessons: [],
  });
  const word = played.findIndex((value, i) => value !== stored.at(i));
  if (word === -1) return null;
  const message = `the store says ${fieldName(word)} ${stored.at(word)}, played again it is ${played[word]}`;
  return { turn: 0, seat: null, question: null, message };
}

function fieldName(word: number): string {
  const field = GAME_FIELDS[word];
  if (field !== undefined) return field;
  const place = word - GAME_FIELDS.length;
  return `${SEAT_FIELDS[place % SEAT_FIELDS.length]} of seat ${seatLetter(Math.floor(place / SEAT_FIELDS.length))}`;
}
