import { BOARD_IDS } from "../../../src/board/catalog.ts";
import { type RandomKey, seedKey } from "../../../src/chance/random.ts";
import type { Player } from "../../../src/player/player.ts";
import { RULE_SETS } from "../../../src/rules/catalog.ts";
import { frozenKey, playerKey, unitKey } from "../../tournament/plan/keys.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Schedule, scheduleOf } from "../../tournament/plan/schedule.ts";
import type { Seating } from "../../tournament/plan/seatings.ts";
import { seatingsOfUnit } from "../../tournament/plan/unit-table.ts";
import { type CutOff, LaneHooks, type Settle } from "../../tournament/workers/lane-hooks.ts";
import type { UnitControl } from "../../tournament/workers/unit-control.ts";
import { type GameIdentity, RECORD_FORMAT } from "./record.ts";
import { Recorder } from "./recorder.ts";

type Step = ReturnType<Recorder["step"]>;

/** The games of a plan's units that are recorded. */
export interface RecordedGames {
  readonly plan: TournamentPlan;
  /** Ask every player why, after each answer. */
  readonly reasons: boolean;
  /** True for a game, from 0, that is recorded. */
  readonly records: (game: number) => boolean;
  /** Keep the game that was begun last alone. */
  readonly latestOnly?: boolean;
  /** The last game to be played of a unit. */
  readonly last: number;
}

/** State with which a built-in player began a game: the key of its own choices, and its memory; undefined for none. */
export interface Sitter {
  readonly key: RandomKey;
  readonly memory: unknown;
}

/** Hooks of a worker that record games of the unit that is being played. */
export class RecordingHooks extends LaneHooks {
  /** Recorders of the unit that is being played, by game, in order. */
  readonly recorders = new Map<number, Recorder>();
  /** By seat: who sat down to the game that was numbered `last`; null for an external player. */
  sitters: readonly (Sitter | null)[] = [];
  private readonly recorded: RecordedGames;
  private readonly schedule: Schedule;
  private at = { unit: -1, game: 0 };

  constructor(
    recorded: RecordedGames,
    control: UnitControl,
    lane: number,
    cutOffs: readonly CutOff[],
    settle?: Settle,
  ) {
    const schedule = scheduleOf(recorded.plan);
    super(control, lane, cutOffs, schedule.external, settle);
    this.recorded = recorded;
    this.schedule = schedule;
  }

  override begin(unit: number, game: number): boolean {
    const { last, latestOnly } = this.recorded;
    if (unit !== this.at.unit || (latestOnly && game <= last)) this.recorders.clear();
    this.at = { unit, game };
    return game <= last && super.begin(unit, game);
  }

  override seat(players: readonly Player[], seating: Seating): readonly Player[] {
    const { recorded, recorders, at } = this;
    const { reasons } = recorded;
    if (at.game >= 0 && recorded.records(at.game)) {
      recorders.set(at.game, new Recorder(this.identity(seating), { reasons }));
      if (at.game === recorded.last) this.sitters = this.sittersOf(players, seating);
    }
    return super.seat(players, seating);
  }

  override step(step: Step): Step {
    return this.recorders.get(this.at.game)?.step(step) ?? step;
  }

  private sittersOf(players: readonly Player[], seating: Seating): (Sitter | null)[] {
    const { schedule, at } = this;
    const { plan } = this.recorded;
    const unit = unitKey(seedKey(plan.seed), at.unit);
    const key = plan.mode === "frozen" ? frozenKey(unit, at.game) : unit;
    return seating.map((entry, seat) =>
      schedule.external[entry]
        ? null
        : { key: playerKey(key, entry), memory: players[seat].memory?.snapshot() },
    );
  }

  private identity(seating: Seating): GameIdentity {
    const { schedule, at } = this;
    const { plan } = this.recorded;
    return {
      format: RECORD_FORMAT,
      engine: plan.engine,
      rules: { id: plan.rules, hash: plan.rulesHash },
      board: plan.board,
      ...(RULE_SETS.has(plan.rules) ? {} : { ruleSet: plan.ruleSet }),
      ...(BOARD_IDS.includes(plan.boardData.id) ? {} : { boardData: plan.boardData }),
      ...(plan.position === undefined ? {} : { position: plan.position }),
      seed: plan.seed,
      ...at,
      deal:
        plan.unit === "season"
          ? at.game
          : Math.floor(at.game / seatingsOfUnit(plan, schedule, at.unit).length),
      seats: seating.map((entry) => {
        const place = schedule.places[schedule.entries[entry]];
        const { id, version, label } = plan.players[place];
        return { player: id, version, label };
      }),
    };
  }
}
