import { type Board, compileBoard } from "../../src/board/board.ts";
import { US_CLASSIC } from "../../src/board/us-classic.ts";
import { createGame, type Fault, type Game, seatPlayers } from "../../src/game.ts";
import type { Player } from "../../src/player.ts";
import { deriveKey, type RandomKey, RandomStream, seedKey } from "../../src/random.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { runGame } from "../../systems/run-game.ts";
import { parseEntrant, seatEntrant } from "../players/registry.ts";
import { armStates, isStrategyLearner } from "../players/strategy-learner.ts";
import { FaultLog } from "./fault-log.ts";
import { recordLayout } from "./game-record.ts";
import type { TournamentPlan } from "./plan.ts";
import { type Schedule, scheduleOf } from "./schedule.ts";
import type { Seating } from "./seatings.ts";
import type { LearnerState, UnitResult } from "./unit-result.ts";
import { totalsLayout } from "./unit-totals.ts";
import { addToTotals, writeRecord } from "./write-record.ts";

/** What keys are derived for within a unit, so that none meets another. */
const STREAM = { unit: 0x756e6974, game: 0, seatings: 1, player: 2, training: 3 } as const;

/** What somebody outside is told while a unit is played, and how they stop it. */
export interface UnitWatch {
  /** Called before each game, training included. False ends the unit unfinished. */
  nextGame(): boolean;
}

/** Plays the units of one plan, one after another, at one table. A unit depends on the plan and its number alone. */
export class UnitPlayer {
  private readonly plan: TournamentPlan;
  private readonly schedule: Schedule;
  private readonly board: Board;
  private readonly root: RandomKey;
  private readonly game: Game;

  constructor(plan: TournamentPlan) {
    this.plan = plan;
    this.schedule = scheduleOf(plan);
    this.board = compileBoard(US_CLASSIC);
    this.root = seedKey(plan.seed);
    const first = this.schedule.seatings[0]?.map((entry) => this.enter(entry, this.root)) ?? [];
    this.game = createGame(this.board, ruleSet(plan.rules), first);
  }

  /** Plays unit number `unit`. Null when the watch ended it. */
  play(unit: number, watch: UnitWatch): UnitResult | null {
    const { plan, schedule, board } = this;
    const { seatings, learners, entries, ids } = schedule;
    const key = deriveKey(this.root, unit, STREAM.unit);
    const players = entries.map((_, entry) => this.enter(entry, deriveKey(key, entry, STREAM.player)));
    const trained = this.train(key, players, watch);
    if (!trained) return null;
    const layout = recordLayout(plan.seats, learners.length);
    const totals = totalsLayout(board.size, ids.length);
    const result = {
      games: new Int32Array(plan.games * layout.width),
      totals: new Float64Array(totals.length),
    };
    const faults = new FaultLog();
    const order = this.order(plan.games, deriveKey(key, 0, STREAM.seatings));
    const frozen = plan.mode === "frozen" ? this.frozen(players) : null;
    for (let index = 0; index < plan.games; index++) {
      if (!watch.nextGame()) return null;
      const number = order[index] as number;
      const seating = seatings[number] as Seating;
      const seed = plan.unit === "season" ? index : Math.floor(index / seatings.length);
      const seated = frozen === null ? players : frozen(deriveKey(key, index, STREAM.training));
      this.sit(seating, seated);
      this.game.onFault = (fault: Fault) =>
        faults.add(index, ids[entries[seating[fault.seat] as number] as number] as string, fault);
      const outcomes = runGame(this.game, deriveKey(key, seed, STREAM.game));
      writeRecord(result.games.subarray(index * layout.width), layout, {
        seating: number,
        seed,
        world: this.game.world,
        outcomes,
        lessons: learners.map((entry) => {
          const player = seated[entry] as Player;
          return seating.includes(entry) && isStrategyLearner(player) ? player.lastLesson() : null;
        }),
      });
      addToTotals(
        result.totals,
        totals,
        this.game.world,
        seating.map((entry) => entries[entry] as number),
      );
    }
    return { unit, ...result, learners: this.learnerStates(players), faults: faults.counts() };
  }

  /** A fresh player for an entry, with the memory that the plan starts it with. */
  private enter(entry: number, key: RandomKey): Player {
    const { places, entries } = this.schedule;
    const planned = this.plan.players[places[entries[entry] as number] as number]!;
    const player = seatEntrant(parseEntrant(planned.spec), key);
    const memory = this.plan.memory[planned.id];
    if (memory !== undefined) player.memory?.restore(memory);
    return player;
  }

  private sit(seating: Seating, players: readonly Player[]): void {
    seatPlayers(
      this.game,
      seating.map((entry) => players[entry] as Player),
    );
  }

  /** The seating of each game: the seatings over and over, in a season each time in an order of its own. */
  private order(games: number, key: RandomKey): number[] {
    const { seatings } = this.schedule;
    const numbers = seatings.map((_, number) => number);
    const stream = new RandomStream(key);
    const rounds = Array.from({ length: Math.ceil(games / seatings.length) }, () =>
      this.plan.unit === "season" ? stream.shuffle([...numbers]) : numbers,
    );
    return rounds.flat();
  }

  /** The games before the freeze. False when the watch ended them. */
  private train(key: RandomKey, players: readonly Player[], watch: UnitWatch): boolean {
    const training = deriveKey(key, 1, STREAM.training);
    const order = this.order(this.plan.training, deriveKey(key, 1, STREAM.seatings));
    this.game.onFault = null;
    for (let index = 0; index < this.plan.training; index++) {
      if (!watch.nextGame()) return false;
      this.sit(this.schedule.seatings[order[index] as number] as Seating, players);
      runGame(this.game, deriveKey(training, index, STREAM.game));
    }
    return true;
  }

  /** Freezes learners: each game has players of its own that know what these know now, and are forgotten after it. */
  private frozen(players: readonly Player[]): (key: RandomKey) => readonly Player[] {
    const memories = players.map(({ memory }) => memory?.snapshot());
    return (key) =>
      players.map((player, entry) => {
        if (memories[entry] === undefined) return player;
        const copy = this.enter(entry, deriveKey(key, entry, STREAM.player));
        copy.memory?.restore(memories[entry]);
        return copy;
      });
  }

  private learnerStates(players: readonly Player[]): LearnerState[] {
    return this.schedule.learners.map((entry, learner) => {
      const player = players[entry] as Player;
      const arms = isStrategyLearner(player) ? armStates(player) : [];
      return { learner, arms, memory: JSON.stringify(player.memory?.snapshot() ?? null) };
    });
  }
}
