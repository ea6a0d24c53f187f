import type { Seat } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, type Game, seatPlayers } from "../../../src/player/game.ts";
import { METHOD_OF, type Player } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
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
  private readonly scripted: Player[];
  /** What the line that is being tried answers, by seat, and how often each question was asked in this playout. */
  private readonly answers: (Answers | undefined)[];
  private readonly asked = new Map<Question, number>();
  private readonly value: PositionValue;

  /** `policyOf` makes the policy of a seat. */
  constructor(board: Board, rules: RuleSet, seats: number, policyOf: (seat: Seat) => Player) {
    this.value = new PositionValue(seats);
    this.policies = Array.from({ length: seats }, (_, seat) => policyOf(seat as Seat));
    this.answers = this.policies.map(() => undefined);
    this.scripted = this.policies.map((policy, seat) => this.scriptedPlayer(policy, seat));
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
    const { game } = this;
    const { world } = game;
    const { turn } = world;
    ctx.imagine(world, key);
    world.events.clear();
    line.rewind?.(world);
    this.asked.clear();
    for (const player of this.policies) player.gameStarted?.(game.contexts[0]);
    for (const [seat, answers] of line.answers) {
      this.answers[seat] = answers;
      this.seat(seat, this.scripted[seat]);
    }
    stepPhase(game);
    for (const seat of line.answers.keys()) {
      this.answers[seat] = undefined;
      this.seat(seat, this.policies[seat]);
    }
    const last = rounds === 0 ? Number.POSITIVE_INFINITY : turn.round + rounds;
    while (turn.ending === ENDING.none && turn.round < last && world.bankrupt[ctx.seat] === 0)
      stepPhase(game);
    if (world.bankrupt[ctx.seat] !== 0) return 0;
    if (turn.ending === ENDING.none) return this.value.chanceOf(world, ctx.seat);
    const winners = leaders(world);
    return winners.includes(ctx.seat) ? 1 / winners.length : 0;
  }

  private seat(seat: Seat, player: Player): void {
    const { game } = this;
    if (game.players[seat] === player) return;
    const players = [...game.players];
    players[seat] = player;
    seatPlayers(game, players);
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
