import { HEIGHTS, type Seat, type Square } from "../../../components/index.ts";
import { NONE, QUESTION, type Question } from "../../../src/events/questions.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { JailAnswer, RaiseStep } from "../../../src/player/player.ts";
import type { Voice } from "../delegating-player.ts";
import { buildByRank, canPayFine } from "../heuristics.ts";
import { nextBid } from "../hl/bidding.ts";
import type { Answers, Line } from "./sandbox.ts";

type Arguments = Parameters<Voice>[1];

/** An answer that could be given, and the line of play that tries it. */
export interface Candidate {
  readonly answer: unknown;
  /** In words, for reasons and analyses. */
  readonly text: string;
  readonly line: Line;
}

/** Cash that a tried list of buildings may leave, beside what the proposal leaves. */
const RESERVES = [0, 150, 400] as const;

/**
 * Candidates for a question, the proposal first; none where there is nothing to choose. A strategic phase is played
 * again from its beginning: questions before the one at hand then have their answers behind them and are passed.
 */
type Propose = (ctx: DecisionContext, args: Arguments, proposal: unknown) => readonly Candidate[];

/** Passes what a strategic phase asks before its own question, in the order of asking. */
const STRATEGIC: readonly Question[] = ["proposeTrade", "unmortgage", "build", "sellBuildings", "mortgage"];

/** Candidates by question; a question that is not here is left to the proposal. */
export const CANDIDATES: Partial<Record<Question, Propose>> = {
  buy: (ctx, [, square], proposal) =>
    choices(ctx, "buy", [
      { answer: proposal, text: told("buy", proposal) },
      { answer: !proposal, text: told("buy", !proposal) },
    ]).filter(({ answer }) => answer !== true || ctx.cash >= ctx.board.price[square as Square]),
  jail: (ctx, _args, proposal) => {
    const others: readonly JailAnswer[] = [
      "roll",
      ...(canPayFine(ctx) ? (["pay"] as const) : []),
      ...(ctx.hasJailCard ? (["card"] as const) : []),
    ];
    return choices(
      ctx,
      "jail",
      [proposal as JailAnswer, ...others.filter((other) => other !== proposal)].map((answer) => ({
        answer,
        text: answer,
      })),
    );
  },
  build: (ctx, _args, proposal) =>
    listChoices(ctx, "build", proposal as readonly Square[], [
      NONE,
      ...RESERVES.map((reserve) => buildByRank(ctx, rentGain, reserve)),
    ]),
  mortgage: (ctx, _args, proposal) => listChoices(ctx, "mortgage", proposal as readonly Square[], [NONE]),
  unmortgage: (ctx, _args, proposal) => listChoices(ctx, "unmortgage", proposal as readonly Square[], [NONE]),
  raiseCash: (ctx, _args, proposal) => {
    const steps = proposal as readonly RaiseStep[];
    return choices(ctx, "raiseCash", [
      { answer: steps, text: "raises as planned" },
      { answer: NONE, text: "raises in the engine's order" },
    ]);
  },
  proposeTrade: (ctx, _args, proposal) => {
    const offer = proposal as TradeOffer | null;
    if (offer === null) return [];
    return [
      {
        answer: offer,
        text: "offers",
        line: {
          answers: new Map<Seat, Answers>([
            [ctx.seat, { proposeTrade: [offer, null] }],
            [offer.to, { respondTrade: [true] }],
          ]),
        },
      },
      { answer: null, text: "offers nothing", line: scripted(ctx.seat, { proposeTrade: [null] }) },
    ];
  },
  respondTrade: (ctx, [, from, offer], proposal) => {
    const { give, get } = offer as TradeOffer;
    // The phase is the proposer's: it makes its offer again, and this seat answers.
    const mirrored: TradeOffer = { to: ctx.seat, give, get };
    return [proposal, !proposal].map((answer) => ({
      answer,
      text: told("accept", answer),
      line: {
        answers: new Map<Seat, Answers>([
          [from as Seat, { proposeTrade: [mirrored, null] }],
          [ctx.seat, { respondTrade: [answer] }],
        ]),
        rewind: ({ turn }) => {
          turn.offers = Math.max(0, turn.offers - 1);
        },
      },
    }));
  },
};

/** Candidates that answer one question of the seat's own turn. */
function choices(
  ctx: DecisionContext,
  question: Question,
  answers: readonly { readonly answer: unknown; readonly text: string }[],
): Candidate[] {
  const place = STRATEGIC.indexOf(question);
  const before = Object.fromEntries(
    STRATEGIC.slice(0, Math.max(0, place)).map((earlier) => [earlier, [QUESTION[earlier].passive]]),
  );
  return answers.map(({ answer, text }) => ({
    answer,
    text,
    line: scripted(ctx.seat, { ...before, [question]: [answer] }),
  }));
}

/** Candidates of lists, the proposal first, each list once. */
function listChoices(
  ctx: DecisionContext,
  question: Question,
  proposal: readonly Square[],
  others: readonly (readonly Square[])[],
): Candidate[] {
  const lists = new Map([proposal, ...others].map((list) => [list.join(), list]));
  return choices(
    ctx,
    question,
    [...lists.values()].map((list) => ({
      answer: list,
      text: `${question} ${list.map((square) => ctx.board.names[square]).join(", ") || "nothing"}`,
    })),
  );
}

const scripted = (seat: Seat, answers: Answers): Line => ({ answers: new Map([[seat, answers]]) });

/** Ceilings of a bid that are tried beside the proposal's, as shares of the printed price. */
const CEILINGS = [0, 0.6, 0.85, 1.1, 1.5, 2] as const;

/** Candidates of how far to go in the auction that is on, as ceilings in dollars; the proposal's first. */
export function bidCandidates(ctx: DecisionContext, square: Square, proposed: number): Candidate[] {
  const most = Math.min(ctx.means(), Math.max(ctx.cash, proposed));
  const price = ctx.board.price[square];
  const ceilings = new Set([proposed, ...CEILINGS.map((share) => Math.min(most, Math.round(share * price)))]);
  return [...ceilings].map((ceiling) => ({
    answer: ceiling,
    text: ceiling === 0 ? "do not bid" : `bid up to ${ceiling}`,
    line: {
      answers: new Map<Seat, Answers>([
        [
          ctx.seat,
          { bid: (_question, [view, , standing]) => nextBid(view, square, standing as number, ceiling) },
        ],
      ]),
      // The auction had been taken off the stack before anybody was asked.
      rewind: ({ work }) => work.pushAuction(square),
    },
  }));
}

const told = (act: string, does: unknown): string => (does === true ? act : `do not ${act}`);

/** Rent that the next building adds, for the dollar. */
function rentGain(square: Square, ctx: DecisionContext): number {
  const { rents, houseCost } = ctx.board;
  const height = ctx.squareHouses[square];
  return (rents[square * HEIGHTS + height + 1] - rents[square * HEIGHTS + height]) / houseCost[square];
}
