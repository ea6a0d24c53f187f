import { type AnswerShape, QUESTION, type Question } from "../events/questions.ts";
import type { Bundle, TradeOffer } from "../law/trade.ts";

/**
 * What a player answers may be anything at all: a list with an iterator of its own, a proxy that throws when it is looked
 * at, an object that says another thing each time. So an answer of a player that is guarded is read once, while the
 * player is still on the line, into plain values, and only these are judged and carried out.
 */

/** Entries that any answer can need at most; a longer list is none. */
const MOST_ENTRIES = 1024;

/** Characters of a text that an answer can need at most, and of what is told of a thrown value. */
const MOST_CHARACTERS = 500;

/** Reads an answer of each shape once, into plain values. */
const PLAIN: Readonly<Record<Extract<AnswerShape, string>, (answer: unknown) => unknown>> = {
  truth: plainValue,
  dollars: plainValue,
  squares: (answer) => plainList(answer),
  steps: plainSteps,
  offer: copyOffer,
  square: plainValue,
};

/** The answer to a question, read once into plain values. */
export function plainAnswer(question: Question, answer: unknown): unknown {
  const shape: AnswerShape = QUESTION[question].answer;
  return typeof shape === "string" ? PLAIN[shape](answer) : plainValue(answer);
}

/** Text of what was thrown: of an error its message. Never throws itself. */
export function plainMessage(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown).slice(0, MOST_CHARACTERS);
  } catch {
    return "something that cannot be shown";
  }
}

/** A number, a text or the like as it is; anything with an inside as a word for it, which no question takes. */
export function plainValue(answer: unknown): unknown {
  switch (typeof answer) {
    case "object":
      return answer === null ? null : "an object";
    case "function":
      return "a function";
    case "symbol":
      return "a symbol";
    case "string":
      return answer.slice(0, MOST_CHARACTERS);
    default:
      return answer;
  }
}

/** A list read once by index, its entries through `entry`; anything else as {@link plainValue} has it. */
export function plainList(answer: unknown, entry: (value: unknown) => unknown = plainValue): unknown {
  if (!Array.isArray(answer)) return plainValue(answer);
  const { length } = answer;
  if (!(length <= MOST_ENTRIES)) return `a list of ${length} entries`;
  const list: unknown[] = [];
  for (let i = 0; i < length; i++) list.push(entry(answer[i]));
  return list;
}

/** Steps of raising cash, each read once. */
export function plainSteps(answer: unknown): unknown {
  return plainList(answer, plainStep);
}

function plainStep(step: unknown): unknown {
  if (typeof step !== "object" || step === null) return plainValue(step);
  const { sell, mortgage } = step as { readonly [Way in "sell" | "mortgage"]?: unknown };
  return sell === undefined ? { mortgage: plainValue(mortgage) } : { sell: plainValue(sell) };
}

/**
 * A copy of the offer as it stands now, read once into plain values, so that nobody can change what is judged or what is
 * accepted. What is no offer at all comes back as it is, to be refused.
 */
export function copyOffer(answer: TradeOffer): TradeOffer;
export function copyOffer(answer: unknown): unknown;
export function copyOffer(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return plainValue(answer);
  const { to, give, get } = answer as { readonly [Part in keyof TradeOffer]?: unknown };
  return { to: plainValue(to), give: copyBundle(give), get: copyBundle(get) };
}

function copyBundle(side: unknown): unknown {
  if (typeof side !== "object" || side === null) return plainValue(side);
  const { cash, deeds, jailCards } = side as { readonly [Part in keyof Bundle]?: unknown };
  return { cash: plainValue(cash), deeds: plainList(deeds), jailCards: plainValue(jailCards) };
}
