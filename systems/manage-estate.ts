import { HOTEL, type Seat, type Square } from "../components/index.ts";
import { liftMortgage, mortgageDeed, sellBuildingsTo } from "../src/law/deed-actions.ts";
import { means, ownsSet, setLiquidity } from "../src/law/holdings.ts";
import { liftCost } from "../src/law/legality.ts";
import { coverHouseShortage } from "../src/law/liquidation.ts";
import type { Game } from "../src/player/game.ts";
import { STOCK } from "../src/world/bank-stock.ts";
import { type Next, PHASE, RESUME } from "../src/world/phases.ts";
import type { World } from "../src/world/world.ts";
import { buildInOrder } from "./actions/building.ts";
import { raiseToSpend } from "./actions/raise-cash.ts";
import { offerTrades } from "./actions/trading.ts";
import { ask, attends } from "./asking/ask.ts";
import { BUILD, MORTGAGE, SELL_BUILDINGS, setsOf, UNMORTGAGE } from "./asking/questions-asked.ts";
import { DEED_PRINT, DEED_SUMS, defineSystem, SET_SUMS } from "./define-system.ts";

/**
 * Lets the seat on turn, in jail too (J-11), trade, lift mortgages, build, sell and mortgage, in this order, once nothing
 * of its throw is open (H-2, X-7).
 */
export const manageEstate = defineSystem({
  name: "manageEstate",
  phase: PHASE.strategic,
  reads: [...DEED_PRINT, "Street.rents", "Railroad.rents", "Utility.multipliers", "Player.bankrupt"],
  writes: [
    "Owned.owner",
    "Owned.buildings",
    "Owned.mortgaged",
    ...DEED_SUMS,
    ...SET_SUMS,
    "Player.cash",
    "Player.jailCards",
    "TurnState",
    "WorkStack",
    "BankStock",
    "Ledger.income",
    "Ledger.spending",
    "Statistics.seats",
    "Statistics.game",
  ],
  asks: [
    "proposeTrade",
    "respondTrade",
    "unmortgage",
    "build",
    "raiseCash",
    "bidBuilding",
    "sellBuildings",
    "mortgage",
  ],
  run(game): Next {
    const { turn } = game.world;
    const { seat } = turn;
    turn.resume = PHASE.strategic;
    // Of all this only a trade can leave something to settle; the seat then goes on with its offers.
    if (!offerTrades(game, seat)) return RESUME;
    liftMortgages(game, seat);
    build(game, seat);
    sellBuildings(game, seat);
    mortgageDeeds(game, seat);
    return PHASE.endTurn;
  },
});

function liftMortgages(game: Game, seat: Seat): void {
  const { world } = game;
  if (world.derived.mortgages[seat] === 0 || !attends(game, UNMORTGAGE, seat)) return;
  if (!someMortgageAffordable(world, seat)) return;
  const deeds = ask(game, UNMORTGAGE, seat, undefined, undefined);
  for (let i = 0; i < deeds.length; i++) liftMortgage(world, seat, deeds[i], liftCost(world, deeds[i]));
}

function build(game: Game, seat: Seat): void {
  if (!attends(game, BUILD, seat) || !canBuildSomewhere(game.world, seat)) return;
  const lots = ask(game, BUILD, seat, undefined, undefined);
  if (lots.length > 0 && canPayFor(game, seat, lots)) buildInOrder(game, seat, lots);
}

/** Raises what the list exceeds the seat's cash by (M-1). False when that falls short, or took a lot's group apart. */
function canPayFor(game: Game, seat: Seat, lots: readonly Square[]): boolean {
  const { world } = game;
  let cost = 0;
  for (const lot of lots) cost += world.houseCost[lot];
  if (world.cash[seat] >= cost) return true;
  if (!raiseToSpend(game, seat, cost, setsOf(world, lots))) return false;
  const plan = game.plan.load(seat);
  return lots.every((lot) => plan.build(lot) === null);
}

function sellBuildings(game: Game, seat: Seat): void {
  const { world } = game;
  if (!attends(game, SELL_BUILDINGS, seat) || world.derived.built[seat] === 0) return;
  const lots = ask(game, SELL_BUILDINGS, seat, undefined, undefined);
  for (let i = 0; i < lots.length; i++) sellBuildingsTo(world, seat, lots[i], world.buildings[lots[i]] - 1);
  coverHouseShortage(world, seat, lots);
}

function mortgageDeeds(game: Game, seat: Seat): void {
  const { world } = game;
  if (!attends(game, MORTGAGE, seat) || !canMortgageSomething(world, seat)) return;
  const deeds = ask(game, MORTGAGE, seat, undefined, undefined);
  for (let i = 0; i < deeds.length; i++) mortgageDeed(world, seat, deeds[i]);
}

function someMortgageAffordable(world: World, seat: Seat): boolean {
  const { deeds } = world;
  const cash = world.cash[seat];
  let held = world.derived.mortgages[seat];
  for (let i = 0; held > 0; i++) {
    const square = deeds[i];
    if (world.mortgaged[square] === 0 || world.owner[square] !== seat) continue;
    if (liftCost(world, square) <= cash) return true;
    held--;
  }
  return false;
}

function canMortgageSomething(world: World, seat: Seat): boolean {
  const { derived } = world;
  if (derived.deedCount[seat] === derived.mortgages[seat]) return false;
  if (derived.built[seat] === 0) return true;
  for (const square of world.deeds) {
    if (world.owner[square] !== seat || world.mortgaged[square] !== 0) continue;
    if (derived.setBuildings[world.set[square]] === 0) return true;
  }
  return false;
}

/** True when some lot could take a building now (H-1, H-10): a complete, unmortgaged group, the stock and the means. */
function canBuildSomewhere(world: World, seat: Seat): boolean {
  const { derived, sets, setSize, houseCost } = world;
  const cash = world.cash[seat];
  let held = derived.groupsOwned[seat];
  for (let set = 0; held > 0; set++) {
    if (!ownsSet(world, seat, set)) continue;
    held--;
    if (derived.setMortgages[set] !== 0 || derived.setBuildings[set] === setSize[set] * HOTEL) continue;
    const lots = sets[set];
    const cost = houseCost[lots[0]];
    if (cash >= cost || means(world, seat) - setLiquidity(world, seat, set) >= cost) {
      if (someLotOpen(world, lots)) return true;
    }
  }
  return false;
}

function someLotOpen(world: World, lots: readonly Square[]): boolean {
  let lowest = HOTEL;
  for (const lot of lots) lowest = Math.min(lowest, world.buildings[lot]);
  const houses = world.bank[STOCK.houses];
  const hotels = world.bank[STOCK.hotels];
  if (world.rules.evenBuilding) return lowest < HOTEL && (lowest === HOTEL - 1 ? hotels : houses) > 0;
  return lots.some((lot) => {
    const height = world.buildings[lot];
    return height < HOTEL && (height === HOTEL - 1 ? hotels : houses) > 0;
  });
}
