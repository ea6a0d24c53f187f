/** The empty list: an answer that does nothing, made once. */
export const NONE: readonly never[] = Object.freeze([]);

/** Shape of an answer: a kind of value, or one of the words listed. `square` and `offer` may also be null. */
export type AnswerShape =
  | "truth"
  | "dollars"
  | "squares"
  | "steps"
  | "offer"
  | "square"
  | readonly [string, ...string[]];

/** Name of an argument of a question's method, after the context. */
export type SubjectName = "square" | "standing" | "missing" | "from" | "offer" | "flat" | "options";

/** Everything that is known of a kind of question. */
interface QuestionFacts {
  /** The method of a player that answers it. */
  readonly method: string;
  /** The method's arguments after the context. */
  readonly subject: readonly SubjectName[];
  readonly answer: AnswerShape;
  /** The answer of a player that does not answer, and in place of a refused one. */
  readonly passive: unknown;
  /** When it is asked, for a player's author. */
  readonly asked: string;
}

/**
 * Every question the engine asks a player, by the name that scenario files, records and refusals use. The order is
 * that of recorded numbers.
 */
export const QUESTION = {
  jail: {
    method: "jailDecision",
    subject: [],
    answer: ["pay", "card", "roll"],
    passive: "roll",
    asked: "in jail, before the throw",
  },
  buy: {
    method: "shouldBuyProperty",
    subject: ["square"],
    answer: "truth",
    passive: false,
    asked: "on landing on a deed of the bank whose price is within your means",
  },
  bid: {
    method: "auctionBid",
    subject: ["square", "standing"],
    answer: "dollars",
    passive: 0,
    asked: "in an auction, round after round",
  },
  build: {
    method: "buildHouses",
    subject: [],
    answer: "squares",
    passive: NONE,
    asked: "at the end of your turn, with a complete group, the means and the stock",
  },
  sellBuildings: {
    method: "sellBuildings",
    subject: [],
    answer: "squares",
    passive: NONE,
    asked: "at the end of your turn, with buildings",
  },
  mortgage: {
    method: "mortgageDeeds",
    subject: [],
    answer: "squares",
    passive: NONE,
    asked: "at the end of your turn",
  },
  unmortgage: {
    method: "unmortgageDeeds",
    subject: [],
    answer: "squares",
    passive: NONE,
    asked: "at the end of your turn, when you can pay for one",
  },
  raiseCash: {
    method: "raiseCash",
    subject: ["missing"],
    answer: "steps",
    passive: NONE,
    asked: "when you owe, or chose to pay, more than you have, and could raise it",
  },
  proposeTrade: {
    method: "proposeTrade",
    subject: [],
    answer: "offer",
    passive: null,
    asked: "at the end of your turn, up to `ctx.rules.tradeOffersPerTurn` times",
  },
  respondTrade: {
    method: "tradeResponse",
    subject: ["from", "offer"],
    answer: "truth",
    passive: false,
    asked: "when somebody offers; `offer.give` is what you would receive",
  },
  takeMortgagedDeed: {
    method: "takeMortgagedDeed",
    subject: ["square"],
    answer: ["keep", "lift"],
    passive: "keep",
    asked: "a mortgaged deed became yours",
  },
  bidBuilding: {
    method: "buildingBid",
    subject: ["square", "standing"],
    answer: "dollars",
    passive: 0,
    asked: "when more seats could build than buildings are left",
  },
  incomeTax: {
    method: "incomeTax",
    subject: ["flat"],
    answer: ["flat", "percent"],
    passive: "flat",
    asked: "where the rules leave a choice",
  },
  speedDie: {
    method: "speedDie",
    subject: ["options"],
    answer: "square",
    passive: null,
    asked: "where the speed die leaves a choice",
  },
} as const satisfies Record<string, QuestionFacts>;

export type Question = keyof typeof QUESTION;
/** The method that answers a question. */
export type QuestionMethod<Asked extends Question = Question> = (typeof QUESTION)[Asked]["method"];

export const QUESTIONS = Object.keys(QUESTION) as readonly Question[] as readonly [Question, ...Question[]];

/**
 * The first argument that has one of these names, of a question whose method was called with `args`, the context
 * first; undefined where the question has none.
 */
export function argumentOf(
  question: Question,
  args: readonly unknown[],
  ...names: readonly SubjectName[]
): unknown {
  const subject: readonly SubjectName[] = QUESTION[question].subject;
  const place = subject.findIndex((name) => names.includes(name));
  return place === -1 ? undefined : args[1 + place];
}
