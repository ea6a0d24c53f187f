import { BANK, type Column, HOTEL, type Seat } from "../../components/index.ts";
import { STOCK } from "../world/bank-stock.ts";
import { MONEY_REASONS } from "../world/money.ts";
import { PHASE } from "../world/phases.ts";
import type { World } from "../world/world.ts";
import { hotelsIn, housesIn } from "./holdings.ts";

/** A law of the game that does not hold: always our bug, never a player's. */
export class InvariantBroken extends Error {
  override readonly name = "InvariantBroken";
}

/** The sums that a game began with: play may move them but not change them. */
export interface Baseline {
  /** Dollars of all seats and the bank together, with the bank's paid-out sum counted back. */
  readonly money: number;
  readonly houses: number;
  readonly hotels: number;
  /** Cash by seat, less what the ledger says came in. */
  readonly cashBefore: readonly number[];
}

/** Takes the sums of a game at its start, or of a position set up by hand. */
export function takeBaseline(world: World): Baseline {
  return {
    money: moneyOf(world),
    ...supplyOf(world),
    cashBefore: world.table.map((seat) => world.cash[seat] - ledgerOf(world, seat)),
  };
}

/** Throws {@link InvariantBroken}, naming the law, unless every law of the game holds. */
export function checkInvariants(world: World, baseline: Baseline): void {
  for (const [law, check] of LAW_LIST) {
    const broken = check(world, baseline);
    if (broken !== null) throw new InvariantBroken(`${law}: ${broken}`);
  }
}

/** The laws by name; each gives what is wrong, or null. */
const LAWS: Readonly<Record<string, (world: World, baseline: Baseline) => string | null>> = {
  "cash is conserved against the bank's ledger": (world, { money, cashBefore }) => {
    if (moneyOf(world) !== money) return `${moneyOf(world)} dollars, ${money} at the start`;
    const seat = world.table.find((seat) => world.cash[seat] - ledgerOf(world, seat) !== cashBefore[seat]);
    return seat === undefined ? null : `seat ${seat} has cash that its ledger does not explain`;
  },
  "nobody's cash is negative": (world) => {
    const seat = world.table.find((seat) => world.cash[seat] < 0);
    return seat === undefined ? null : `seat ${seat} has ${world.cash[seat]}`;
  },
  "every deed is in one place, and nothing else is owned": (world) => {
    for (const square of world.squares) {
      const owner = world.owner[square];
      const isDeed = world.set[square] !== -1;
      if (owner < BANK || owner >= world.seats)
        return `${world.board.names[square]} belongs to seat ${owner}`;
      if (!isDeed && owner !== BANK) return `${world.board.names[square]} is owned`;
      if (owner === BANK && (world.buildings[square] !== 0 || world.mortgaged[square] !== 0)) {
        return `${world.board.names[square]} is the bank's, but built or mortgaged`;
      }
    }
    return null;
  },
  "houses and hotels add up to the supply": (world, { houses, hotels }) => {
    const now = supplyOf(world);
    if (now.houses !== houses || now.hotels !== hotels)
      return `${now.houses} houses and ${now.hotels} hotels`;
    const { bank } = world;
    return bank[STOCK.houses] < 0 || bank[STOCK.hotels] < 0 ? "the stock is negative" : null;
  },
  "buildings stand evenly on complete, unmortgaged groups": (world) => {
    for (const [set, { name }] of world.board.groups.entries()) {
      if (world.derived.setBuildings[set] === 0) continue;
      const lots = world.sets[set];
      const heights = lots.map((square) => world.buildings[square]);
      if (heights.some((height) => height < 0 || height > HOTEL)) return `${name}: heights ${heights}`;
      const owners = new Set(lots.map((square) => world.owner[square]));
      if (owners.size !== 1) return `${name} is built and not complete`;
      if (lots.some((square) => world.mortgaged[square] !== 0)) return `${name} is built and mortgaged`;
      if (world.rules.evenBuilding && Math.max(...heights) - Math.min(...heights) > 1) {
        return `${name}: heights ${heights}`;
      }
    }
    return null;
  },
  "every card is in exactly one place": (world) => {
    for (const [deck, cards] of world.deckCards.entries()) {
      const problem = deckProblem(world, deck, cards);
      if (problem !== null) return problem;
    }
    return null;
  },
  "a bankrupt seat owns nothing": (world) => {
    const seat = world.table.find(
      (seat) =>
        world.bankrupt[seat] !== 0 &&
        (world.cash[seat] !== 0 || world.jailCards[seat] !== 0 || world.derived.deedCount[seat] !== 0),
    );
    return seat === undefined ? null : `seat ${seat}`;
  },
  "tokens stand on the board, prisoners in jail": (world) => {
    const seat = world.table.find((seat) => {
      const position = world.position[seat];
      const onBoard = position >= 0 && position < world.squares.length;
      return !onBoard || (world.inJail[seat] !== 0 && position !== world.jail);
    });
    return seat === undefined ? null : `seat ${seat} on square ${world.position[seat]}`;
  },
  "nothing is pending between turns": ({ turn, work }) =>
    turn.phase === PHASE.preTurn && work.depth > 0 ? `${work.depth} obligations` : null,
  "sums kept in step agree with the deeds": (world) => derivedProblem(world),
};

