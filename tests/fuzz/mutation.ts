import fc from "fast-check";

/** Plain JSON, as a file holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One thing done to a file: where, by a number that picks the place, and what. */
export interface Mutation {
  readonly place: number;
  readonly kind: "drop" | "replace" | "nudge" | "double" | "swap" | "rename";
  /** What replaces the value, or is added to a number. */
  readonly value: Json;
  readonly step: number;
  /** A second place, by the number that picks it. */
  readonly other: number;
}

const SCALARS: readonly Json[] = [
  null,
  true,
  false,
  "",
  "x",
  "GO",
  "__proto__",
  "constructor",
  -1,
  0,
  0.5,
  1,
  2,
  3,
  7,
  100,
  1e9,
  1e300,
  [],
  {},
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom("drop", "replace", "nudge", "nudge", "double", "swap", "rename"),
  value: fc.oneof(fc.constantFrom(...SCALARS), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
  step: fc.constantFrom(-50, -2, -1, 1, 2, 50),
  other: fc.nat(),
});

/** A copy of one of `files` with a few things done to it; shrinks towards the file itself. */
export function mutated(files: readonly Json[]): fc.Arbitrary<Json> {
  return fc
    .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([file, mutations]) => mutations.reduce(apply, structuredClone(file)));
}

/** A value with the list or object it stands in. */
interface Place {
  readonly parent: Json[] | { [key: string]: Json };
  readonly key: string;
}

function apply(file: Json, { place, kind, value, step, other }: Mutation): Json {
  const places = placesIn(file);
  const at = places[place % Math.max(1, places.length)];
  if (at === undefined) return value;
  const parent = at.parent as { [key: string]: Json };
  const current = parent[at.key];
  const swapped = places[other % places.length];
  switch (kind) {
    case "drop":
      if (Array.isArray(at.parent)) at.parent.splice(Number(at.key), 1);
      else delete parent[at.key];
      break;
    case "replace":
      set(at.parent, at.key, value);
      break;
    case "nudge":
      set(at.parent, at.key, typeof current === "number" ? current + step : value);
      break;
    case "double":
      if (Array.isArray(at.parent)) at.parent.splice(Number(at.key), 0, structuredClone(current));
      else set(parent, `${at.key}2`, structuredClone(current));
      break;
    case "swap": {
      const copy = structuredClone((swapped.parent as { [key: string]: Json })[swapped.key]);
      set(at.parent, at.key, copy);
      break;
    }
    case "rename":
      if (Array.isArray(at.parent)) break;
      delete parent[at.key];
      set(parent, typeof value === "string" ? value : swapped.key, current);
  }
  return file;
}

/** Sets a key of its own, whatever it is called, as a parser of JSON does. */
function set(parent: Json[] | { [key: string]: Json }, key: string, value: Json): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
}

function placesIn(value: Json): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [{ parent: value, key }, ...placesIn(part)]);
}
