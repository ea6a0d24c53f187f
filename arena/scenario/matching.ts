import { type DataPath, pathText } from "../../src/text/data-fault.ts";

/** Something that was expected and did not come out. */
export interface Failure {
  /** Where: `state.players[0].cash`, `events[2]`. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** True when `actual` has everything that `expected` names. */
export function holds(expected: unknown, actual: unknown): boolean {
  return difference(expected, actual, []).length === 0;
}

/**
 * Every place at which `actual` is not what `expected` says. Of an object only the keys given are compared. A list of
 * objects is compared entry by entry as far as it is given; a list of plain values must be the same list.
 */
export function difference(expected: unknown, actual: unknown, path: DataPath): Failure[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const partial = expected.length > 0 && expected.every(isObject);
    if (!partial && expected.length !== actual.length) return [{ path: pathText(path), expected, actual }];
    return expected.flatMap((item, i) => difference(item, actual[i], [...path, i]));
  }
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      difference(value, Object.hasOwn(actual, key) ? actual[key] : undefined, [...path, key]),
    );
  }
  return Object.is(expected, actual) ? [] : [{ path: pathText(path), expected, actual: actual ?? null }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