const LAW_LIST = Object.entries(LAWS);

function moneyOf(world: World): number {
  return world.table.reduce((sum, seat) => sum + world.cash[seat], -world.bank[STOCK.paidOut]);
}

function ledgerOf(world: World, seat: Seat): number {
  return MONEY_REASONS.reduce((sum, _, reason) => {
    const at = seat * MONEY_REASONS.length + reason;
    return sum + world.income[at] - world.spending[at];
  }, 0);
}

function supplyOf(world: World): { houses: number; hotels: number } {
  const supply = { houses: world.bank[STOCK.houses], hotels: world.bank[STOCK.hotels] };
  for (const square of world.streets) {
    supply.houses += housesIn(world.buildings[square]);
    supply.hotels += hotelsIn(world.buildings[square]);
  }
  return supply;
}

function deckProblem(world: World, deck: number, cards: Column): string | null {
  const { board } = world;
  const size = cards.length;
  const start = world.firstCard[deck];
  const times = new Array<number>(size).fill(0);
  for (let i = 0; i < world.deckCount[deck]; i++) {
    const card = cards[(world.deckTop[deck] + i) % size] - start;
    times[card] = (times[card] ?? 0) + 1;
  }
  for (let seat = 0; seat < world.seats; seat++) {
    if ((world.jailCards[seat] & (1 << deck)) === 0) continue;
    const held = world.jailCard[deck] - start;
    times[held] = (times[held] ?? 0) + 1;
  }
  const wrong = times.findIndex((count) => count !== 1);
  return wrong === -1
    ? null
    : `${board.cards[start + wrong]?.id} of deck ${deck} is in ${times[wrong]} places`;
}

/** Sums by seat, in the order of {@link sumsOf}'s columns. */
const SEAT_SUMS = ["deedCount", "groupsOwned", "liquidity", "assets", "mortgages", "built"] as const;

function derivedProblem(world: World): string | null {
  const { derived, seats, setSize } = world;
  const { bySeat, counts, built, mortgaged } = sumsOf(world);
  for (let seat = 0; seat < seats; seat++) {
    for (const [i, name] of SEAT_SUMS.entries()) {
      const value = bySeat[seat * SEAT_SUMS.length + i];
      if (derived[name][seat] !== value)
        return `${name} of seat ${seat} is ${derived[name][seat]}, ${value} by the deeds`;
    }
  }
  for (let i = 0; i < counts.length; i++) {
    if (derived.setCount[i] !== counts[i])
      return `set ${i % setSize.length} of seat ${Math.floor(i / setSize.length)}`;
  }
  for (let set = 0; set < built.length; set++) {
    if (derived.setBuildings[set] !== built[set] || derived.setMortgages[set] !== mortgaged[set]) {
      return `buildings or mortgages of set ${set}`;
    }
  }
  return null;
}

/** The values that the derived columns should hold, from the deeds alone. */
function sumsOf(world: World) {
  const { price, mortgageValue, houseCost, seats, setSize } = world;
  const sets = setSize.length;
  const bySeat = new Array<number>(seats * SEAT_SUMS.length).fill(0);
  const counts = new Array<number>(seats * sets).fill(0);
  const built = new Array<number>(sets).fill(0);
  const mortgaged = new Array<number>(sets).fill(0);
  const add = (column: number[], at: number, amount: number) => {
    column[at] += amount;
  };
  for (const square of world.deeds) {
    const set = world.set[square];
    const height = world.buildings[square];
    const pledged = world.mortgaged[square];
    const cost = height * houseCost[square];
    const loan = mortgageValue[square];
    add(built, set, height);
    add(mortgaged, set, pledged);
    const owner = world.owner[square];
    if (owner === BANK) continue;
    add(counts, owner * sets + set, 1);
    const at = owner * SEAT_SUMS.length;
    add(bySeat, at, 1);
    if (set < world.groups && counts[owner * sets + set] === setSize[set]) add(bySeat, at + 1, 1);
    add(bySeat, at + 2, (pledged === 0 ? loan : 0) + cost / 2);
    add(bySeat, at + 3, (pledged === 0 ? price[square] : loan) + cost);
    add(bySeat, at + 4, pledged);
    add(bySeat, at + 5, height);
  }
  return { bySeat, counts, built, mortgaged };
}
