import { didYouMean } from "../../../src/text/did-you-mean.ts";

/**
 * Reads the text of one option or positional, from whichever source it came. Throws an Error whose message says
 * what was expected (`expected a whole number …`); the shell adds where the text stood and what it was. Any
 * parser of the lower floors that throws one clear line is a reader as it stands.
 */
export interface ValueReader<T> {
  (text: string): T;
  /** All that it reads, where that is a closed list of names; of a list, all that its items may be. */
  readonly choices?: readonly string[];
}

/** Any text but the empty one. */
export const text: ValueReader<string> = (value) => {
  if (value === "") throw new Error("expected some text");
  return value;
};

/** `true`/`false` in the spellings that environments and files use. */
export const onOff: ValueReader<boolean> = (value) => {
  switch (value.toLowerCase()) {
    case "true":
    case "yes":
    case "on":
    case "1":
      return true;
    case "false":
    case "no":
    case "off":
    case "0":
      return false;
    default:
      throw new Error("expected true or false");
  }
};

/** The bounds of a number, both inclusive. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const within = ({ min, max }: Bounds): string => {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? "" : ` of at most ${max}`;
};

const number =
  (kind: string, shape: RegExp, bounds: Bounds): ValueReader<number> =>
  (value) => {
    const read = shape.test(value) ? Number(value) : Number.NaN;
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = bounds;
    if (!(read >= min && read <= max)) throw new Error(`expected ${kind}${within(bounds)}`);
    return read;
  };

/** A whole number in plain digits, within `bounds`. */
export const wholeNumber = (bounds: Bounds = {}): ValueReader<number> =>
  number("a whole number", /^-?\d+$/, bounds);

/** A decimal number such as `0.05` or `1e-3`, within `bounds`. */
export const decimal = (bounds: Bounds = {}): ValueReader<number> =>
  number("a number", /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i, bounds);

/**
 * A root seed as it was written: a non-negative integer, or any other text that is no number. A negative or broken number is
 * a slip, though it would do as text.
 */
export const seed: ValueReader<string> = (value) => {
  const isNumber = value.trim() !== "" && Number.isFinite(Number(value));
  if (value === "" || (isNumber && !/^\d+$/.test(value))) {
    throw new Error("expected a non-negative integer or a non-empty string that is no number");
  }
  return value;
};

/** One of a closed list of names. */
export const oneOf = <const Name extends string>(...names: readonly Name[]): ValueReader<Name> => {
  const read = (value: string): Name => {
    const found = names.find((name) => name === value);
    if (found === undefined) {
      throw new Error(`expected one of ${names.join(", ")}${didYouMean(value, names)}`);
    }
    return found;
  };
  return Object.assign(read, { choices: names });
};

/** A comma-separated list of at least one item, each read by `item`. */
export const listOf = <T>(item: ValueReader<T>): ValueReader<readonly T[]> => {
  const read = (value: string): readonly T[] =>
    text(value)
      .split(",")
      .map((part) => item(part.trim()));
  return item.choices === undefined ? read : Object.assign(read, { choices: item.choices });
};
