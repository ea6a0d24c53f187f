import type { Population, PopulationTable } from "./population-schema.ts";

/** A table of three players of one kind, which are a family of their own. */
function three(player: string, many: string, part: PopulationTable["part"]): PopulationTable {
  return { table: `three ${many}`, family: many, part, against: [player, player, player] };
}

/**
 * The population that ships with the arena: tables that ask for different answers. They cross what opponents do in auctions
 * (never bid, bid to the printed price, overbid) with what a key costs (its price, 2.5 times that, a key in return, not for
 * sale), beside agents from the literature. The held-out families were chosen before any arm was made.
 */
export const POPULATION_1: Population = {
  schema: 1,
  id: "population@1",
  tables: [
    three("trader", "Traders", "training"),
    three("validator", "Validators", "training"),
    three("background", "Backgrounds", "training"),
    three("seller", "Sellers", "training"),
    three("swapper", "Swappers", "training"),
    three("swapper:bids=false", "sleeping Swappers", "training"),
    three("sniper", "Snipers", "training"),
    three("miser", "Misers", "training"),
    three("seller:bids=false", "sleeping Sellers", "held-out"),
    three("blocker", "Blockers", "held-out"),
    three("valuer", "Valuers", "held-out"),
    {
      table: "Fixed A, B and C",
      family: "Fixed",
      part: "held-out",
      against: ["fixed-a", "fixed-b", "fixed-c"],
    },
  ],
};
