/** Every reason for which money moves: the closed list that totals are kept by. */
export const MONEY_REASONS = [
  "salary",
  "purchase",
  "auction",
  "rent",
  "tax",
  "card",
  "cardPlayers",
  "jailFine",
  "build",
  "sellBuilding",
  "mortgage",
  "unmortgage",
  "interest",
  "trade",
  "estate",
  "jackpot",
] as const;

export type MoneyReason = (typeof MONEY_REASONS)[number];

/** The number under which each reason is kept. */
export const MONEY = Object.freeze(
  Object.fromEntries(MONEY_REASONS.map((reason, index) => [reason, index])),
) as Readonly<Record<MoneyReason, number>>;
