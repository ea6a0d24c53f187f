import { EVENT_TYPES } from "../../src/events/events.ts";
import type { Game } from "../../src/player/game.ts";
import type { GameOutcome } from "../../src/player/player.ts";
import { MONEY_REASONS } from "../../src/world/money.ts";
import { TALLIES } from "../../src/world/tally.ts";

/**
 * What happened in a game, in 8 hexadecimal digits: how each seat came out, how the game ended and after how many turns,
 * how often each kind of event fired, what each seat took in and paid for each reason, what was counted for it, and how
 * often tokens came to rest on each square. Everything is taken by its name, in the order of the names, so that the
 * fingerprint outlives any change of where the engine keeps it; two games that differ in a single decision differ in it.
 */
export function fingerprint({ world }: Game, outcomes: readonly GameOutcome[]): string {
  const { turn, events, income, spending, tallies, landings, seats, board } = world;
  const numbers = [turn.ending, turn.turns, turn.round];
  for (const { win, placement, netWorth, survived } of outcomes) {
    numbers.push(win * 840, placement * 2, netWorth, survived ? 1 : 0);
  }
  for (const type of [...EVENT_TYPES].sort()) if (events.count(type) > 0) numbers.push(events.count(type));
  for (let seat = 0; seat < seats; seat++) {
    for (const reason of [...MONEY_REASONS].sort()) {
      const at = seat * MONEY_REASONS.length + MONEY_REASONS.indexOf(reason);
      numbers.push(income[at], spending[at]);
    }
    for (const tally of [...TALLIES].sort()) {
      numbers.push(tallies[seat * TALLIES.length + TALLIES.indexOf(tally)]);
    }
  }
  for (let square = 0; square < board.size; square++) numbers.push(landings[square]);
  return hash(numbers);
}

/** FNV-1a over whole numbers. */
function hash(numbers: readonly number[]): string {
  let sum = 0x811c9dc5;
  for (const number of numbers) {
    sum = Math.imul(sum ^ (number | 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}
