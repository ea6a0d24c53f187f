import type { CardData } from "../cards/card-data.ts";
import type { SquareData } from "./board-data.ts";

/** Short forms for writing a board down. */

type Rents = readonly [number, number, number, number, number, number];

/** A street with its rents: bare, one to four houses, hotel. */
export const street = (name: string, group: string, price: number, ...rents: Rents): SquareData => ({
  kind: "street",
  name,
  group,
  price,
  rents,
});

export const railroad = (name: string, price: number): SquareData => ({ kind: "railroad", name, price });

export const utility = (name: string, price: number): SquareData => ({ kind: "utility", name, price });

export const card = (id: string, text: string, effect: CardData["effect"]): CardData => ({
  id,
  text,
  effect,
});
