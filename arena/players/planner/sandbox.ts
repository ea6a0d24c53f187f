import type { Seat } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import { dealUnseen } from "../../../src/law/card-piles.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, type Game, seatPlayers } from "../../../src/player/game.ts";
import { METHOD_OF, type Player } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { restoreSnapshot, type Snapshot } from "../../../src/world/snapshot.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import type { World } from "../../../src/world/world.ts";
import { leaders } from "../../../systems/actions/ending.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { delegatingPlayer, type Voice } from "../delegating-player.ts";
import { PositionValue } from "./position-value.ts";

/** A line of play to be tried: what its seats answer while the phase in which a question was put is played again. */
export interface Line {
  /** Answers by seat; a seat without answers plays by its policy. */
  readonly answers: ReadonlyMap<Seat, Answers>;
  /** Makes the position again what it was when the phase began, as far as the phase's work before the question changed it. */
  readonly rewind?: (world: World) => void;
}

/**
 * Answers of one seat by question: a list is given in order, its last entry again and again; a function is given the
 * arguments of the question's method. Questions that are left out the seat's policy answers.
 */
export type Answers = Partial<Record<Question, readonly [unknown, ...unknown[]] | Voice>>;

/** How long a playout goes on. */
export interface Horizon {
  /** Rounds after the one in which it begins; 0 plays to the end of the game. */
  readonly rounds: number;
}

/**
 * A table at which positions are played on: a world of its own with a fast policy in every seat, made once for a board,
 * rules and number of seats. Nothing of it is part of the game that is thought about.
 */
export class Sandbox {
  private readonly game: Game;
  private readonly policies: readonly Player[];
  private readonly scripted: readonly Player[];
  /** By seat: who plays while the line is tried. Reused. */
  private readonly trying: Player[];
  /** What the line that is being tried answers, by seat, and how often each question was asked in this playout. */
  private readonly answers: (Answers | undefined)[];
  private readonly asked = new Map<Question, number>();
  private readonly value: PositionValue;
  private readonly certain: Float64Array;

  /** `policyOf` makes the policy of a seat. */
  constructor(board: Board, rules: RuleSet, seats: number, policyOf: (seat: Seat) => Player) {
    this.value = new PositionValue(seats);
    this.certain = new Float64Array(seats);
    this.policies = Array.from({ length: seats }, (_, seat) => policyOf(seat as Seat));
    this.answers = this.policies.map(() => undefined);
    this.scripted = this.policies.map((policy, seat) => this.scriptedPlayer(policy, seat));
    this.trying = [...this.policies];
    this.game = createGame(board, rules, this.policies);
  }

  /** Whether this table serves for the game of `ctx`. */
  fits({ board, rules, seats }: DecisionContext): boolean {
    const { world } = this.game;
    return world.board.id === board.id && world.rules === rules && world.seats === seats;
  }

  /**
   * Plays the position that `ctx` sees on by `line`, with dice and cards of `key`, and returns the chance of winning of
   * the seat of `ctx` where the playout ends, 0 to 1.
   */
  playOut(ctx: DecisionContext, line: Line, key: RandomKey, { rounds }: Horizon): number {
    const { game, policies, scripted, trying, answers } = this;
    const { world } = game;
    ctx.imagine(world, key);
    this.begin();
    line.rewind?.(world);
    this.asked.clear();
    for (let seat = 0; seat < policies.length; seat++) {
      answers[seat] = line.answers.get(seat as Seat);
      trying[seat] = answers[seat] === undefined ? policies[seat] : scripted[seat];
    }
    seatPlayers(game, trying);
    const last = rounds === 0 ? Number.POSITIVE_INFINITY : world.turn.round + rounds;
    stepPhase(game);
    seatPlayers(game, policies);
    this.goOn(last, ctx.seat);
    return this.chances()[ctx.seat];
  }

  /**
   * Plays `position`, at the beginning of a turn, on with dice and cards of `key`, and writes the chance of winning of every
   * seat where the playout ends into `out`, 0 to 1.
   */
  playOn(position: Snapshot, key: RandomKey, { rounds }: Horizon, out: Float64Array): void {
    const { world } = this.game;
    restoreSnapshot(world, position);
    dealUnseen(world, key);
    this.begin();
    this.goOn(rounds === 0 ? Number.POSITIVE_INFINITY : world.turn.round + rounds, null);
    out.set(this.chances());
  }

  private begin(): void {
    const { game, policies } = this;
    game.world.events.clear();
    for (let seat = 0; seat < policies.length; seat++) {
      game.contexts[seat].begin();
      policies[seat].gameStarted?.(game.contexts[seat]);
    }
  }

  /** Plays on until round `last`, the end of the game, or that of `only`. */
  private goOn(last: number, only: Seat | null): void {
    const { game } = this;
    const { turn, bankrupt } = game.world;
    while (turn.ending === ENDING.none && turn.round < last && (only === null || bankrupt[only] === 0)) {
      stepPhase(game);
    }
  }

  /** Chances of winning of every seat where a playout has ended, certain where the game is over. One list, overwritten. */
  private chances(): Float64Array {
    const { game, certain } = this;
    const { world } = game;
    if (world.turn.ending === ENDING.none) return this.value.chancesOf(world);
    const winners = leaders(world);
    certain.fill(0);
    for (const winner of winners) certain[winner] = 1 / winners.length;
    return certain;
  }

  /** A player that answers what the line being tried says, and everything else by `policy`. */
  private scriptedPlayer(policy: Player, seat: number): Player {
    return delegatingPlayer(
      () => true,
      (question, args) => {
        const answer = this.answers[seat]?.[question];
        if (answer === undefined) return Reflect.apply(policy[METHOD_OF[question]], policy, args);
        if (typeof answer === "function") return answer(question, args);
        const times = this.asked.get(question) ?? 0;
        this.asked.set(question, times + 1);
        return answer[Math.min(times, answer.length - 1)];
      },
    );
  }
}
