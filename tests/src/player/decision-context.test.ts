import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { DecisionContext } from "../../../src/player/decision-context.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { showPosition } from "../../../systems/asking/guard.ts";
import { table } from "../../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];

describe("the view of a decision", () => {
  const { game, world, at } = table({
    seats: 3,
    cash: [700, 800, 900],
    positions: ["Chance 1", "Short Line"],
    deeds: [[...browns, "Short Line"], ["Boardwalk"]],
    buildings: { "Baltic Avenue": 1 },
    mortgaged: ["Boardwalk"],
    jailed: { 2: 1 },
    jailCards: [[], [], ["chance", "communityChest"]],
    turn: { round: 12 },
  });
  const [mine, , theirs] = game.contexts;

  test("has every field of the specification", () => {
    expect({
      playerId: mine.playerId,
      cash: mine.cash,
      position: mine.position,
      ownedProperties: mine.ownedProperties,
      inJail: [mine.inJail, theirs.inJail],
      jailTurns: [mine.jailTurns, theirs.jailTurns],
      hasJailCard: [mine.hasJailCard, theirs.hasJailCard],
      turnNumber: mine.turnNumber,
    }).toEqual({
      playerId: 0,
      cash: 700,
      position: 7,
      ownedProperties: [...browns, "Short Line"].map(at),
      inJail: [false, true],
      jailTurns: [0, 1],
      hasJailCard: [false, true],
      turnNumber: 12,
    });
    expect(Array.from({ length: 10 }, (_, set) => mine.groupCounts[set])).toEqual([
      2, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    ]);
    expect([0, 1, 2].map((seat) => mine.opponentCash[seat])).toEqual([700, 800, 900]);
    expect([0, 1, 2].map((seat) => mine.opponentPropertyCount[seat])).toEqual([3, 1, 0]);
    expect([39, 35, 5].map((square) => mine.squareOwners[square])).toEqual([1, 0, -1]);
    expect([mine.squareHouses[3], mine.squareMortgaged[39], mine.squarePrices[39]]).toEqual([1, 1, 400]);
    expect([mine.squareBaseRent[39], mine.squareHouseCost[39], mine.squareMortgageValue[39]]).toEqual([
      50, 200, 200,
    ]);
  });

  test("has the same under true names", () => {
    expect([mine.seat, mine.round]).toEqual([mine.playerId, mine.turnNumber]);
    expect([0, 1, 2].map((seat) => mine.cashOf(seat as Seat))).toEqual([700, 800, 900]);
    expect(
      ["Boardwalk", "Short Line", "Reading Railroad", "GO"].map((name) => mine.ownerOf(at(name))),
    ).toEqual([1, 0, null, null]);
    expect([mine.priceOf(at("Boardwalk")), mine.priceOf(at("GO"))]).toEqual([400, 0]);
    expect([mine.deedsOf(), mine.deedsOf(1 as Seat)]).toEqual([
      mine.ownedProperties,
      mine.propertiesOf(1 as Seat),
    ]);
    expect([mine.buildingsOf(), mine.buildingsOf(1 as Seat)]).toEqual([1, 0]);
  });

  test("names the deeds of a set that a seat lacks", () => {
    expect([mine.missingDeeds(0), mine.missingDeeds(7)]).toEqual([[], ["Park Place", "Boardwalk"].map(at)]);
    expect(theirs.missingDeeds(7, 1 as Seat)).toEqual([at("Park Place")]);
  });

  test("answers what follows from the position", () => {
    expect([mine.ownsCompleteSet(0), mine.ownsCompleteSet(7), theirs.ownsCompleteSet(0, 0 as Seat)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([mine.countInGroup(2), mine.ownedInGroup(0), mine.ownedInGroup(7, 1 as Seat)]).toEqual([3, 2, 1]);
    expect([mine.netWorth(), mine.netWorth(1 as Seat)]).toEqual([700 + 120 + 50 + 200, 800 + 200]);
    expect([mine.means(), mine.totalHouses(), mine.mortgageCount(1 as Seat)]).toEqual([
      700 + 25 + 60 + 100,
      1,
      1,
    ]);
    expect([mine.groupIsBuilt(at("Mediterranean Avenue")), mine.canMortgage(at("Short Line"))]).toEqual([
      true,
      true,
    ]);
    expect([mine.canMortgage(at("Baltic Avenue")), mine.liftCost(at("Boardwalk"))]).toEqual([false, 220]);
    expect([mine.rentOf(at("Baltic Avenue")), mine.rentOf(at("Boardwalk"))]).toEqual([20, 0]);
    expect([mine.isInJail(2 as Seat), mine.jailCardsOf(2 as Seat), mine.isBankrupt(1 as Seat)]).toEqual([
      true,
      2,
      false,
    ]);
  });

  test("shows what has happened at the table when its player is called next", () => {
    world.cash[0] -= 1;
    showPosition(game, 0 as Seat);
    expect(mine.cash).toBe(699);
    world.cash[0]++;
    showPosition(game, 0 as Seat);
  });

  test.each([
    [1, "early"],
    [10, "early"],
    [11, "mid"],
    [25, "mid"],
    [26, "late"],
    [300, "late"],
  ])("round %i is the %s game", (round, phase) => {
    const other = table({ turn: { round } });
    expect(other.game.contexts[0].gamePhase()).toBe(phase);
  });

  test("offers a scratch pad that leaves the table alone", () => {
    const plan = mine.plan();
    const before = world.state.slice();
    for (let step = 0; step < 4; step++) plan.build(at(browns[step % 2]));
    expect([plan.cash, mine.plan().cash]).toEqual([500, 700]);
    expect(world.state).toEqual(before);
    expect(mine.housesLeft + mine.hotelsLeft).toBe(world.bank[STOCK.houses] + world.bank[STOCK.hotels]);
  });
});

describe("a player's own chance", () => {
  const draws = (context: DecisionContext, count = 12) =>
    Array.from({ length: count }, () => context.random(1000));

  test("is its seat's stream of the game: others' draws do not shift it", () => {
    const [one, two] = [table({ seed: 5 }).game.contexts, table({ seed: 5 }).game.contexts];
    const alone = draws(one[0]);
    const mixed = alone.map(() => {
      draws(two[1], 3);
      return two[0].random(1000);
    });
    expect(mixed).toEqual(alone);
    expect(draws(one[1])).not.toEqual(alone);
    expect(draws(table({ seed: 6 }).game.contexts[0])).not.toEqual(alone);
  });

  test("begins anew with each game", () => {
    const { game } = table({ seed: 5 });
    const first = draws(game.contexts[0]);
    game.contexts[0].begin();
    expect(draws(game.contexts[0])).toEqual(first);
    expect(draws(new DecisionContext(game.world, 0 as Seat))).toEqual(first);
  });
});
