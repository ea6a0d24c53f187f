import fc from "fast-check";

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One change to a JSON document: where, as a number that is wrapped to the number of places, and what. */
export interface Mutation {
  readonly place: number;
  readonly change: "replace" | "remove" | "repeat" | "rename" | "add";
  readonly value: Json;
  readonly key: string;
}

const KEYS = [
  ...["name", "rules", "board", "seed", "players", "deeds", "bank", "decks", "turn", "dice", "decisions"],
  ...[
    "strict",
    "until",
    "expect",
    "cash",
    "position",
    "inJail",
    "jailTurns",
    "jailCards",
    "bankrupt",
    "owner",
  ],
  ...["buildings", "mortgaged", "houses", "hotels", "seat", "round", "ask", "answer", "square", "amount"],
  ...[
    "from",
    "to",
    "give",
    "get",
    "sell",
    "mortgage",
    "turns",
    "rounds",
    "type",
    "extends",
    "chance",
    "cashh",
  ],
  ...["Boardwalk", "Park Place", "12", "40", "-1", "", "__proto__", "constructor", "toString"],
];

const VALUES: readonly Json[] = [
  ...[-1, 0, 1, 2, 3, 5, 6, 10, 39, 40, 50, 200, 1500, 0.5, 1e6, 2147483648, 9007199254740992, 1e308],
  ...[
    "",
    "GO",
    "Jail",
    "Boardwalk",
    "Baltic Avenue",
    "12",
    "pay",
    "card",
    "roll",
    "keep",
    "lift",
    "game-over",
  ],
  ...["chance", "communityChest", "getOutOfJailFree", "goToJail", "advanceToGo", "arena@1", "official@2"],
  ...["build", "sellBuildings", "raiseCash", "proposeTrade", "\n\u0000", "x".repeat(500)],
  ...[true, false, null, [], {}, [[]], [[1, 1]], [[6, 6]], [7], ["Boardwalk"], [{ sell: 1 }], { turns: 3 }],
  ...[{ owner: 0 }, { owner: 1, mortgaged: true }, { owner: 0, buildings: 5 }, { to: 1, give: { cash: 5 } }],
  { extends: "official@1", houses: 2 },
  { extends: "official@1", cards: { chance: { goToJail: { kind: "moveBack", steps: 40 } } } },
];

/** A few changes to a document. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    place: fc.nat(5000),
    change: fc.constantFrom("replace", "remove", "repeat", "rename", "add"),
    value: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
      fc.jsonValue() as fc.Arbitrary<Json>,
    ),
    key: fc.constantFrom(...KEYS),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The document with the changes made one after another. */
export function mutate(document: Json, changes: readonly Mutation[]): Json {
  const copy = { root: structuredClone(document) };
  for (const change of changes) {
    const places = placesOf(copy);
    apply(places[change.place % places.length], change);
  }
  return copy.root;
}

interface Place {
  readonly parent: Json[] | { [key: string]: Json };
  readonly key: string | number;
}

/** Every place of the document that holds a value, its root first. */
function placesOf(holder: { root: Json }): Place[] {
  const places: Place[] = [];
  const visit = (parent: Place["parent"], key: Place["key"]): void => {
    places.push({ parent, key });
    const value = at({ parent, key });
    if (Array.isArray(value)) for (const i of value.keys()) visit(value, i);
    else if (typeof value === "object" && value !== null) {
      for (const name of Object.keys(value)) visit(value, name);
    }
  };
  visit(holder, "root");
  return places;
}

const at = ({ parent, key }: Place): Json => (parent as Record<Place["key"], Json>)[key];

function set({ parent }: Place, key: string | number, value: Json): void {
  // A plain assignment to "__proto__" would set the prototype, which JSON.parse does not do.
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function apply(place: Place, { change, value, key }: Mutation): void {
  const { parent } = place;
  const old = at(place);
  switch (change) {
    case "replace":
      set(place, place.key, structuredClone(value));
      break;
    case "remove":
      if (Array.isArray(parent)) parent.splice(place.key as number, 1);
      else if (place.key !== "root") delete parent[place.key];
      break;
    case "repeat":
      if (Array.isArray(parent)) parent.push(structuredClone(old));
      break;
    case "rename":
      if (Array.isArray(parent) || place.key === "root") break;
      delete parent[place.key];
      set(place, key, old);
      break;
    case "add":
      if (Array.isArray(old)) old.push(structuredClone(value));
      else if (typeof old === "object" && old !== null)
        set({ parent: old, key }, key, structuredClone(value));
  }
}
