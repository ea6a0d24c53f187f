import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { GREEDY } from "../tiers/greedy.ts";
import { TRADER } from "../tiers/trader.ts";
import { type Comparison, compareCandidates } from "./allocation.ts";
import type { Candidate } from "./candidates.ts";
import type { PlannerSettings } from "./parameters.ts";
import { type Line, Sandbox } from "./sandbox.ts";

const POLICIES = { trader: TRADER, greedy: GREEDY } as const;

/** Key of policies that never draw. */
const NO_KEY: RandomKey = { k0: 0, k1: 0 };

/** Plays candidates on from copies of a position. The result is a function of the position as it can be seen and of a key. */
export class Deliberation {
  private readonly settings: PlannerSettings;
  private sandbox: Sandbox | null = null;

  constructor(settings: PlannerSettings) {
    this.settings = settings;
  }

  /** Gives the budget of playouts out among the candidates, of which the first is the proposal. */
  compare(ctx: DecisionContext, candidates: readonly Candidate[], key: RandomKey): Comparison {
    const { playouts, depth, allocation, margin } = this.settings;
    const sandbox = this.sandboxFor(ctx);
    const horizon = { rounds: depth };
    return compareCandidates(candidates.length, playouts, allocation, margin, key, (index, playout) =>
      sandbox.playOut(ctx, candidates[index].line, playout, horizon),
    );
  }

  /** Chances of winning, 0 to 1, in `count` playouts of the line; number i of every line has the same dice. */
  values(ctx: DecisionContext, line: Line, key: RandomKey, count: number): number[] {
    const sandbox = this.sandboxFor(ctx);
    const horizon = { rounds: this.settings.depth };
    return Array.from({ length: count }, (_, playout) =>
      sandbox.playOut(ctx, line, deriveKey(key, playout, 0), horizon),
    );
  }

  private sandboxFor(ctx: DecisionContext): Sandbox {
    if (this.sandbox === null || !this.sandbox.fits(ctx)) {
      const { create } = POLICIES[this.settings.rollout as keyof typeof POLICIES];
      this.sandbox = new Sandbox(ctx.board, ctx.rules, ctx.seats, () => create({}, NO_KEY));
    }
    return this.sandbox;
  }
}
