import { RandomStream, seedKey } from "../../../src/chance/random.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

/** Games of a run to be recorded: all, those with a fault of a kind new to their unit, each player's best, or a sample. */
export type GameChoice = "all" | "faults" | "best" | { readonly sample: number };

/** Reads `all`, `faults`, `best` or `sample:20`. */
export function readGameChoice(text: string): GameChoice {
  if (text === "all" || text === "faults" || text === "best") return text;
  const count = Number(/^sample:(\d{1,9})$/.exec(text)?.[1] ?? 0);
  if (count < 1) throw new Error("expected all, faults, best or sample:n, as in sample:20");
  return { sample: count };
}

/** Games by unit, both in order. */
export type ChosenGames = ReadonlyMap<number, readonly number[]>;

/** The games of finished units that a choice names. */
export function chooseGames(
  choice: GameChoice,
  plan: TournamentPlan,
  units: Iterable<UnitResult>,
): ChosenGames {
  const results = [...units];
  const everything = results.flatMap(({ unit }) =>
    Array.from({ length: plan.games }, (_, game): Place => [unit, game]),
  );
  if (choice === "all") return byUnit(everything);
  if (choice === "faults") {
    // Games before 0 are training, of which there is no record.
    const faulty = results.flatMap(({ unit, faults }) => faults.map(({ game }): Place => [unit, game]));
    return byUnit(faulty.filter(([, game]) => game >= 0));
  }
  if (choice === "best") return byUnit(bestGames(plan, results));
  return byUnit(new RandomStream(seedKey(plan.seed)).shuffle(everything).slice(0, choice.sample));
}

type Place = readonly [unit: number, game: number];

function byUnit(places: readonly Place[]): ChosenGames {
  const games = new Map<number, Set<number>>();
  for (const [unit, game] of places) games.set(unit, (games.get(unit) ?? new Set()).add(game));
  const ascending = (a: number, b: number) => a - b;
  return new Map(
    [...games.keys()].sort(ascending).map((unit) => [unit, [...(games.get(unit) ?? [])].sort(ascending)]),
  );
}

/** For each player the game that it won alone with the greatest net worth, the earliest of equals. */
function bestGames(plan: TournamentPlan, results: readonly UnitResult[]): Place[] {
  const schedule = scheduleOf(plan);
  const layout = rowLayout(plan.seats, schedule.learners.length);
  const best = new Map<number, { readonly place: Place; readonly worth: number }>();
  for (const { unit, games } of results) {
    for (let game = 0; game < plan.games; game++) {
      const row = games.subarray(game * layout.width, (game + 1) * layout.width);
      const seat = soleWinner(row[GAME_WORD.winners]);
      if (seat === null) continue;
      const worth = row[layout.seatStart + seat * SEAT_FIELDS.length + 1];
      const player = playerIn(schedule, row[GAME_WORD.seating], seat);
      if (worth > (best.get(player)?.worth ?? -1)) best.set(player, { place: [unit, game], worth });
    }
  }
  return [...best.values()].map(({ place }) => place);
}

function playerIn({ seatings, entries }: Schedule, seating: number, seat: number): number {
  return entries[seatings[seating]?.[seat]];
}

/** The seat of a mask with one bit. */
function soleWinner(mask: number): number | null {
  return mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : null;
}
