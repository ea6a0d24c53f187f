import type { Seat, Square } from "../../components/index.ts";
import { deriveKey, type RandomKey, seedKey } from "../../src/chance/random.ts";
import type { Question } from "../../src/events/questions.ts";
import { DecisionContext } from "../../src/player/decision-context.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import { METHOD_OF, type Player } from "../../src/player/player.ts";
import { type Candidate, candidatesOf } from "../players/planner/candidates.ts";
import { Sandbox } from "../players/planner/sandbox.ts";
import { tierNamed } from "../players/registry.ts";
import { readAnswer, type WireAnswer, writeAnswer } from "../replay/record/answers.ts";
import { type EstateItem, squareOf } from "./estate-draft.ts";
import { passiveAnswer, STRATEGIC } from "./journal.ts";
import type { OpenTable, Waiting } from "./open-table.ts";

/** A choice of a question with the chance of winning that playouts find behind it. */
export interface HintChoice {
  readonly text: string;
  /** The answer; of a bid the ceiling in dollars. */
  readonly answer: WireAnswer;
  /** Mean chance of winning, 0 to 1, and half the width of its 95% interval. */
  readonly chance: number;
  readonly margin: number;
  readonly playouts: number;
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
const NORMAL_95 = 1.96;

/** Looks for advice on a question, some playouts at a time. */
export class HintSearch {
  private readonly waiting: Waiting & { readonly question: Question };
  private readonly ctx: DecisionContext;
  private readonly reason: string;
  private readonly candidates: Candidate[];
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
    this.candidates = [...candidatesFor(this.ctx, waiting, proposal, adviser)];
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

  /**
   * A search among the choices and `answer`, which somebody gave; null where there is nothing to compare it with, or no
   * playout can try it.
   */
  static against(
    table: OpenTable,
    answer: WireAnswer,
  ): { readonly search: HintSearch; readonly own: number } | null {
    const search = HintSearch.for(table);
    if (search === null) return null;
    const { question, seat } = search.waiting;
    const same = (other: Candidate): boolean =>
      JSON.stringify(writeAnswer(question, other.answer)) === JSON.stringify(answer);
    let own = search.candidates.findIndex(same);
    if (own === -1 && LISTS.includes(question)) {
      own = search.candidates.length;
      search.candidates.push(ownCandidate(search.ctx, seat, question, readAnswer(question, answer)));
      search.values.push([]);
    }
    return own === -1 || search.candidates.length < 2 ? null : { search, own };
  }

  /** Mean of what `choice` wins above `own` in the same playouts, and half the width of its 95% interval. */
  lead(choice: number, own: number): { readonly gain: number; readonly margin: number } {
    const { mean, error } = meanOf(this.values[choice].map((value, i) => value - this.values[own][i]));
    return { gain: mean, margin: NORMAL_95 * error };
  }

  /** Plays so many playouts of each choice, the same dice for all. The table must wait with the same question. */
  search(playouts: number): Hint {
    if (this.candidates.length > 1) {
      for (let i = 0; i < playouts; i++) {
        const key = deriveKey(this.key, this.values[0].length, PLAYOUT);
        for (const [c, { line }] of this.candidates.entries()) {
          this.values[c].push(this.sandbox.playOut(this.ctx, line, key, { rounds: ROUNDS }));
        }
      }
    }
    const { seat, question } = this.waiting;
    const choices = this.candidates.map(({ text, answer }, c): HintChoice => {
      const { mean, error } = meanOf(this.values[c]);
      return {
        text,
        answer: writeAnswer(question, answer),
        chance: mean,
        margin: NORMAL_95 * error,
        playouts: this.values[c].length,
      };
    });
    return { seat, question, reason: this.reason, choices };
  }
}

/** Questions whose answers are lists: a person's own is tried beside those of the adviser. */
const LISTS: readonly Question[] = ["build", "sellBuildings", "mortgage", "unmortgage", "raiseCash"];

/** A list that a person gave, with the questions before it passed as when it was given. */
function ownCandidate(ctx: DecisionContext, seat: Seat, question: Question, answer: unknown): Candidate {
  const passed = STRATEGIC.slice(0, Math.max(0, STRATEGIC.indexOf(question)));
  const before = Object.fromEntries(passed.map((each) => [each, [passiveAnswer(each)]]));
  const list = answer as readonly EstateItem[];
  const named = list.map((item) => ctx.board.names[squareOf(item)]).join(", ");
  return {
    answer,
    text: `${question} ${named || "nothing"}`,
    line: { answers: new Map([[seat, { ...before, [question]: [answer] }]]) },
  };
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

function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, error: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}
