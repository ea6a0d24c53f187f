/** The two decks, in the order of their entities. */
export const DECKS = ["chance", "communityChest"] as const;
export type DeckName = (typeof DECKS)[number];

export interface CardData {
  /** Unique within its deck; what rule sets and scenario files call the card. */
  readonly id: string;
  readonly text: string;
  readonly effect: CardEffect;
}

/** The effect of a card. Squares are named by board name or index; amounts in whole dollars. */
export type CardEffect =
  | { readonly kind: "advanceTo"; readonly square: string | number }
  /** To the next railroad, at `multiple` times its rent; or to the next utility, at `multiple` times a fresh throw. */
  | { readonly kind: "nearest"; readonly of: "railroad" | "utility"; readonly multiple: number }
  | { readonly kind: "moveBack"; readonly steps: number }
  | { readonly kind: "collect" | "pay" | "payEach" | "collectFromEach"; readonly amount: number }
  | { readonly kind: "repairs"; readonly house: number; readonly hotel: number }
  | { readonly kind: "goToJail" | "jailFree" };

/** Every kind of effect, in a fixed order. */
export const CARD_EFFECTS: readonly CardEffect["kind"][] = [
  "advanceTo",
  "nearest",
  "moveBack",
  "collect",
  "pay",
  "payEach",
  "collectFromEach",
  "repairs",
  "goToJail",
  "jailFree",
];

type Text<Kind extends CardEffect["kind"]> = (effect: Extract<CardEffect, { kind: Kind }>) => string;

/** Each kind of effect in words. */
const TEXT: { readonly [Kind in CardEffect["kind"]]: Text<Kind> } = {
  advanceTo: ({ square }) => `Go to ${square}`,
  nearest: ({ of, multiple }) =>
    of === "railroad"
      ? `Go to the next railroad; its rent counts ${multiple} times`
      : `Go to the next utility; pay ${multiple} times a fresh throw`,
  moveBack: ({ steps }) => `Go back ${steps} squares`,
  collect: ({ amount }) => `Collect ${amount} from the bank`,
  pay: ({ amount }) => `Pay the bank ${amount}`,
  payEach: ({ amount }) => `Pay ${amount} to each player`,
  collectFromEach: ({ amount }) => `Collect ${amount} from each player`,
  repairs: ({ house, hotel }) => `Repairs: ${house} a house, ${hotel} a hotel`,
  goToJail: () => "Go to jail",
  jailFree: () => "Get out of jail free: keep until used",
};

/** The text of a card of which only the effect is known. */
export function effectText(effect: CardEffect): string {
  return (TEXT[effect.kind] as Text<CardEffect["kind"]>)(effect as never);
}
