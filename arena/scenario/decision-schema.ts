import { z } from "zod";
import { QUESTIONS } from "../../src/events/questions.ts";
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

function asks<const Name extends string, Keys extends z.ZodRawShape>(ask: Name, keys: Keys) {
  return closed(`a decision on ${ask}`, { seat, ask: z.literal(ask), ...keys });
}

export const decisionSchema = z.discriminatedUnion(
  "ask",
  [
    asks("jail", { answer: oneOf(["pay", "card", "roll"]) }),
    asks("buy", { square: square.optional(), answer: flag() }),
    asks("bid", { square: square.optional(), answer: dollars }),
    asks("build", { answer: squares }),
    asks("sellBuildings", { answer: squares }),
    asks("mortgage", { answer: squares }),
    asks("unmortgage", { answer: squares }),
    asks("raiseCash", {
      amount: dollars.optional(),
      answer: listOf(raiseStep, "sales and mortgages", 0, MOST_ENTRIES),
    }),
    asks("proposeTrade", { answer: offer.nullable() }),
    asks("respondTrade", { from: seat.optional(), answer: flag() }),
    asks("takeMortgagedDeed", { square: square.optional(), answer: oneOf(["keep", "lift"]) }),
    asks("bidBuilding", { square: square.optional(), answer: dollars }),
    asks("incomeTax", { amount: dollars.optional(), answer: oneOf(["flat", "percent"]) }),
    asks("speedDie", { answer: square.nullable() }),
  ],
  {
    error: (issue) =>
      issue.code === "invalid_union"
        ? `expected one of ${QUESTIONS.join(", ")}`
        : "expected a decision, an object",
  },
);

export type DecisionEntry = z.output<typeof decisionSchema>;
export type BundleEntry = z.output<typeof bundle>;
