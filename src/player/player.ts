import type { Seat, Square } from "../../components/index.ts";
import type { GameEvent } from "../events/events.ts";
import { QUESTION, type Question, type QuestionMethod } from "../events/questions.ts";
import type { TradeOffer } from "../law/trade.ts";
import type { DecisionContext } from "./decision-context.ts";

export type JailAnswer = "pay" | "card" | "roll";
export type MortgagedDeedAnswer = "keep" | "lift";
export type IncomeTaxAnswer = "flat" | "percent";

/** One step of raising cash: a building off a lot, or a deed mortgaged. */
export type RaiseStep = { readonly sell: Square } | { readonly mortgage: Square };

/** How a game went for one seat. */
export interface GameOutcome {
  /** 1 for a win, a share of it for a tie at the cap, else 0. */
  readonly win: number;
  /** Whether the seat was still in the game at its end. */
  readonly survived: boolean;
  /** 1 for the winner; seats that tie share the mean of their places. */
  readonly placement: number;
  readonly netWorth: number;
  readonly rounds: number;
}

/** What a learner keeps between games, as versioned JSON. */
export interface PlayerMemory {
  snapshot(): unknown;
  /** Takes a snapshot back; throws one line naming what is wrong with it. */
  restore(snapshot: unknown): void;
}

/**
 * A player's answers: one method a question. Each is asked only when an answer other than the passive one would be legal;
 * an illegal answer is refused with a reason, counted, and the passive one taken instead (scenario format, decisions).
 * Methods are synchronous, must not write to the context, and must be a function of it, of memory and of
 * `ctx.random` alone.
 */
export interface Answers {
  /** In jail, before throwing (J-3). Passive: `roll`. */
  jailDecision(ctx: DecisionContext): JailAnswer;
  /**
   * Buy the unowned deed just landed on at its printed price, up to one's means (M-1)? What it exceeds the cash by is then
   * asked of `raiseCash`. Passive: no, and it is auctioned (B-1, B-2).
   */
  shouldBuyProperty(ctx: DecisionContext, square: Square): boolean;
  /** A bid above `standing` by the increment and within one's means, or 0 to leave the auction. Passive: 0. */
  auctionBid(ctx: DecisionContext, square: Square, standing: number): number;
  /** A bid for the last building in the bank, to go on `square`; at least its price, at most one's cash (H-11). Passive: 0. */
  buildingBid(ctx: DecisionContext, square: Square, standing: number): number;
  /**
   * Lots to build on, one entry a building, in that order; up to the means that the lots' own groups leave (M-1). What they
   * exceed the cash by is then asked of `raiseCash`. Passive: none.
   */
  buildHouses(ctx: DecisionContext): readonly Square[];
  /** Lots to sell from, one entry a building. Passive: none. */
  sellBuildings(ctx: DecisionContext): readonly Square[];
  /** Deeds to mortgage. Passive: none. */
  mortgageDeeds(ctx: DecisionContext): readonly Square[];
  /** Mortgages to lift. Passive: none. */
  unmortgageDeeds(ctx: DecisionContext): readonly Square[];
  /**
   * Steps that raise the `missing` dollars of a debt, or of a fine, purchase or building that one chose (M-1). What they
   * leave open of a debt is raised in the engine's own order; of the others nothing is forced, and what was chosen does
   * not happen. Passive: none, and the engine's own order raises all of it.
   */
  raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[];
  /** An offer to another seat, or null. Passive: null. */
  proposeTrade(ctx: DecisionContext): TradeOffer | null;
  /** Accept what seat `from` offers? `offer.give` is what this seat would receive. Passive: no. */
  tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean;
  /** A mortgaged deed arrived: keep it so for 10%, or lift it now (M-6). Passive: `keep`. */
  takeMortgagedDeed(ctx: DecisionContext, square: Square): MortgagedDeedAnswer;
  /** The flat income tax or a percentage of worth, chosen before adding up (T-2). Passive: `flat`. */
  incomeTax(ctx: DecisionContext, flat: number): IncomeTaxAnswer;
  /**
   * The speed die gives a choice of squares to move to: one white die, the other or both (a bus), or anywhere (three of
   * a kind). One of `options`, or null to move by all the dice. Passive: null.
   */
  speedDie(ctx: DecisionContext, options: readonly Square[]): Square | null;
}

/** A player: its answers, what it is told beside them, and what it remembers. */
export interface Player extends Answers {
  /** A game begins; the player may be used for many, one after another. */
  gameStarted?(ctx: DecisionContext): void;
  /** The game is over. Where a learner learns. */
  gameEnded?(ctx: DecisionContext, outcome: GameOutcome): void;
  /**
   * Something happened at the table. Told in order, all that has happened since, just before the seat's next question
   * and before `gameEnded`. The game keeps its log when somebody has this method, and only then.
   */
  observe?(event: GameEvent): void;
  /** Seat `offer.to` has answered this player's offer; told before anything changes hands. */
  tradeAnswered?(ctx: DecisionContext, offer: TradeOffer, accepted: boolean): void;
  readonly memory?: PlayerMemory;
  /** Why the last answer was given, in one line. Asked only when somebody will read it. */
  reason?(): string;
}

/** What a question is answered with. */
export type AnswerTo<Asked extends Question> = ReturnType<Answers[QuestionMethod<Asked>]>;

/** The hooks of a player: what it is told beside being asked. */
export const HOOKS = ["gameStarted", "gameEnded", "observe", "tradeAnswered"] as const;
export type Hook = (typeof HOOKS)[number];

/** The method that answers each question. */
export const METHOD_OF = Object.fromEntries(
  Object.entries(QUESTION).map(([question, { method }]) => [question, method]),
) as { readonly [Asked in Question]: QuestionMethod<Asked> };

class Passive {}
for (const { method, passive } of Object.values(QUESTION)) {
  Object.defineProperty(Passive.prototype, method, {
    value: () => passive,
    writable: true,
    configurable: true,
  });
}

/**
 * Answers every question passively: the base for a player that cares about a few of them. A question whose method is
 * left as it is here is not put at all.
 */
export const PassivePlayer = Passive as new () => Answers;

/** Whether the player leaves the question to {@link PassivePlayer}. */
export function leavesToBase(player: Player, question: Question): boolean {
  const method = METHOD_OF[question];
  return player[method] === PassivePlayer.prototype[method];
}
