import { z } from "zod";
import { didYouMean, knownNames } from "./did-you-mean.ts";

/** The pieces that the shapes of rule sets and boards are made of; each says what it expected when it is not met. */

/**
 * An object with these keys and no others; `name` says of what, for the refusal of anything else, and `listed` where many
 * keys are listed.
 */
export function closed<const Shape extends z.ZodRawShape>(name: string, shape: Shape, listed?: string) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return `expected ${name}, an object`;
      const key = String(issue.keys[0]);
      return `unknown key ${JSON.stringify(key)}${knownNames(key, known, listed)}`;
    },
  });
}

/** The same shape with every key allowed to be absent, though not to be there without a value. */
export function optional<const Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const entries = Object.entries(shape).map(([key, each]) => [key, z.exactOptional(each)]);
  // The entries are those of the shape, one by one.
  return Object.fromEntries(entries) as { readonly [Key in keyof Shape]: z.ZodExactOptional<Shape[Key]> };
}

/** A whole number within bounds, both inclusive. */
export function whole(least: number, most: number) {
  const error = `expected a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** The largest price, fee or rent: whatever a game adds up from it fits the engine's 32-bit columns. */
const MOST_DOLLARS = 10_000;

/** An amount of whole dollars. */
export const dollars = () => whole(0, MOST_DOLLARS);

export const flag = () => z.boolean({ error: "expected true or false" });

/** One of a closed list of names. */
export function oneOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, {
    error: (issue) =>
      `expected one of ${names.join(", ")}${typeof issue.input === "string" ? didYouMean(issue.input, names) : ""}`,
  });
}

/** Text that reads on one line. */
export function line(what: string, most = 100) {
  const error = `expected ${what}: 1 to ${most} characters on one line, none of them blank at either end`;
  return z
    .string({ error })
    .max(most, { error })
    .regex(/^\P{C}+$/u, { error })
    .regex(/^\S(.*\S)?$/u, { error });
}

/** An identifier: a letter, then letters, digits and hyphens. */
export function identifier(what: string) {
  const error = `expected ${what}: a letter, then letters, digits and hyphens, at most 60`;
  return z.string({ error }).regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, { error });
}

/** An object whose keys are names of one kind and whose values are things of one kind. */
export function namedBy<Key extends z.ZodString, Item extends z.ZodType>(key: Key, item: Item, what: string) {
  return z.record(key, item, {
    error: (issue) =>
      issue.code === "invalid_key" ? issue.issues[0]?.message : `expected ${what}, an object`,
  });
}

/** A list of at least `least` and at most `most` items. */
export function listOf<Item extends z.ZodType>(item: Item, what: string, least: number, most: number) {
  const error = `expected a list of ${least} to ${most} ${what}`;
  return z.array(item, { error }).min(least, { error }).max(most, { error });
}
