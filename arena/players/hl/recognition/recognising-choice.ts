import { z } from "zod";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import type { GameOutcome } from "../../../../src/player/player.ts";
import type { ArmState, Lesson } from "../../strategy-learner.ts";
import type { Strategy } from "../strategies.ts";
import { rewardOf, type StrategyChoice } from "../strategy-choice.ts";
import { Belief } from "./belief.ts";
import { logChances, type Schooling } from "./kinds.ts";

/** Standard deviations of what an arm gains over the generalist that are taken off it while it is not known who plays. */
const CAUTION = 0.5;
/** Gain in win share for which another arm takes over within a game. */
const SWITCH_GAIN = 0.01;
/** Games of an arm that what training says of it counts for, beside those of this season. */
const TRAINED_GAMES = 40;
/** What remains of this season's results after each game. */
const RESULTS_MEMORY = 0.99;

const snapshotSchema = z.strictObject({
  version: z.literal(1),
  met: z.array(z.number().min(0)),
  games: z.array(z.number().min(0)),
  surplus: z.array(z.number()),
});

/**
 * Recognises opponents by what they do and plays the strategy that won most against their like in training (Bayesian policy
 * reuse, Rosman et al. 2016). Every seat has a posterior over the kinds of training and a stranger; a strategy is worth its
 * mean win share under it, corrected by how much more or less it won this season than was expected. It begins with the
 * generalist, the strategy best on average, and leaves it for another once that is better by more than its uncertainty.
 */
export class RecognisingChoice implements StrategyChoice {
  current: Strategy;
  lessons: readonly Lesson[] = [];
  private readonly strategies: readonly Strategy[];
  private readonly belief: Belief;
  /** By kind, the stranger last, then arm: win share, and what it is above the generalist's. */
  private readonly winShares: readonly (readonly number[])[];
  private readonly generalist: number;
  private arm: number;
  /** By arm: games of this season, wins beyond what was expected, and the worth at the last look. */
  private readonly games: Float64Array;
  private readonly surplus: Float64Array;
  private readonly worth: Float64Array;
  /** Of this game: rounds that each arm was in play, and the last round that was looked at. */
  private readonly rounds: Int32Array;
  private round = 0;

  constructor(strategies: readonly Strategy[], schooling: Schooling) {
    const { arms, kinds } = schooling;
    if (arms.join() !== strategies.map(({ name }) => name).join()) {
      throw new Error(`schooling of ${arms.join(", ")}: expected the arms of the player`);
    }
    this.strategies = strategies;
    this.belief = new Belief(logChances(schooling));
    const means = arms.map(
      (_, arm) => kinds.reduce((sum, { winShares }) => sum + winShares[arm], 0) / kinds.length,
    );
    this.winShares = [...kinds.map(({ winShares }) => winShares), means];
    this.generalist = means.indexOf(Math.max(...means));
    this.arm = this.generalist;
    this.current = strategies[this.arm];
    this.games = new Float64Array(arms.length);
    this.surplus = new Float64Array(arms.length);
    this.worth = new Float64Array(arms.length);
    this.rounds = new Int32Array(arms.length);
  }

  begin(ctx: DecisionContext): void {
    this.belief.begin(ctx.seats);
    this.rounds.fill(0);
    this.round = 0;
    this.play(this.best(ctx));
  }

  /** A seat did something (acts.ts). */
  saw(seat: number, act: number): void {
    this.belief.saw(seat, act);
  }

  /** Looks once a round whether another arm is better by what opponents did since. */
  follow(ctx: DecisionContext): void {
    if (ctx.turnNumber === this.round) return;
    this.round = ctx.turnNumber;
    const best = this.best(ctx);
    if (this.worth[best] > this.worth[this.arm] + SWITCH_GAIN) this.play(best);
    this.rounds[this.arm]++;
  }

  end(ctx: DecisionContext, outcome: GameOutcome, learns: boolean): void {
    this.best(ctx);
    const arm = this.rounds.indexOf(Math.max(...this.rounds));
    this.lessons = [{ arm, propensity: 1, reward: rewardOf(outcome, ctx.seats) }];
    if (!learns) return;
    const expected = this.expected(ctx, arm);
    for (let each = 0; each < this.games.length; each++) {
      this.games[each] *= RESULTS_MEMORY;
      this.surplus[each] *= RESULTS_MEMORY;
    }
    this.games[arm]++;
    this.surplus[arm] += outcome.win - expected;
    this.belief.end(ctx.seats, ctx.playerId);
  }

  armStates(): readonly ArmState[] {
    return this.strategies.map(({ name }, arm) => ({
      arm: name,
      value: Math.min(1, Math.max(0, this.worth[arm])),
      visits: Math.round(this.games[arm]),
      absorbed: false,
    }));
  }

  snapshot(): unknown {
    return {
      version: 1,
      met: this.belief.snapshot(),
      games: [...this.games],
      surplus: [...this.surplus],
    };
  }

  restore(snapshot: unknown): void {
    const parsed = snapshotSchema.safeParse(snapshot);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(`hl memory: strategies.${issue.path.join(".")}: ${issue.message}`);
    }
    const { met, games, surplus } = parsed.data;
    const arms = this.games.length;
    if (met.length !== this.belief.kinds || games.length !== arms || surplus.length !== arms) {
      throw new Error("hl memory: strategies: expected the kinds of opponents and the arms of this version");
    }
    this.belief.restore(met);
    this.games.set(games);
    this.surplus.set(surplus);
  }

  private play(arm: number): void {
    this.arm = arm;
    this.current = this.strategies[arm];
  }

  /** The arm worth most, less what its gain over the generalist is uncertain by. */
  private best(ctx: DecisionContext): number {
    const { strategies, generalist, worth, winShares } = this;
    let best = generalist;
    for (let arm = 0; arm < strategies.length; arm++) {
      let gain = 0;
      let moment = 0;
      this.overOpponents(ctx, (kind, share) => {
        const ahead = winShares[kind][arm] - winShares[kind][generalist];
        gain += share * ahead;
        moment += share * ahead * ahead;
      });
      const spread = Math.sqrt(Math.max(0, moment - gain * gain));
      const correction = this.surplus[arm] / (this.games[arm] + TRAINED_GAMES);
      worth[arm] = this.expected(ctx, generalist) + gain - CAUTION * spread + correction;
    }
    for (let arm = 0; arm < strategies.length; arm++) if (worth[arm] > worth[best]) best = arm;
    return best;
  }

  /** Win share of the arm against who is believed to sit there, by training. */
  private expected(ctx: DecisionContext, arm: number): number {
    let sum = 0;
    this.overOpponents(ctx, (kind, share) => {
      sum += share * this.winShares[kind][arm];
    });
    return sum;
  }

  /** Every kind with its share among the opponents, 1 in sum. */
  private overOpponents(ctx: DecisionContext, each: (kind: number, share: number) => void): void {
    const opponents = ctx.seats - 1;
    for (let seat = 0; seat < ctx.seats; seat++) {
      if (seat === ctx.playerId) continue;
      const shares = this.belief.sharesOf(seat);
      for (let kind = 0; kind < this.belief.kinds; kind++) each(kind, shares[kind] / opponents);
    }
  }
}
