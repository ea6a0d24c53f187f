import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { METHOD_OF, type Player } from "../../../src/player/player.ts";
import type { Voice } from "../../players/delegating-player.ts";
import { pairedGain } from "../../players/planner/allocation.ts";
import { answerKey, type Candidate, candidateOf } from "../../players/planner/candidates.ts";
import { Deliberation } from "../../players/planner/deliberation.ts";
import type { PlannerSettings } from "../../players/planner/parameters.ts";
import { createPlanner, type Thought } from "../../players/planner/planner.ts";
import { type Estimate, estimateWithin, pairedDifference, SHARE } from "../../statistics/index.ts";

type Arguments = Parameters<Voice>[1];

/** An answer that could be given to a question. */
export interface Option {
  /** As a player returns it; of an auction, the most that it would bid, in dollars. */
  readonly answer: unknown;
  /** In words: `buy`, `bid up to $140`, `offer $30, Oriental Avenue for Boardwalk`. */
  readonly text: string;
  /** Chance of winning over the playouts of this answer, 0 to 1, with its 95% interval over playouts; null without any. */
  readonly chance: Estimate | null;
}

/** A planner's advice on a question. */
export interface Advice {
  readonly question: Question;
  readonly options: readonly Option[];
  /** Place among the options of what the planner would do. */
  readonly best: number;
}

/** Advice held against what was done. */
export interface Review extends Advice {
  /** Place among the options of what was done. */
  readonly played: number;
  /**
   * Chance of winning that the planner's best would have had over what was done, on the same dice, which had no part in the
   * choice of the best; whoever is made an offer answers it. Null where they are the same.
   */
  readonly loss: Estimate | null;
  /**
   * True where both the playouts by which the best was chosen and the fresh ones tell the loss from none: the one by the
   * planner's margin, the other by its 95% interval.
   */
  readonly mistake: boolean;
}

/** Number with which the key of dice that had no part in a choice is derived. */
const FRESH = 0x66726573;

/** A planner beside a seat: asked what the seat is asked, it says what it would do and what each answer is worth. */
export class Adviser {
  private readonly settings: PlannerSettings;
  private readonly planner: Player;
  private readonly deliberation: Deliberation;
  private readonly key: RandomKey;
  private thought: Thought | null = null;

  /**
   * `key` is the stream of the planner's own choices, `memory` what its HL remembers. Throws on a memory that HL did not
   * write.
   */
  constructor(settings: PlannerSettings, key: RandomKey, memory?: unknown) {
    this.settings = settings;
    this.key = key;
    this.deliberation = new Deliberation(settings);
    this.planner = createPlanner(settings, key, (thought) => {
      this.thought = thought;
    });
    if (memory !== undefined) this.planner.memory?.restore(memory);
  }

  /** A game begins. */
  begin(ctx: DecisionContext): void {
    this.planner.gameStarted?.(ctx);
  }

  /**
   * Advice on a question, `args` being those of its method; null where there is nothing to choose, or no playouts help. To
   * be asked in the place of the seat: before its answer, at every question that it is asked.
   */
  advise(question: Question, args: Arguments): Advice | null {
    const { thought } = this.ask(question, args);
    if (thought === null) return null;
    const { candidates, comparison } = thought;
    return {
      question,
      options: candidates.map((candidate, index) => optionOf(candidate, comparison.values[index])),
      best: comparison.chosen,
    };
  }

  /**
   * The same, held against `played`, what the seat answered; of an auction, the most that it bid. `agrees` tells whether an
   * answer of the planner comes to the same as `played`.
   */
  review(
    question: Question,
    args: Arguments,
    played: unknown,
    agrees: (best: unknown) => boolean = (best) => answerKey(best) === answerKey(played),
  ): Review | null {
    const [ctx] = args;
    const { answer, thought } = this.ask(question, args);
    // A planner thinks once an auction.
    if (question === "bid" && thought === null) return null;
    const candidates =
      thought?.candidates ?? [answer, played].flatMap((each) => candidateOf(question, ctx, args, each) ?? []);
    if (candidates.length < 2) return null;
    const best = thought?.comparison.chosen ?? 0;
    const values = thought?.comparison.values ?? candidates.map(() => []);
    if (agrees(candidates[best].answer)) {
      if (thought === null) return null;
      const options = candidates.map((candidate, index) => optionOf(candidate, values[index]));
      return { question, options, best, played: best, loss: null, mistake: false };
    }
    return this.disagreement(question, args, played, thought, candidates, best);
  }

  private disagreement(
    question: Question,
    args: Arguments,
    answer: unknown,
    thought: Thought | null,
    found: readonly Candidate[],
    best: number,
  ): Review {
    const [ctx] = args;
    const known = found.findIndex((each) => answerKey(each.answer) === answerKey(answer));
    const candidates =
      known === -1 ? [...found, candidateOf(question, ctx, args, answer) as Candidate] : found;
    const played = known === -1 ? candidates.length - 1 : known;
    const key = deriveKey(thought?.key ?? this.key, ctx.round, FRESH);
    const count = Math.max(1, Math.floor(this.settings.playouts / 2));
    const fresh = (index: number): number[] =>
      this.deliberation.values(ctx, candidates[index].likely ?? candidates[index].line, key, count);
    const better = fresh(best);
    const done = fresh(played);
    const { difference, units, interval } = pairedDifference(better, done);
    const values = candidates.map((_, index) => thought?.comparison.values[index] ?? []);
    const { mean, error } = pairedGain(values[played], values[best]);
    const doubted = values[played].length > 0 && mean <= this.settings.margin * error;
    values[best] = better;
    values[played] = done;
    return {
      question,
      options: candidates.map((candidate, index) => optionOf(candidate, values[index])),
      best,
      played,
      loss: { value: difference, units, interval },
      mistake: !doubted && interval.method !== "none" && interval.low > 0,
    };
  }

  private ask(
    question: Question,
    args: Arguments,
  ): { readonly answer: unknown; readonly thought: Thought | null } {
    this.thought = null;
    const answer = Reflect.apply(this.planner[METHOD_OF[question]], this.planner, args);
    return { answer, thought: this.thought };
  }
}

const optionOf = ({ answer, text }: Candidate, values: readonly number[]): Option => ({
  answer,
  text,
  chance: values.length === 0 ? null : estimateWithin(values, SHARE),
});
