import { ENDING } from "../../../src/world/turn-state.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

/** One seat of a finished game. */
export interface SeatResult {
  readonly player: string;
  /** 1 is first; ties share the mean of their places. */
  readonly placement: number;
  readonly netWorth: number;
  readonly won: boolean;
}

/** A finished game as a list shows it. */
export interface GameEntry {
  readonly game: number;
  readonly rounds: number;
  readonly turns: number;
  readonly ending: "last survivor" | "cap" | "forfeit";
  readonly trades: number;
  readonly seats: readonly SeatResult[];
}

/** The games of a unit in the order of play. */
export function listGames(plan: TournamentPlan, { games }: Pick<UnitResult, "games">): GameEntry[] {
  const { ids, entries, seatings, learners } = scheduleOf(plan);
  const layout = rowLayout(plan.seats, learners.length);
  return Array.from({ length: games.length / layout.width }, (_, game) => {
    const row = games.subarray(game * layout.width, (game + 1) * layout.width);
    const word = (name: keyof typeof GAME_WORD): number => row[GAME_WORD[name]];
    const seating = seatings[word("seating")] ?? [];
    return {
      game,
      rounds: word("rounds"),
      turns: word("turns"),
      ending: word("forfeits") !== 0 ? "forfeit" : word("ending") === ENDING.cap ? "cap" : "last survivor",
      trades: word("trades"),
      seats: seating.map((entry, seat) => {
        const start = layout.seatStart + seat * SEAT_FIELDS.length;
        return {
          player: ids[entries[entry]],
          placement: row[start] / 2,
          netWorth: row[start + 1],
          won: ((word("winners") >> seat) & 1) === 1,
        };
      }),
    };
  });
}
