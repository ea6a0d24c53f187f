import type { CardData, DeckName } from "../cards/card-data.ts";
import type { RuleOverrides, TaxKind } from "../rules/rule-set.ts";

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
  /** Rules that the board needs to play well, e.g. its start cash: they replace those of the set it is played under. */
  readonly rules?: RuleOverrides;
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
