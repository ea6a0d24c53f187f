/** A board as it is written down: squares in order, colour groups, tariffs and two decks of cards. Pure JSON. */
export interface BoardData {
  /** Identifier without its version, e.g. `us-classic`. */
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** In playing order; the first is GO, and exactly one is the jail. */
  readonly squares: readonly SquareData[];
  /** Colour groups by name; a group's lots are the streets that name it. */
  readonly groups: Readonly<Record<string, GroupData>>;
  /** Rent by the number of railroads owned, one to all. */
  readonly railroadRents: readonly number[];
  /** Dice multiplier by the number of utilities owned, one to all. */
  readonly utilityMultipliers: readonly number[];
  readonly decks: Readonly<Record<DeckName, readonly CardData[]>>;
}

export interface GroupData {
  /** Price of a house, and of the hotel after four houses. */
  readonly houseCost: number;
  /** A CSS colour for pictures of the board. */
  readonly colour: string;
}

export type SquareData =
  | {
      readonly kind: "street";
      readonly name: string;
      readonly group: string;
      readonly price: number;
      /** Bare, one to four houses, hotel. */
      readonly rents: readonly [number, number, number, number, number, number];
      readonly mortgage?: number;
    }
  | {
      readonly kind: "railroad" | "utility";
      readonly name: string;
      readonly price: number;
      readonly mortgage?: number;
    }
  | {
      readonly kind: "tax";
      readonly name: string;
      readonly tax: TaxKind;
      /** Overrides the rule set's amount. */
      readonly amount?: number;
    }
  | { readonly kind: DeckName | "go" | "jail" | "freeParking" | "goToJail"; readonly name: string };

export type TaxKind = "income" | "luxury";

/** The two decks, in the order of their entities. */
export const DECKS = ["chance", "communityChest"] as const;
export type DeckName = (typeof DECKS)[number];

export interface CardData {
  readonly id: string;
  readonly text: string;
  readonly effect: CardEffect;
}

/** What a card does. Squares are named by board name or index. */
export type CardEffect =
  | { readonly kind: "advanceTo"; readonly square: string | number }
  /** To the next railroad, at `multiple` times its rent; or to the next utility, at `multiple` times a fresh throw. */
  | { readonly kind: "nearest"; readonly of: "railroad" | "utility"; readonly multiple: number }
  | { readonly kind: "moveBack"; readonly steps: number }
  | { readonly kind: "collect" | "pay" | "payEach" | "collectFromEach"; readonly amount: number }
  | { readonly kind: "repairs"; readonly house: number; readonly hotel: number }
  | { readonly kind: "goToJail" | "jailFree" };
