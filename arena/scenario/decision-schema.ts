import { z } from "zod";
import {
  type AnswerShape,
  QUESTION,
  QUESTIONS,
  type Question,
  type SubjectName,
} from "../../src/events/questions.ts";
import { closed, flag, listOf, oneOf, whole } from "../../src/text/data-shape.ts";
import { dollars, seat, square } from "./position-schema.ts";

/** The shape of a scripted answer, by the kind of question. */

const MOST_ENTRIES = 1000;

const squares = listOf(square, "squares", 0, MOST_ENTRIES);

const bundle = closed("one side of a trade", {
  cash: dollars.optional(),
  deeds: squares.optional(),
  jailCards: whole(0, 2).optional(),
});

const sale = closed("a sale", { sell: square });
const mortgage = closed("a mortgage", { mortgage: square });
const raiseStep = z.union([sale, mortgage], {
  error: 'expected { "sell": square } or { "mortgage": square }',
});

const offer = closed("an offer", { to: seat, give: bundle.optional(), get: bundle.optional() });

/** The shape of each kind of answer. */
const ANSWERS = {
  truth: flag(),
  dollars,
  squares,
  steps: listOf(raiseStep, "sales and mortgages", 0, MOST_ENTRIES),
  offer: offer.nullable(),
  square: square.nullable(),
} as const;

/** The key under which files name what a question is about, by the name of the question's own argument. */
export const SUBJECT_KEYS = { square: "square", from: "from", missing: "amount", flat: "amount" } as const;

const SUBJECTS = { square: square.optional(), from: seat.optional(), amount: dollars.optional() } as const;

function decisionOn(ask: Question) {
  const { subject, answer }: { readonly subject: readonly SubjectName[]; readonly answer: AnswerShape } =
    QUESTION[ask];
  const keys = subject.filter((name) => name in SUBJECT_KEYS).map((name) => subjectKey(name));
  const named = Object.fromEntries(keys.map((key) => [key, SUBJECTS[key]]));
  return closed(`a decision on ${ask}`, {
    seat,
    ask: z.literal(ask),
    // Those of the keys that the question has; all of them may be left out.
    ...(named as typeof SUBJECTS),
    answer: typeof answer === "string" ? ANSWERS[answer] : oneOf(answer),
  });
}

function subjectKey(name: SubjectName) {
  return SUBJECT_KEYS[name as keyof typeof SUBJECT_KEYS];
}

const [first, ...others] = QUESTIONS;
export const decisionSchema = z.discriminatedUnion("ask", [decisionOn(first), ...others.map(decisionOn)], {
  error: (issue) =>
    issue.code === "invalid_union"
      ? `expected one of ${QUESTIONS.join(", ")}`
      : "expected a decision, an object",
});

export type DecisionEntry = z.output<typeof decisionSchema>;
/** An answer of each shape as files have it. */
export type AnswerEntries = { readonly [Shape in keyof typeof ANSWERS]: z.output<(typeof ANSWERS)[Shape]> };
export type BundleEntry = z.output<typeof bundle>;
