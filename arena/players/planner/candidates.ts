import { HEIGHTS, type Seat, type Square } from "../../../components/index.ts";
import { NONE, QUESTION, type Question } from "../../../src/events/questions.ts";
import type { Bundle, TradeOffer } from "../../../src/law/trade.ts";
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
  /** The line as it is likely to go: an offer is answered by its partner's policy, where `line` has it taken; `line` when left out. */
  readonly likely?: Line | undefined;
}

/** A kind of question about which one can think. */
interface Contest {
  /** Answers worth trying beside the proposal. */
  others(ctx: DecisionContext, args: Arguments, proposal: unknown): readonly unknown[];
  /** Gives the answer from the beginning of the phase in which the question is put. */
  line(ctx: DecisionContext, args: Arguments, answer: unknown): Line;
  /** The same with what others answer left to them; `line` when left out. */
  likely?(ctx: DecisionContext, answer: unknown): Line;
  text(ctx: DecisionContext, answer: unknown): string;
}

/**
 * Candidates for a question, the proposal first and each answer once; none for a question about which there is nothing to
 * think. Of an auction the answer is a ceiling in dollars: how far to go for the deed.
 */
export function candidatesOf(
  question: Question,
  ctx: DecisionContext,
  args: Arguments,
  proposal: unknown,
): readonly Candidate[] {
  const contest = CONTESTS[question];
  if (contest === undefined) return [];
  const answers = new Map<string, unknown>();
  for (const answer of [proposal, ...contest.others(ctx, args, proposal)]) {
    const known = answerKey(answer);
    if (!answers.has(known)) answers.set(known, answer);
  }
  return [...answers.values()].map((answer) => candidateOf(question, ctx, args, answer) as Candidate);
}

/** The answer as a candidate; null for a question about which there is nothing to think. */
export function candidateOf(
  question: Question,
  ctx: DecisionContext,
  args: Arguments,
  answer: unknown,
): Candidate | null {
  const contest = CONTESTS[question];
  if (contest === undefined) return null;
  const line = contest.line(ctx, args, answer);
  return { answer, text: contest.text(ctx, answer), line, likely: contest.likely?.(ctx, answer) };
}

/** Equal for equal answers; the order in which a list names squares is no matter. */
export const answerKey = (answer: unknown): string => JSON.stringify(ordered(answer));

function ordered(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    return answer.every((each) => typeof each === "number") ? answer.toSorted((a, b) => a - b) : answer;
  }
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.entries(answer)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, ordered(value)]);
}

/** Cash that a tried list of buildings may leave, beside what the proposal leaves. */
const RESERVES = [0, 150, 400] as const;
/** Ceilings of a bid that are tried beside the proposal's, as shares of the printed price. */
const CEILINGS = [0, 0.6, 0.85, 1.1, 1.5, 2] as const;

/** In the order in which a strategic phase asks. */
const STRATEGIC: readonly Question[] = ["proposeTrade", "unmortgage", "build", "sellBuildings", "mortgage"];

