import type { Player } from "../../src/player.ts";
import { type GameIdentity, type GameRecord, RECORD_FORMAT } from "../replay/record.ts";
import { Recorder } from "../replay/recorder.ts";
import type { TournamentPlan } from "./plan.ts";
import { StoppedByFault, UnitPlayer } from "./play-unit.ts";
import type { PlannedPlayer } from "./player-list.ts";
import { type Schedule, scheduleOf } from "./schedule.ts";
import type { Seating } from "./seatings.ts";
import { UnitControl } from "./unit-control.ts";
import { type CutOff, LaneWatch } from "./unit-watch.ts";

type Step = ReturnType<Recorder["step"]>;

/**
 * Plays a unit up to game number `game` again and writes that game down, with the players' reasons. `cutOffs` are the calls
 * that are known not to return. Throws on a game that the unit does not have.
 */
export function recordGame(
  plan: TournamentPlan,
  unit: number,
  game: number,
  cutOffs: readonly CutOff[] = [],
): GameRecord {
  if (!(unit >= 0 && unit < plan.units && game >= 0 && game < plan.games)) {
    throw new Error(
      `game ${unit}/${game}: the run has units 0 to ${plan.units - 1} with games 0 to ${plan.games - 1}`,
    );
  }
  const watch = new RecordingWatch(plan, game, cutOffs);
  try {
    new UnitPlayer(plan).play(unit, watch);
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
  }
  return watch.record();
}

/** Lets games pass until the one that is wanted, writes it down, and ends the unit. */
class RecordingWatch extends LaneWatch {
  private readonly plan: TournamentPlan;
  private readonly schedule: Schedule;
  private readonly wanted: number;
  private at = { unit: 0, game: 0 };
  private recorder: Recorder | null = null;

  constructor(plan: TournamentPlan, wanted: number, cutOffs: readonly CutOff[]) {
    const schedule = scheduleOf(plan);
    super(UnitControl.create(1), 0, cutOffs, schedule.foreign);
    this.plan = plan;
    this.schedule = schedule;
    this.wanted = wanted;
  }

  record(): GameRecord {
    if (this.recorder === null) throw new Error(`game ${this.wanted} was not reached`);
    return this.recorder.record();
  }

  override begin(unit: number, game: number): boolean {
    this.at = { unit, game };
    return game <= this.wanted && super.begin(unit, game);
  }

  override seat(players: readonly Player[], seating: Seating): readonly Player[] {
    const watched = super.seat(players, seating);
    if (this.at.game !== this.wanted) return watched;
    const recorder = new Recorder(this.identity(seating), { reasons: true });
    this.recorder = recorder;
    return watched.map((player, seat) => recorder.seat(player, seat as Parameters<Recorder["seat"]>[1]));
  }

  override step(step: Step): Step {
    return this.at.game === this.wanted && this.recorder !== null ? this.recorder.step(step) : step;
  }

  private identity(seating: Seating): GameIdentity {
    const { plan, schedule, at } = this;
    return {
      format: RECORD_FORMAT,
      engine: plan.engine,
      rules: { id: plan.rules, hash: plan.rulesHash },
      board: plan.board,
      seed: plan.seed,
      ...at,
      deal: plan.unit === "season" ? at.game : Math.floor(at.game / schedule.seatings.length),
      seats: seating.map((entry) => {
        const place = schedule.places[schedule.entries[entry] as number] as number;
        const { id, version } = plan.players[place] as PlannedPlayer;
        return { player: id, version };
      }),
    };
  }
}
