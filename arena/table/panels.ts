import type { Panel } from "./asking.ts";

/** Panels by name: the words for it, and its key. */
export const PANELS: Readonly<Record<Panel, { readonly label: string; readonly key: string }>> = {
  trade: { label: "Trade…", key: "o" },
  unmortgage: { label: "Lift mortgages…", key: "l" },
  build: { label: "Build…", key: "b" },
  sellBuildings: { label: "Sell buildings…", key: "s" },
  mortgage: { label: "Mortgage…", key: "m" },
  raiseCash: { label: "Choose what to sell…", key: "r" },
  bid: { label: "Bid another amount…", key: "u" },
};
