import { z } from "zod";
import type { DeckName } from "../cards/card-data.ts";
import { effectSchema } from "../cards/effect-schema.ts";
import { overridesSchema } from "../rules/schema.ts";
import { closed, dollars, identifier, line, listOf, namedBy, oneOf, whole } from "../text/data-shape.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import type { BoardData, SquareData } from "./board-data.ts";

/** A throw never goes round twice: the two dice and the speed die together stay below the smallest board. */
const FEWEST_SQUARES = 16;
const MOST_SQUARES = 200;

/** Rent of one deed; more than any price, since a hotel may ruin its visitor. */
const rent = whole(0, 100_000);

const groupName = line("a group's name", 60);
const name = line("a square's name", 60).regex(/\D/, {
  error: "expected a name, which digits alone are not",
});
const price = whole(1, 10_000);
const mortgage = z.exactOptional(dollars());

const square = <const Kind extends SquareData["kind"], Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
) => closed(`a square of kind ${kind}`, { kind: z.literal(kind), name, ...shape });

const rentsError = { error: "expected six rents: bare, one to four houses, hotel" };

const SQUARES = [
  square("go", {}),
  square("street", {
    group: groupName,
    price,
    rents: z.tuple([rent, rent, rent, rent, rent, rent], rentsError),
    mortgage,
  }),
  square("railroad", { price, mortgage }),
  square("utility", { price, mortgage }),
  square("tax", { tax: oneOf(["income", "luxury"]), amount: z.exactOptional(dollars()) }),
  square("chance", {}),
  square("communityChest", {}),
  square("jail", {}),
  square("goToJail", {}),
  square("freeParking", {}),
] as const;

const KINDS = SQUARES.map(({ shape }) => shape.kind.value);

const anySquare = z.discriminatedUnion("kind", SQUARES, {
  error: (issue) => {
    if (issue.code !== "invalid_union") return "expected a square, an object";
    const { kind } = issue.input as { readonly kind?: unknown };
    return `expected one of ${KINDS.join(", ")}${typeof kind === "string" ? didYouMean(kind, KINDS) : ""}`;
  },
});

const houseCostError = { error: "expected an even whole number from 2 to 10000: half of it is paid back" };

const group = closed("a colour group", {
  houseCost: z
    .int(houseCostError)
    .min(2, houseCostError)
    .max(10_000, houseCostError)
    .multipleOf(2, houseCostError),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'expected a colour such as "#8b5a2b"' }),
});

const card = closed("a card", {
  id: identifier("a card id"),
  text: line("a card's text", 120),
  effect: effectSchema,
});
const deck = listOf(card, "cards", 0, 100);

const idError = { error: "expected a board id: small letters, digits and hyphens, a letter first" };

/** The shape of a board file. What a shape cannot say is checked by {@link checkBoard}. */
export const boardSchema = closed("a board", {
  $schema: z.exactOptional(z.string()),
  id: z
    .string(idError)
    .max(60, idError)
    .regex(/^[a-z][a-z0-9-]*$/, idError),
  version: whole(1, 1_000_000),
  name: line("the board's name"),
  squares: listOf(anySquare, "squares", FEWEST_SQUARES, MOST_SQUARES),
  groups: namedBy(groupName, group, "colour groups by name"),
  railroadRents: listOf(rent, "rents", 0, MOST_SQUARES),
  utilityMultipliers: listOf(whole(0, 1000), "multipliers", 0, MOST_SQUARES),
  decks: closed("the two decks", { chance: deck, communityChest: deck } satisfies Record<
    DeckName,
    z.ZodType
  >),
  rules: z.exactOptional(overridesSchema),
} satisfies Record<keyof BoardData | "$schema", z.ZodType>);
