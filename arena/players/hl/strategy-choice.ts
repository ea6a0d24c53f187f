import type { RandomKey } from "../../../src/chance/random.ts";
import type { DecisionContext, GamePhase } from "../../../src/player/decision-context.ts";
import type { GameOutcome } from "../../../src/player/player.ts";
import { ContextualBandit } from "../bandit/contextual.ts";
import type { Choice } from "../bandit/policy.ts";
import { createBandit } from "../bandit/registry.ts";
import type { ArmState, Lesson } from "../strategy-learner.ts";
import type { HlSettings } from "./parameters.ts";
import type { Strategy } from "./strategies.ts";

/** Contexts of the bandits when phases are told apart. */
const PHASES: readonly GamePhase[] = ["early", "mid", "late"];
/** Context of the one bandit when phases are not told apart. */
const WHOLE_GAME = "game";
/** Share of the reward that is for winning; the rest is for the place. */
const WIN_SHARE = 0.8;

/** Reward of a game, 0 to 1: mostly for the win, and the rest by placement, which says more of a lost game. */
export function rewardOf({ win, placement }: GameOutcome, seats: number): number {
  return WIN_SHARE * win + (1 - WIN_SHARE) * (1 - (placement - 1) / (seats - 1));
}

/** Which strategy is in play, and what is learned of that. */
export interface StrategyChoice {
  /** The strategy in play. */
  readonly current: Strategy;
  /** Lessons of the last game. */
  readonly lessons: readonly Lesson[];
  /** A new game begins. */
  begin(ctx: DecisionContext): void;
  /** The game has gone on: perhaps another strategy is better now. */
  follow(ctx: DecisionContext): void;
  /** The game is over: learns from it if `learns`. */
  end(ctx: DecisionContext, outcome: GameOutcome, learns: boolean): void;
  armStates(): readonly ArmState[];
  /** What was learned, as versioned JSON. */
  snapshot(): unknown;
  /** Takes a snapshot back; throws on one that is not of this kind of choice. */
  restore(snapshot: unknown): void;
}

/** One bandit for each phase of a game, or one for the whole of it, all rewarded at its end. */
export class BanditChoice implements StrategyChoice {
  current: Strategy;
  lessons: readonly Lesson[] = [];
  private readonly bandits: ContextualBandit;

  private readonly strategies: readonly Strategy[];
  private readonly byPhase: boolean;
  private readonly contexts: readonly string[];
  private readonly choices = new Map<string, Choice>();
  private phase: GamePhase = "early";

  constructor({ policy, epsilon, phases, given, strategies }: HlSettings, key: RandomKey) {
    this.strategies = strategies;
    this.current = strategies[0];
    this.byPhase = phases;
    this.contexts = phases ? PHASES : [WHOLE_GAME];
    this.bandits = new ContextualBandit(key, (banditKey) =>
      createBandit(policy, strategies.length, given, banditKey, epsilon),
    );
  }

  begin(): void {
    this.choices.clear();
    this.phase = "early";
    this.choose(this.byPhase ? this.phase : WHOLE_GAME);
  }

  /** Chooses anew when the game has entered another phase. */
  follow(ctx: DecisionContext): void {
    const phase = ctx.gamePhase();
    if (phase === this.phase) return;
    this.phase = phase;
    if (this.byPhase) this.choose(phase);
  }

  /** The game is over: every choice made in it is a lesson, and is learned from if `learns`. */
  end(ctx: DecisionContext, outcome: GameOutcome, learns: boolean): void {
    const reward = rewardOf(outcome, ctx.seats);
    this.lessons = [...this.choices].map(([context, { arm, propensity }]) => ({
      arm: this.contexts.indexOf(context) * this.strategies.length + arm,
      propensity,
      reward,
    }));
    if (!learns) return;
    for (const [context, choice] of this.choices) this.bandits.in(context).update(choice, reward);
  }

  /** The strategies, in each of their situations where there are several: `late: Survival`. */
  armStates(): readonly ArmState[] {
    return this.contexts.flatMap((context) => {
      const bandit = this.bandits.in(context);
      return this.strategies.map(({ name }, arm) => ({
        arm: this.byPhase ? `${context}: ${name}` : name,
        value: bandit.value(arm),
        visits: bandit.visits(arm),
        absorbed: bandit.absorbed(arm),
      }));
    });
  }

  snapshot(): unknown {
    return this.bandits.snapshot();
  }

  restore(snapshot: unknown): void {
    this.bandits.restore(snapshot);
  }

  private choose(context: string): void {
    const choice = this.bandits.in(context).select();
    this.choices.set(context, choice);
    this.current = this.strategies[choice.arm];
  }
}
