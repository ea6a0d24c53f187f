import type { Seat, Square } from "../../../components/index.ts";
import { type AnswerShape, NONE, QUESTION, QUESTIONS, type Question } from "../../../src/events/questions.ts";
import type { Bundle, TradeOffer } from "../../../src/law/trade.ts";

/** One side of a trade: dollars, jail cards, deeds. */
export type WireBundle = readonly [cash: number, jailCards: number, ...deeds: number[]];
/** A step of raising cash, its squares as plain numbers. */
export type WireStep = { readonly sell: number } | { readonly mortgage: number };
export type WireOffer = readonly [to: number, give: WireBundle, get: WireBundle];
/**
 * An answer that was none: what was thrown, a description of what is not an answer to the question, or what was said by
 * a player that changed the position it was shown.
 */
export type WireFault =
  | { readonly threw: string }
  | { readonly malformed: string }
  | { readonly wroteToView: string };

/** An answer as a record writes it. Trades are lists, everything else is what the player said. */
export type WireAnswer =
  | boolean
  | number
  | string
  | null
  | readonly number[]
  | readonly WireStep[]
  | WireOffer
  | WireFault;

/** Entries that a list of squares or steps may have: more than any position allows. */
export const LONGEST_LIST = 1000;
/** Characters of a fault's text and of a reason. */
export const LONGEST_TEXT = 200;

/** The answer written down, or undefined when it is not of the kind that was asked for. */
type Writer = (answer: unknown) => WireAnswer | undefined;

const word =
  (...words: readonly string[]): Writer =>
  (answer) =>
    words.find((each) => each === answer);
const truth: Writer = (answer) => (typeof answer === "boolean" ? answer : undefined);
const whole: Writer = (answer) => (isWhole(answer) ? answer : undefined);
const wholeOrNull: Writer = (answer) => (answer === null ? null : whole(answer));
const squares: Writer = (answer) => {
  if (answer === NONE) return NONE;
  return isListOf(answer, isWhole) ? [...answer] : undefined;
};

const steps: Writer = (answer) => {
  if (!isListOf(answer, isStep)) return undefined;
  return answer.map((step) => ("sell" in step ? { sell: step.sell } : { mortgage: step.mortgage }));
};

const offer: Writer = (answer) => {
  if (answer === null) return null;
  if (!isRecord(answer) || !isWhole(answer.to)) return undefined;
  const give = writeBundle(answer.give);
  const get = writeBundle(answer.get);
  return give === undefined || get === undefined ? undefined : [answer.to, give, get];
};

const SHAPE_WRITERS: Readonly<Record<Extract<AnswerShape, string>, Writer>> = {
  truth,
  dollars: whole,
  squares,
  steps,
  offer,
  square: wholeOrNull,
};

const writerOf = (shape: AnswerShape): Writer =>
  typeof shape === "string" ? SHAPE_WRITERS[shape] : word(...shape);

const WRITERS = Object.fromEntries(
  QUESTIONS.map((question) => [question, writerOf(QUESTION[question].answer)]),
) as Readonly<Record<Question, Writer>>;

/** Writes down what a player answered; what is no answer to the question is described. */
export function writeAnswer(question: Question, answer: unknown): WireAnswer {
  const written = WRITERS[question](answer);
  // Not `??`: null is an answer too.
  return written === undefined ? { malformed: described(answer) } : written;
}

/** Whatever was answered, as text. */
export function described(answer: unknown): string {
  return oneLine(describe(answer));
}

/** The answer that the engine is given when the record is played; the opposite of {@link writeAnswer}. */
export function readAnswer(question: Question, wire: WireAnswer): unknown {
  return question === "proposeTrade" && wire !== null ? readOffer(wire as WireOffer) : wire;
}

/** True for an answer that was thrown, malformed or came with a write to the view. */
export function isFault(wire: WireAnswer): wire is WireFault {
  if (typeof wire !== "object" || wire === null) return false;
  return "threw" in wire || "malformed" in wire || "wroteToView" in wire;
}

/** Text without line breaks and control characters, cut to the length that a record keeps. */
export function oneLine(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
}

function readOffer([to, give, get]: WireOffer): TradeOffer {
  return { to: to as Seat, give: readBundle(give), get: readBundle(get) };
}

function readBundle([cash, jailCards, ...deeds]: WireBundle): Bundle {
  return { cash, jailCards, deeds: deeds as Square[] };
}

function writeBundle(side: unknown): WireBundle | undefined {
  if (!isRecord(side)) return undefined;
  const { cash, jailCards, deeds } = side;
  if (!isWhole(cash) || !isWhole(jailCards) || !isListOf(deeds, isWhole)) return undefined;
  return [cash, jailCards, ...deeds];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isItem);
}

function isStep(step: unknown): step is WireStep {
  if (!isRecord(step)) return false;
  return "sell" in step ? isWhole(step.sell) : isWhole(step.mortgage);
}

function describe(answer: unknown): string {
  try {
    return JSON.stringify(answer) ?? String(answer);
  } catch {
    return typeof answer;
  }
}
