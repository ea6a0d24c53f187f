import { z } from "zod";
import { closed, dollars, oneOf, whole } from "../text/data-shape.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import type { CardEffect } from "./card-data.ts";

const squareError = { error: "expected a square by its name or its index" };

/** A square by its name on the board, or by its index. */
const square = z.union([z.string(squareError), z.int(squareError).min(0, squareError)], squareError);

const amount = dollars();
const effect = <const Kind extends CardEffect["kind"], Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
) => closed(`the card effect ${kind}`, { kind: z.literal(kind), ...shape });

const EFFECTS = [
  effect("advanceTo", { square }),
  effect("nearest", { of: oneOf(["railroad", "utility"]), multiple: whole(0, 100) }),
  effect("moveBack", { steps: whole(1, 200) }),
  effect("collect", { amount }),
  effect("pay", { amount }),
  effect("payEach", { amount }),
  effect("collectFromEach", { amount }),
  effect("repairs", { house: amount, hotel: amount }),
  effect("goToJail", {}),
  effect("jailFree", {}),
] as const;

const KINDS = EFFECTS.map(({ shape }) => shape.kind.value);

/** The effect of a card, told apart by its `kind`. */
export const effectSchema = z.discriminatedUnion("kind", EFFECTS, {
  error: (issue) => {
    if (issue.code !== "invalid_union") return "expected a card effect, an object";
    const { kind } = issue.input as { readonly kind?: unknown };
    return `expected one of ${KINDS.join(", ")}${typeof kind === "string" ? didYouMean(kind, KINDS) : ""}`;
  },
});
