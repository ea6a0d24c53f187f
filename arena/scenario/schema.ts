import { z } from "zod";
import { SPEED_FACES } from "../../src/chance/dice.ts";
import { closed, flag, listOf, whole } from "../../src/text/data-shape.ts";
import { decisionSchema } from "./decision-schema.ts";
import { expectationsSchema } from "./expectation-schema.ts";
import { positionShape, text } from "./position-schema.ts";

/**
 * The shape of a scenario file. What the shape cannot say (owners that are seats, buildings that can stand, names on the
 * board) is checked when the file is read. `schema/scenario.schema.json` is generated from this.
 */

const MOST_ENTRIES = 100_000;
const MOST_TURNS = 1_000_000;

const die = whole(1, 6);
const speedFace = z.literal(SPEED_FACES);
const throwError = {
  error: "expected a throw of two dice, such as [3, 4], each 1 to 6; a speed die comes third",
};
const diceThrow = z.union([z.tuple([die, die]), z.tuple([die, die, speedFace])], throwError);

const until = z.union(
  [
    z.literal("game-over"),
    closed("turns", { turns: whole(1, MOST_TURNS) }),
    closed("rounds", { rounds: whole(1, MOST_TURNS) }),
  ],
  { error: 'expected { "turns": n }, { "rounds": n } or "game-over", with n of at least 1' },
);

/** A position by itself: what a scenario says before its script. */
export const positionSchema = closed("a position", {
  $schema: z.string({ error: "expected the address of a schema" }).optional(),
  name: text("a sentence").optional(),
  ...positionShape,
});

export const scenarioSchema = closed("a scenario", {
  $schema: z.string({ error: "expected the address of a schema" }).optional(),
  name: text("a sentence"),
  ...positionShape,
  dice: listOf(diceThrow, "throws", 0, MOST_ENTRIES).optional(),
  decisions: listOf(decisionSchema, "decisions", 0, MOST_ENTRIES).optional(),
  strict: flag().optional(),
  until: until.optional(),
  expect: expectationsSchema.optional(),
});

export type ScenarioFile = z.output<typeof scenarioSchema>;
export type DiceThrow = z.output<typeof diceThrow>;
