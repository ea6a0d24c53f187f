import { compileBoard } from "../../../src/board/board.ts";
import { type RandomKey, RandomStream, seedKey } from "../../../src/chance/random.ts";
import { createGame, type Fault, type Game, guardPlayers, seatPlayers } from "../../../src/player/game.ts";
import { plainMessage } from "../../../src/player/plain-answer.ts";
import { PassivePlayer, type Player } from "../../../src/player/player.ts";
import { failureReason } from "../../../src/player/player-failure.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { playOut } from "../../../systems/run-game.ts";
import { failingPlayer } from "../../players/delegating-player.ts";
import { memoryText } from "../../players/external/memory-text.ts";
import { type FileSeating, ISOLATED } from "../../players/registry.ts";
import { isStrategyLearner, type StrategyLearner } from "../../players/strategy-learner.ts";
import { type Opening, openingOf } from "../../scenario/opening.ts";
import { dealKey, frozenKey, seatingsKey, trainingKey, unitKey } from "../plan/keys.ts";
import { type Entering, LineUp } from "../plan/line-up.ts";
import type { TournamentPlan } from "../plan/plan.ts";
import type { RunnablePlan } from "../plan/runnable-plan.ts";
import { type Schedule, scheduleOf } from "../plan/schedule.ts";
import type { Seating } from "../plan/seatings.ts";
import { seatingsOfUnit } from "../plan/unit-table.ts";
import { FaultLog } from "./fault-log.ts";
import { Forfeits } from "./forfeit.ts";
import { type RowLayout, rowLayout } from "./game-row.ts";
import type { UnitHooks } from "./unit-hooks.ts";
import type { FaultCount, LearnerState, UnitResult } from "./unit-result.ts";
import { type TotalsLayout, totalsLayout } from "./unit-totals.ts";
import { addToTotals, writeGameRow } from "./write-game-row.ts";

/** Ends a unit for a player's fault, where the plan says that a run stops at one. */
export class StoppedByFault extends Error {
  override readonly name = "StoppedByFault";
  readonly unit: number;
  readonly fault: FaultCount;

  constructor(unit: number, fault: FaultCount) {
    super(`${fault.player} at ${fault.ask}: ${fault.reason}`);
    this.unit = unit;
    this.fault = fault;
  }
}

/** A unit that is being played: its number, its key, and the numbers of the seatings that it goes through. */
interface BegunUnit {
  readonly unit: number;
  readonly key: RandomKey;
  readonly seatings: readonly number[];
}

/** Plays the units of one plan, one after another, at one table. A unit depends on the plan and its number alone. */
export class UnitPlayer {
  private readonly plan: TournamentPlan;
  private readonly schedule: Schedule;
  private readonly root: RandomKey;
  private readonly lineUp: LineUp;
  private readonly game: Game;
  private readonly open: Opening;
  private readonly forfeits = new Forfeits();
  /** Seats leave only where the plan lets them forfeit; the others play by the engine's own step, which is faster. */
  private readonly step: (game: Game) => void;
  private readonly rows: RowLayout;
  private readonly totals: TotalsLayout;

  /** `seating` says how player files are seated. */
  constructor(plan: RunnablePlan, seating: FileSeating = ISOLATED) {
    const { seatings, learners, ids } = scheduleOf(plan);
    this.plan = plan;
    this.schedule = scheduleOf(plan);
    this.root = seedKey(plan.seed);
    this.step = plan.onFault === "forfeit" ? this.forfeits.step : stepPhase;
    this.lineUp = new LineUp(plan, this.schedule, seating);
    const board = compileBoard(plan.boardData);
    this.open = openingOf(board, plan.ruleSet, plan.position);
    const nobody = seatings[0].map(() => new PassivePlayer());
    this.game = createGame(board, plan.ruleSet, nobody);
    this.rows = rowLayout(plan.seats, learners.length);
    this.totals = totalsLayout(board.size, ids.length);
  }

  /**
   * Plays unit number `unit`. Null when the hooks ended it.
   * @throws {StoppedByFault} at the end of the game in which a player made a mistake, if the plan says so
   */
  play(unit: number, hooks: UnitHooks): UnitResult | null {
    const { plan, schedule, rows, totals, game } = this;
    const key = unitKey(this.root, unit);
    const entering = this.entering(unit, hooks);
    const seatings = seatingsOfUnit(plan, schedule, unit);
    const seated = new Set(seatings.flatMap((number) => schedule.seatings[number]));
    const players = this.lineUp.playersOf(key, entering, (entry) => seated.has(entry));
    const faults = new FaultLog();
    if (!this.train({ unit, key, seatings }, players, faults, hooks)) return null;
    const games = new Int32Array(plan.games * rows.width);
    const sums = new Float64Array(totals.length);
    const order = this.order(seatings, plan.games, seatingsKey(key));
    const frozen = plan.mode === "frozen" ? this.lineUp.freeze(players, entering) : null;
    for (const [index, number] of order.entries()) {
      const seating = schedule.seatings[number];
      const deal = plan.unit === "season" ? index : Math.floor(index / seatings.length);
      const present = frozen === null ? players : frozen(frozenKey(key, index));
      this.countFaults(faults, index, seating, hooks);
      if (!hooks.begin(unit, index)) return null;
      this.seat(seating, present, hooks);
      this.open(game.world, dealKey(key, deal));
      const outcomes = playOut(game, hooks.step(this.step));
      writeGameRow(games.subarray(index * rows.width), rows, {
        seating: number,
        seed: deal,
        world: game.world,
        outcomes,
        forfeits: this.forfeits.left,
        lessons: schedule.learners.map((entry) => {
          const player = seating.includes(entry) ? this.strategist(entry, present[entry]) : null;
          return player?.lastLessons() ?? [];
        }),
      });
      const seated = seating.map((entry) => schedule.entries[entry]);
      addToTotals(sums, totals, game.world, seated);
      this.stopAt(unit, faults);
    }
    const learners = this.learnerStates(unit, players, faults, hooks);
    this.stopAt(unit, faults);
    return { unit, games, totals: sums, learners, faults: faults.counts() };
  }

