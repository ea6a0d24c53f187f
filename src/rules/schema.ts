import { z } from "zod";
import type { DeckName } from "../cards/card-data.ts";
import { effectSchema } from "../cards/effect-schema.ts";
import {
  closed,
  dollars,
  flag,
  identifier,
  listOf,
  namedBy,
  oneOf,
  optional,
  whole,
} from "../text/data-shape.ts";
import { JACKPOT_FEEDS, type RuleSet, type TaxKind } from "./rule-set.ts";

/** Most that a seat may begin with. */
const MOST_START_CASH = 100_000;
/** Most buildings of a kind in the box. */
const MOST_BUILDINGS = 1000;
/** Last round that a game may be given. */
const MOST_ROUNDS = 10_000;

const startCash = whole(0, MOST_START_CASH);
const buildings = whole(0, MOST_BUILDINGS);

/** Every rule by its key: what values it takes and, in a line, what it does. The one place where a rule is described. */
const RULES = {
  startCash: startCash.describe("dollars each player starts with (S-1)"),
  twoPlayerStartCash: startCash.nullable().describe("start cash when only two play; null: the same"),
  openingThrow: flag().describe("the highest throw starts (S-3); otherwise the first seat does"),
  salary: dollars().describe("for passing GO (G-1)"),
  salaryOnGo: dollars().nullable().describe("for landing on GO; null: the same as salary"),
  jailFine: dollars().describe("to leave jail without a double (J-3)"),
  jailAttempts: whole(1, 10).describe("throws for a double before the fine is forced (J-6)"),
  houses: buildings.nullable().describe("houses in the box (H-10); null: unlimited"),
  hotels: buildings.nullable().describe("hotels in the box; null: unlimited"),
  evenBuilding: flag().describe("lots of a group differ by one building at most (H-3)"),
  auctions: flag().describe("a deed that its lander declines is auctioned (B-2)"),
  auctionIncrement: whole(1, 1000).describe("smallest raise over the standing bid (B-7)"),
  rentInJail: flag().describe("an owner in jail collects rent (R-7)"),
  mortgageInterest: whole(0, 100).describe("percent for lifting or taking over a mortgage (M-3)"),
  tradeOffersPerTurn: whole(0, 20).describe("trades a seat may offer in one turn (X-7)"),
  taxes: closed("the flat tax of each kind", {
    income: z.exactOptional(dollars()),
    luxury: z.exactOptional(dollars()),
  } satisfies Record<TaxKind, z.ZodType>).describe("flat amount of each kind of tax (T-1)"),
  incomeTaxPercent: whole(0, 100).describe("percent of worth payable instead of it (T-2); 0: no choice"),
  jackpotFeeds: listOf(oneOf(JACKPOT_FEEDS), "feeds", 0, JACKPOT_FEEDS.length).describe(
    "what goes into the pot won on Free Parking (T-4): taxes, cards, fines",
  ),
  jackpotStart: dollars().describe("dollars the bank puts into the pot, again after each win"),
  buyAfterLaps: whole(0, 10).describe("times GO must be passed before a seat may buy or bid"),
  startingDeeds: whole(0, 20).describe("deeds dealt to each seat and paid for before play (E-1)"),
  speedDie: flag().describe("a third die, for seats that have passed GO"),
  reshuffleEveryDraw: flag().describe("shuffle a deck before every draw: a model, not a way to play"),
  endAtBankruptcy: whole(1, 7).nullable().describe("the bankruptcy that ends the game (E-4); null: the last"),
  roundCap: whole(1, MOST_ROUNDS).describe("rounds after which the highest net worth wins (E-3)"),
} satisfies Record<Exclude<keyof RuleSet, "id" | "cards">, z.ZodType>;

const effects = namedBy(identifier("a card id"), effectSchema, "card effects by card id");

const cards = closed("card effects by deck", {
  chance: z.exactOptional(effects),
  communityChest: z.exactOptional(effects),
} satisfies Record<DeckName, z.ZodType>).describe(
  "effects that replace those of the board's cards, by deck and card id",
);

const LISTED = "docs/rules.md lists the keys";

/** Any of the rules: what a board may ask for. */
export const overridesSchema = closed("rules", optional(RULES), LISTED);

const idError = { error: 'expected a name and a version such as "kitchen-table@1"' };

/** A rule-set file. */
export const rulesSchema = closed(
  "a rule set",
  {
    $schema: z.exactOptional(z.string()),
    extends: z.string({ error: 'expected the id of a built-in rule set such as "official@1"' }),
    id: z.exactOptional(z.string(idError).regex(/^[a-z][a-z0-9-]*@[1-9][0-9]*$/, idError)),
    ...overridesSchema.shape,
    cards: z.exactOptional(cards),
  },
  LISTED,
);

/** Every rule in the order it is shown in, with the line that describes it. */
export const RULE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...RULES, cards }).map(([key, schema]) => [key, schema.description ?? ""]),
);
