import type { Square, Tier } from "../../../components/index.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { defaultSettings, validateSettings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { type Voice, wrappedPlayer } from "../delegating-player.ts";
import { nextBid } from "../hl/bidding.ts";
import { HL } from "../hl/hl.ts";
import type { TierDefinition } from "../tier.ts";
import type { Comparison } from "./allocation.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { Deliberation } from "./deliberation.ts";
import { type PlannerSettings, plannerParameters } from "./parameters.ts";

type Arguments = Parameters<Voice>[1];

/** Draws of a seat's own stream are below this. */
const WORD = 2 ** 30;

/** A decision that was thought about. */
export interface Thought {
  /** The proposal first. */
  readonly candidates: readonly Candidate[];
  readonly comparison: Comparison;
  /** By which it was thought about; other keys give dice that had no part in the choice. */
  readonly key: RandomKey;
}

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
  private readonly deliberation: Deliberation;
  private readonly onThought: (thought: Thought) => void;
  private ceiling: Ceiling | null = null;
  private why = "";

  constructor(settings: PlannerSettings, key: RandomKey, onThought: (thought: Thought) => void) {
    this.settings = settings;
    this.proposer = HL.create(validateSettings(HL.parameters, defaultSettings(HL.parameters)), key);
    this.deliberation = new Deliberation(settings);
    this.onThought = onThought;
  }

  /** The planner as a player: asked, told and remembering as its proposer. */
  get player(): Player {
    const player = wrappedPlayer(this.proposer, {
      answer: (question, args, call) => this.answer(question, args, call),
    });
    return Object.assign(player, { reason: () => this.reason() });
  }

  private answer(question: Question, args: Arguments, call: () => unknown): unknown {
    this.why = "";
    if (this.settings.playouts === 0) return call();
    if (question === "bid") return this.bid(args);
    const proposal = call();
    const [ctx] = args;
    const candidates = candidatesOf(question, ctx, args, proposal);
    return candidates.length < 2 ? proposal : this.choose(ctx, candidates).answer;
  }

  /** Thinks once an auction about how far to go, then bids up to that. */
  private bid(args: Arguments): number {
    const [ctx, square, standing] = args;
    const deed = square as Square;
    const now = standing as number;
    const known = this.ceiling;
    if (known === null || known.square !== deed || known.round !== ctx.round || now <= known.standing) {
      const candidates = candidatesOf("bid", ctx, args, this.proposedCeiling(ctx, deed, now));
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
    const key = { k0: ctx.random(WORD), k1: ctx.random(WORD) };
    const comparison = this.deliberation.compare(ctx, candidates, key);
    this.why = reasonOf(candidates, comparison);
    this.onThought({ candidates, comparison, key });
    return candidates[comparison.chosen];
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

/** A planner; `onThought` is called after each decision that it thought about, inside the question. */
export function createPlanner(
  settings: PlannerSettings,
  key: RandomKey,
  onThought: (thought: Thought) => void = () => {},
): Player {
  return new Planner(settings, key, onThought).player;
}

export const PLANNER: TierDefinition = {
  id: "planner" as Tier,
  kind: "learner",
  label: "Planner",
  version: 2,
  learns: true,
  summary: "plays HL's proposals and others on from copies of the position, and takes what wins most",
  get parameters() {
    return plannerParameters();
  },
  quick: "playouts=2,depth=2",
  create: (settings, key) => createPlanner(validateSettings(plannerParameters(), settings), key),
};