  /** Seats the players for a game, and guards those whose code runs in this thread. */
  private seat(seating: Seating, players: readonly Player[], hooks: UnitHooks): void {
    const { guarded } = this.lineUp;
    seatPlayers(this.game, hooks.seat(sit(seating, players), seating));
    guardPlayers(
      this.game,
      seating.reduce((mask, entry, seat) => (guarded[entry] ? mask | (1 << seat) : mask), 0),
    );
  }

  /** Makes external players under the hooks; one that cannot be made fails at every question. */
  private entering(unit: number, hooks: UnitHooks): Entering {
    return (entry, make) => {
      if (!this.schedule.external[entry]) return make();
      try {
        return hooks.call(unit, entry, make);
      } catch (error) {
        return failingPlayer(plainMessage(error));
      }
    };
  }

  /** The seating of each game: the seatings over and over, in a season each time in an order of its own. */
  private order(numbers: readonly number[], games: number, key: RandomKey): number[] {
    const stream = new RandomStream(key);
    const cycles = Array.from({ length: Math.ceil(games / numbers.length) }, () =>
      this.plan.unit === "season" ? stream.shuffle([...numbers]) : numbers,
    );
    return cycles.flat().slice(0, games);
  }

  /** The games before the freeze, of which nothing is kept but what was learned. False when the hooks ended them. */
  private train(
    { unit, key, seatings }: BegunUnit,
    players: readonly Player[],
    faults: FaultLog,
    hooks: UnitHooks,
  ): boolean {
    const { training } = this.plan;
    const apart = trainingKey(key);
    for (const [index, number] of this.order(seatings, training, seatingsKey(apart)).entries()) {
      const seating = this.schedule.seatings[number];
      this.countFaults(faults, index - training, seating, hooks);
      if (!hooks.begin(unit, index - training)) return false;
      this.seat(seating, players, hooks);
      this.open(this.game.world, dealKey(apart, index));
      playOut(this.game, hooks.step(this.step));
      this.stopAt(unit, faults);
    }
    return true;
  }

  /** Counts the mistakes of the next game, and lets go of a seat that is to forfeit it. */
  private countFaults(faults: FaultLog, game: number, seating: Seating, hooks: UnitHooks): void {
    const { ids, entries } = this.schedule;
    this.forfeits.clear();
    this.game.onFault = (fault: Fault) => {
      const entry = seating[fault.seat];
      const hung = hooks.wasCutOff(entry);
      const player = ids[entries[entry]];
      faults.add(game, player, hung ? { ...fault, reason: "hung" } : fault);
      if (this.plan.onFault === "forfeit") this.forfeits.add(fault.seat);
    };
  }

  /** The player as one that shows what it thinks of its strategies, or null; of an external one nothing is taken on trust. */
  private strategist(entry: number, player: Player): StrategyLearner | null {
    return !this.schedule.external[entry] && isStrategyLearner(player) ? player : null;
  }

  private stopAt(unit: number, faults: FaultLog): void {
    const [first] = faults.counts();
    if (this.plan.onFault === "stop" && first !== undefined) throw new StoppedByFault(unit, first);
  }

  private learnerStates(
    unit: number,
    players: readonly Player[],
    faults: FaultLog,
    hooks: UnitHooks,
  ): LearnerState[] {
    const { learners, ids, entries } = this.schedule;
    return learners.map((entry, learner) => {
      const player = players[entry];
      const strategist = this.strategist(entry, player);
      const arms = strategist?.armStates() ?? [];
      let memory = "null";
      try {
        memory = hooks.call(unit, entry, () =>
          player.memory === undefined ? "null" : memoryText(player.memory),
        );
      } catch (error) {
        const [reason, message] = [failureReason(error), plainMessage(error)];
        const fault = { ask: "snapshot", reason, seat: 0, message } as const;
        faults.add(this.plan.games - 1, ids[entries[entry]], fault);
      }
      return { learner, arms, memory };
    });
  }
}

const sit = (seating: Seating, players: readonly Player[]): Player[] =>
  seating.map((entry) => players[entry]);
