import type { Player } from "../../../src/player/player.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import type { Seating } from "../../tournament/plan/seatings.ts";
import { StoppedByFault, UnitPlayer } from "../../tournament/unit/play-unit.ts";
import { type CutOff, LaneHooks } from "../../tournament/workers/lane-hooks.ts";
import { UnitControl } from "../../tournament/workers/unit-control.ts";
import { type GameIdentity, type GameRecord, RECORD_FORMAT } from "./record.ts";
import { Recorder } from "./recorder.ts";

type Step = ReturnType<Recorder["step"]>;

/** How games are written down. */
export interface RecordingOptions {
  /** Ask every player why, after each answer. */
  readonly reasons: boolean;
  /** The calls that are known not to return. */
  readonly cutOffs?: readonly CutOff[];
}

/**
 * Plays a unit again up to the last of the games with these numbers, and writes them down, in their order. Throws on a game
 * that the unit does not have.
 */
export function recordGames(
  plan: RunnablePlan,
  unit: number,
  games: readonly number[],
  { reasons, cutOffs = [] }: RecordingOptions,
): GameRecord[] {
  for (const game of games) {
    if (!(unit >= 0 && unit < plan.units && game >= 0 && game < plan.games)) {
      throw new Error(
        `game ${unit}/${game}: the run has units 0 to ${plan.units - 1} with games 0 to ${plan.games - 1}`,
      );
    }
  }
  const watch = new RecordingWatch(plan, new Set(games), reasons, cutOffs);
  try {
    new UnitPlayer(plan).play(unit, watch);
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
  }
  return watch.records();
}

/** Plays a unit up to game number `game` again and writes that game down, with the players' reasons. */
export function recordGame(
  plan: RunnablePlan,
  unit: number,
  game: number,
  cutOffs: readonly CutOff[] = [],
): GameRecord {
  const [record] = recordGames(plan, unit, [game], { reasons: true, cutOffs });
  if (record === undefined) throw new Error(`game ${unit}/${game} was not reached`);
  return record;
}

/** Lets games pass, writes down those that are wanted, and ends the unit after the last of them. */
class RecordingWatch extends LaneHooks {
  private readonly plan: TournamentPlan;
  private readonly schedule: Schedule;
  private readonly wanted: ReadonlySet<number>;
  private readonly last: number;
  private readonly reasons: boolean;
  private readonly recorders: Recorder[] = [];
  private at = { unit: 0, game: 0 };

  constructor(
    plan: TournamentPlan,
    wanted: ReadonlySet<number>,
    reasons: boolean,
    cutOffs: readonly CutOff[],
  ) {
    const schedule = scheduleOf(plan);
    super(UnitControl.create(1), 0, cutOffs, schedule.external);
    this.plan = plan;
    this.schedule = schedule;
    this.wanted = wanted;
    this.last = Math.max(...wanted);
    this.reasons = reasons;
  }

  records(): GameRecord[] {
    return this.recorders.map((recorder) => recorder.record());
  }

  override begin(unit: number, game: number): boolean {
    this.at = { unit, game };
    return game <= this.last && super.begin(unit, game);
  }

  override seat(players: readonly Player[], seating: Seating): readonly Player[] {
    const watched = super.seat(players, seating);
    if (!this.wanted.has(this.at.game)) return watched;
    this.recorders.push(new Recorder(this.identity(seating), { reasons: this.reasons }));
    return watched;
  }

  override step(step: Step): Step {
    return this.wanted.has(this.at.game) ? (this.recorders.at(-1) as Recorder).step(step) : step;
  }

  private identity(seating: Seating): GameIdentity {
    const { plan, schedule, at } = this;
    return {
      format: RECORD_FORMAT,
      engine: plan.engine,
      rules: { id: plan.rules, hash: plan.rulesHash },
      board: plan.board,
      ...(plan.position === undefined ? {} : { position: plan.position }),
      seed: plan.seed,
      ...at,
      deal: plan.unit === "season" ? at.game : Math.floor(at.game / schedule.seatings.length),
      seats: seating.map((entry) => {
        const place = schedule.places[schedule.entries[entry]];
        const { id, version } = plan.players[place];
        return { player: id, version };
      }),
    };
  }
}
