import type { Seat, Square } from "../../components/index.ts";
import { deriveKey, type RandomKey, seedKey } from "../../src/chance/random.ts";
import type { Question } from "../../src/events/questions.ts";
import { DecisionContext } from "../../src/player/decision-context.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import { METHOD_OF, type Player } from "../../src/player/player.ts";
import { type Candidate, candidatesOf } from "../players/planner/candidates.ts";
import { Sandbox } from "../players/planner/sandbox.ts";
import { tierNamed } from "../players/registry.ts";
import { type WireAnswer, writeAnswer } from "../replay/record/answers.ts";
import { type Estimate, estimateWithin, SHARE } from "../statistics/index.ts";
import type { OpenTable, Waiting } from "./open-table.ts";

/** A choice of a question with the chance of winning that playouts find behind it. */
export interface HintChoice {
  readonly text: string;
  /** The answer; of a bid the ceiling in dollars. */
  readonly answer: WireAnswer;
  /** Chance of winning over the playouts of this choice, 0 to 1, with its 95% interval; null without any. */
  readonly chance: Estimate | null;
}

/** Advice on the question that waits: what HL would do and why, and how the choices compare. */
export interface Hint {
  readonly seat: Seat;
  readonly question: Question;
  /** HL's reason, in its words. */
  readonly reason: string;
  /** HL's choice first. */
  readonly choices: readonly HintChoice[];
}

/** Rounds that a playout goes on, as the planner's. */
const ROUNDS = 20;

/** Looks for advice on a question, some playouts at a time. */
export class HintSearch {
  private readonly waiting: Waiting & { readonly question: Question };
  private readonly ctx: DecisionContext;
  private readonly reason: string;
  private readonly candidates: readonly Candidate[];
  private readonly sandbox: Sandbox;
  private readonly values: number[][];
  private readonly key: RandomKey;

  private constructor(table: OpenTable, waiting: Waiting & { readonly question: Question }) {
    const { world } = table.position;
    const { seat, question, subject } = waiting;
    this.waiting = waiting;
    this.ctx = new DecisionContext(world, seat);
    const adviser = freshPlayer("hl");
    adviser.gameStarted?.(this.ctx);
    const proposal: unknown = Reflect.apply(adviser[METHOD_OF[question]], adviser, [this.ctx, ...subject]);
    this.reason = adviser.reason?.() ?? "";
    this.candidates = candidatesFor(this.ctx, waiting, proposal, adviser);
    this.values = this.candidates.map(() => []);
    this.sandbox = new Sandbox(world.board, world.rules, world.seats, () => freshPlayer("trader"));
    this.key = deriveKey(seedKey(table.identity.seed), table.entries.length, HINT);
  }

  /** A search for the question that waits; null where nothing is asked that could be advised on. */
  static for(table: OpenTable): HintSearch | null {
    const { waiting } = table;
    if (waiting === null || waiting.question === "throw") return null;
    return new HintSearch(table, { ...waiting, question: waiting.question });
  }

  /** Plays so many playouts of each choice, the same dice for all. The table must wait with the same question. */
  search(playouts: number): Hint {
    if (this.candidates.length > 1) {
      for (let i = 0; i < playouts; i++) {
        const key = deriveKey(this.key, this.values[0].length, PLAYOUT);
        for (const [c, { line, likely = line }] of this.candidates.entries()) {
          this.values[c].push(this.sandbox.playOut(this.ctx, likely, key, { rounds: ROUNDS }));
        }
      }
    }
    const { seat, question } = this.waiting;
    const choices = this.candidates.map(({ text, answer }, c): HintChoice => {
      const values = this.values[c];
      const chance = values.length === 0 ? null : estimateWithin(values, SHARE);
      return { text, answer: writeAnswer(question, answer), chance };
    });
    return { seat, question, reason: this.reason, choices };
  }
}

/** Streams under the key of a table. */
const HINT = 0x68696e74;
const PLAYOUT = 0x706c6179;

function freshPlayer(id: string): Player {
  const tier = tierNamed(id);
  return tier.create(defaultSettings(tier.parameters), seedKey(0));
}

/** HL's answer and those that are tried beside it; HL's alone where nothing is. */
function candidatesFor(
  ctx: DecisionContext,
  { question, subject }: Waiting & { readonly question: Question },
  proposal: unknown,
  adviser: Player,
): readonly Candidate[] {
  const answer = question === "bid" ? ceilingOf(ctx, adviser, ...(subject as BidSubject)) : proposal;
  const tried = candidatesOf(question, ctx, [ctx, ...subject], answer);
  if (tried.length > 0) return tried;
  const line = { answers: new Map() };
  return [{ answer: proposal, text: proposal === null ? "nothing" : "as HL says", line }];
}

type BidSubject = [square: Square, standing: number];

/** The most that the adviser would bid, found by asking it again and again. */
function ceilingOf(ctx: DecisionContext, adviser: Player, square: Square, standing: number): number {
  let ceiling = 0;
  for (let now = standing; ; now = ceiling) {
    const bid = adviser.auctionBid(ctx, square, now);
    if (bid <= now) return ceiling;
    ceiling = bid;
  }
}
