/**
 * Every question the engine asks a player, by the name that scenario files, records and refusals use. The order is
 * that of recorded numbers.
 */
export const QUESTIONS = [
  "jail",
  "buy",
  "bid",
  "build",
  "sellBuildings",
  "mortgage",
  "unmortgage",
  "raiseCash",
  "proposeTrade",
  "respondTrade",
  "takeMortgagedDeed",
  "bidBuilding",
  "incomeTax",
  "speedDie",
] as const;

export type Question = (typeof QUESTIONS)[number];