const CONTESTS: Partial<Record<Question, Contest>> = {
  buy: {
    others: (ctx, [, square], proposal) =>
      proposal === true ? [false] : ctx.cash >= ctx.board.price[square as Square] ? [true] : [],
    line: ownAnswer("buy"),
    text: (_ctx, answer) => told("buy", answer),
  },
  jail: {
    others: (ctx) => [
      "roll" satisfies JailAnswer,
      ...(canPayFine(ctx) ? ["pay" satisfies JailAnswer] : []),
      ...(ctx.hasJailCard ? ["card" satisfies JailAnswer] : []),
    ],
    line: ownAnswer("jail"),
    text: (_ctx, answer) => JAIL_TEXTS[answer as JailAnswer],
  },
  build: {
    others: (ctx) => [NONE, ...RESERVES.map((reserve) => buildByRank(ctx, rentGain, reserve))],
    line: ownAnswer("build"),
    text: (ctx, answer) => listed(ctx, "build on", "build nothing", answer),
  },
  mortgage: {
    others: () => [NONE],
    line: ownAnswer("mortgage"),
    text: (ctx, answer) => listed(ctx, "mortgage", "mortgage nothing", answer),
  },
  unmortgage: {
    others: () => [NONE],
    line: ownAnswer("unmortgage"),
    text: (ctx, answer) => listed(ctx, "lift the mortgage of", "lift no mortgage", answer),
  },
  raiseCash: {
    others: () => [NONE],
    line: ownAnswer("raiseCash"),
    text: (ctx, answer) => {
      const steps = answer as readonly RaiseStep[];
      if (steps.length === 0) return "raise cash in the engine's order";
      const named = steps.map((step) =>
        "sell" in step
          ? `sell on ${ctx.board.names[step.sell]}`
          : `mortgage ${ctx.board.names[step.mortgage]}`,
      );
      return `raise cash: ${named.join(", ")}`;
    },
  },
  proposeTrade: {
    others: (_ctx, _args, proposal) => (proposal === null ? [] : [null]),
    line: ({ seat }, _args, answer) => {
      const offer = answer as TradeOffer | null;
      if (offer === null) return scripted(seat, { proposeTrade: [null] });
      return {
        answers: new Map<Seat, Answers>([
          [seat, { proposeTrade: [offer, null] }],
          [offer.to, { respondTrade: [true] }],
        ]),
      };
    },
    likely: ({ seat }, answer) => scripted(seat, { proposeTrade: answer === null ? [null] : [answer, null] }),
    text: (ctx, answer) => offerText(ctx, answer as TradeOffer | null),
  },
  respondTrade: {
    others: (_ctx, _args, proposal) => [!proposal],
    line: ({ seat }, [, from, offer], answer) => {
      const { give, get } = offer as TradeOffer;
      // The phase is the proposer's: it makes its offer again, and this seat answers.
      const mirrored: TradeOffer = { to: seat, give, get };
      return {
        answers: new Map<Seat, Answers>([
          [from as Seat, { proposeTrade: [mirrored, null] }],
          [seat, { respondTrade: [answer] }],
        ]),
        rewind: ({ turn }) => {
          turn.offers = Math.max(0, turn.offers - 1);
        },
      };
    },
    text: (_ctx, answer) => (answer === true ? "accept" : "decline"),
  },
  bid: {
    others(ctx, [, square], proposal) {
      const most = Math.min(ctx.means(), Math.max(ctx.cash, proposal as number));
      const price = ctx.board.price[square as Square];
      return CEILINGS.map((share) => Math.min(most, Math.round(share * price)));
    },
    line: ({ seat }, [, square], answer) => ({
      answers: new Map<Seat, Answers>([
        [
          seat,
          {
            bid: (_question, [view, deed, standing]) =>
              nextBid(view, deed as Square, standing as number, answer as number),
          },
        ],
      ]),
      // The auction had been taken off the stack before anybody was asked.
      rewind: ({ work }) => work.pushAuction(square as Square),
    }),
    text: (_ctx, answer) => (answer === 0 ? "do not bid" : `bid up to $${answer as number}`),
  },
};

/**
 * Answers one question of the seat's own turn. A strategic phase is played again from its beginning: questions before the
 * one at hand then have their answers behind them and are passed.
 */
function ownAnswer(question: Question): Contest["line"] {
  const passed = Object.fromEntries(
    STRATEGIC.slice(0, Math.max(0, STRATEGIC.indexOf(question))).map((earlier) => [
      earlier,
      [QUESTION[earlier].passive],
    ]),
  );
  return ({ seat }, _args, answer) => scripted(seat, { ...passed, [question]: [answer] });
}

const scripted = (seat: Seat, answers: Answers): Line => ({ answers: new Map([[seat, answers]]) });

const JAIL_TEXTS: Readonly<Record<JailAnswer, string>> = {
  roll: "roll for a double",
  pay: "pay the fine",
  card: "use a jail card",
};

const told = (act: string, does: unknown): string => (does === true ? act : `do not ${act}`);

/** Squares by name, each once with how often it is there. */
function listed(ctx: DecisionContext, act: string, nothing: string, answer: unknown): string {
  const counts = new Map<Square, number>();
  for (const square of answer as readonly Square[]) counts.set(square, (counts.get(square) ?? 0) + 1);
  if (counts.size === 0) return nothing;
  const named = [...counts].map(
    ([square, count]) => `${ctx.board.names[square]}${count > 1 ? ` (${count})` : ""}`,
  );
  return `${act} ${named.join(", ")}`;
}

function offerText(ctx: DecisionContext, offer: TradeOffer | null): string {
  if (offer === null) return "offer nothing";
  const side = ({ cash, jailCards, deeds }: Bundle): string =>
    [
      ...(cash > 0 ? [`$${cash}`] : []),
      ...deeds.map((square) => ctx.board.names[square]),
      ...(jailCards > 0 ? ["a jail card"] : []),
    ].join(", ") || "nothing";
  return `offer ${side(offer.give)} for ${side(offer.get)}`;
}

/** Rent that the next building adds, for the dollar. */
function rentGain(square: Square, ctx: DecisionContext): number {
  const { rents, houseCost } = ctx.board;
  const height = ctx.squareHouses[square];
  return (rents[square * HEIGHTS + height + 1] - rents[square * HEIGHTS + height]) / houseCost[square];
}
