import type { Square, Tier } from "../../../components/index.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { defaultSettings, validateSettings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { type Voice, wrappedPlayer } from "../delegating-player.ts";
import { nextBid } from "../hl/bidding.ts";
import { HL } from "../hl/hl.ts";
import type { TierDefinition } from "../tier.ts";
import { GREEDY } from "../tiers/greedy.ts";
import { TRADER } from "../tiers/trader.ts";
import { type Comparison, compareCandidates } from "./allocation.ts";
import { bidCandidates, CANDIDATES, type Candidate } from "./candidates.ts";
import { PARAMETERS, type PlannerSettings } from "./parameters.ts";
import { Sandbox } from "./sandbox.ts";

const POLICIES = { trader: TRADER, greedy: GREEDY } as const;

/** Draws of a seat's own stream are below this. */
const WORD = 2 ** 30;

/** Stands for bids of an auction that has been thought about: how far to go for which deed, and in which turn. */
interface Ceiling {
  readonly square: Square;
  readonly round: number;
  standing: number;
  readonly dollars: number;
}

/**
 * Thinks about what HL proposes: plays each candidate on from copies of the position, on the same dice, with what is
 * hidden dealt anew, and leaves HL's proposal only where another is better by `margin` standard errors (flat Monte
 * Carlo over a learner's proposals; Long and Kanagal, 2015, chose among scripted players so). The budget is a number of
 * playouts, so that a decision is a function of the seed.
 */
class Planner {
  private readonly settings: PlannerSettings;
  private readonly proposer: Player;
  private sandbox: Sandbox | null = null;
  private ceiling: Ceiling | null = null;
  private why = "";

  constructor(settings: PlannerSettings, proposer: Player) {
    this.settings = settings;
    this.proposer = proposer;
  }

  /** The planner as a player: asked, told and remembering as its proposer. */
  get player(): Player {
    const player = wrappedPlayer(this.proposer, {
      answer: (question, args, call) => this.answer(question, args, call),
    });
    return Object.assign(player, { reason: () => this.reason() });
  }

  private answer(question: Question, args: Parameters<Voice>[1], call: () => unknown): unknown {
    this.why = "";
    if (this.settings.playouts === 0) return call();
    if (question === "bid") return this.bid(args);
    const proposal = call();
    const [ctx] = args;
    const candidates = CANDIDATES[question]?.(ctx, args, proposal) ?? [];
    return candidates.length < 2 ? proposal : this.choose(ctx, candidates).answer;
  }

  /** Thinks once an auction about how far to go, then bids up to that. */
  private bid([ctx, square, standing]: Parameters<Voice>[1]): number {
    const deed = square as Square;
    const now = standing as number;
    const known = this.ceiling;
    if (known === null || known.square !== deed || known.round !== ctx.round || now <= known.standing) {
      const candidates = bidCandidates(ctx, deed, this.proposedCeiling(ctx, deed, now));
      const chosen = candidates.length < 2 ? candidates[0] : this.choose(ctx, candidates);
      this.ceiling = { square: deed, round: ctx.round, standing: now, dollars: chosen.answer as number };
    }
    const { dollars } = this.ceiling as Ceiling;
    return nextBid(ctx, deed, now, dollars);
  }

  /** The most that the proposer would bid, found by asking it again and again. */
  private proposedCeiling(ctx: DecisionContext, square: Square, standing: number): number {
    let ceiling = 0;
    for (let now = standing; ; ) {
      const bid = this.proposer.auctionBid(ctx, square, now);
      if (bid <= now) return ceiling;
      ceiling = bid;
      now = bid;
    }
  }

  private choose(ctx: DecisionContext, candidates: readonly Candidate[]): Candidate {
    const { playouts, depth, allocation, margin } = this.settings;
    const sandbox = this.sandboxFor(ctx);
    const key = { k0: ctx.random(WORD), k1: ctx.random(WORD) };
    const found = compareCandidates(candidates.length, playouts, allocation, margin, key, (index, playout) =>
      sandbox.playOut(ctx, candidates[index].line, playout, { rounds: depth }),
    );
    this.why = reasonOf(candidates, found);
    return candidates[found.chosen];
  }

  private sandboxFor(ctx: DecisionContext): Sandbox {
    if (this.sandbox === null || !this.sandbox.fits(ctx)) {
      const { create } = POLICIES[this.settings.rollout as keyof typeof POLICIES];
      const key: RandomKey = deriveKey({ k0: 0, k1: 0 }, 0, 0);
      this.sandbox = new Sandbox(ctx.board, ctx.rules, ctx.seats, () => create({}, key));
    }
    return this.sandbox;
  }

  private reason(): string {
    return this.why === "" ? (this.proposer.reason?.() ?? "") : this.why;
  }
}

function reasonOf(candidates: readonly Candidate[], { chosen, means, gains }: Comparison): string {
  const share = (value: number): string => `${(100 * value).toFixed(1)}%`;
  const taken = `${candidates[chosen].text}: wins ${share(means[chosen])} of playouts`;
  if (chosen === 0) return taken;
  const { mean, error } = gains[chosen];
  return `${taken}, ${share(mean)} ± ${share(error)} above ${candidates[0].text}`;
}

export const PLANNER: TierDefinition = {
  id: "planner" as Tier,
  kind: "learner",
  label: "Planner",
  version: 1,
  learns: true,
  summary: "plays HL's proposals and others on from copies of the position, and takes what wins most",
  parameters: PARAMETERS,
  quick: "playouts=2,depth=2",
  create: (settings, key) => {
    const proposer = HL.create(validateSettings(HL.parameters, defaultSettings(HL.parameters)), key);
    return new Planner(validateSettings(PARAMETERS, settings), proposer).player;
  },
};
