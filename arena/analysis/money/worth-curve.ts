import type { Seat } from "../../../components/index.ts";
import { netWorth } from "../../../src/law/holdings.ts";
import { histogram, percentile } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { externalPlayers, runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import type { Seating } from "../../tournament/plan/seatings.ts";
import { UnitPlayer } from "../../tournament/unit/play-unit.ts";
import { NO_HOOKS, type UnitHooks } from "../../tournament/unit/unit-hooks.ts";

/** Net worth of one player at the end of a round, over games: quartiles in dollars. */
export interface WorthPoint {
  readonly round: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
}

export interface WorthCurve {
  readonly unit: number;
  readonly games: number;
  readonly players: readonly { readonly player: string; readonly points: readonly WorthPoint[] }[];
}

/** Rounds that a curve is told at, at most, besides the beginning. */
const POINTS = 60;

/**
 * Net worth over the rounds of one unit, which is played again for it. A seat that went bankrupt counts as 0, and a
 * game that is over keeps its last standing. Null for a line-up with players that are not built in: their code is not
 * run to look at a page.
 */
export function worthCurve(plan: TournamentPlan, unit: number): WorthCurve | null {
  if (externalPlayers(plan).length > 0) return null;
  const watch = new WorthWatch();
  new UnitPlayer(runnablePlan(plan, false)).play(unit, watch);
  const { ids, entries } = scheduleOf(plan);
  const longest = Math.max(...watch.games.map(({ worth }) => worth.length)) - 1;
  const step = Math.max(1, Math.ceil(longest / POINTS));
  const rounds = Array.from({ length: Math.floor(longest / step) + 1 }, (_, point) => point * step);
  return {
    unit,
    games: watch.games.length,
    players: ids.map((player, index) => ({
      player,
      points: rounds.map((round) => {
        const counts = histogram(
          watch.games.flatMap(({ seating, worth }) => {
            const row = worth[Math.min(round, worth.length - 1)] as readonly number[];
            return row.filter((_, seat) => entries[seating[seat]] === index);
          }),
        );
        const at = (share: number): number => percentile(counts, share);
        return { round, p25: at(0.25), median: at(0.5), p75: at(0.75) };
      }),
    })),
  };
}

interface WatchedGame {
  readonly seating: Seating;
  /** By round, from 0, the beginning; then by seat. */
  readonly worth: number[][];
}

/** Notes every seat's net worth whenever a round is over. */
class WorthWatch implements UnitHooks {
  private readonly all: (WatchedGame & { readonly number: number })[] = [];
  readonly begin = (_unit: number, game: number): boolean => {
    this.all.push({ seating: [], worth: [], number: game });
    return true;
  };
  readonly call = NO_HOOKS.call;
  readonly wasCutOff = NO_HOOKS.wasCutOff;

  /** The recorded games; those of training have negative numbers. */
  get games(): readonly WatchedGame[] {
    return this.all.filter(({ number }) => number >= 0);
  }

  readonly seat: UnitHooks["seat"] = (players, seating) => {
    this.all.push({ ...(this.all.pop() as WatchedGame & { readonly number: number }), seating });
    return players;
  };

  readonly step: UnitHooks["step"] = (step) => (game) => {
    const { world } = game;
    const { worth } = this.all.at(-1) as WatchedGame;
    const note = (): void => {
      worth[Math.min(world.turn.round, worth.length)] = Array.from({ length: world.seats }, (_, seat) =>
        netWorth(world, seat as Seat),
      );
    };
    if (worth.length === 0) note();
    const before = world.turn.round;
    step(game);
    if (world.turn.round !== before || world.turn.ending !== 0) note();
  };
}
