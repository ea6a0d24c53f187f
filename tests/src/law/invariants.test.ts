import { describe, expect, test } from "vitest";
import type { Seat, Square } from "../../../components/index.ts";
import { transfer } from "../../../src/law/bank.ts";
import { setBuildings, setMortgaged, setOwner } from "../../../src/law/holdings.ts";
import { checkInvariants, InvariantBroken, takeBaseline } from "../../../src/law/invariants.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { MONEY } from "../../../src/world/money.ts";
import type { World } from "../../../src/world/world.ts";
import { type Layout, table } from "../../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const BALTIC = 3 as Square;

/** What checked mode says once `harm` was done to a lawful table; null when it finds nothing. */
function verdict(harm: (world: World) => void, layout: Layout = {}): string | null {
  const { world } = table({ deeds: [browns, ["Boardwalk"]], ...layout });
  const baseline = takeBaseline(world);
  harm(world);
  try {
    checkInvariants(world, baseline);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(InvariantBroken);
    return (error as Error).message;
  }
}

test("a lawful table passes, and stays lawful under the engine's own writers", () => {
  expect(verdict(() => {})).toBeNull();
  expect(
    verdict((world) => {
      transfer(world, 0 as Seat, 1 as Seat, 100, MONEY.rent);
      transfer(world, -1 as Seat, 0 as Seat, 200, MONEY.salary);
      setOwner(world, 5 as Square, 1 as Seat);
      setMortgaged(world, 5 as Square, 1);
      setBuildings(world, BALTIC, 1);
    }),
  ).toBeNull();
});

describe("each law is broken once", () => {
  test.each<[law: string, detail: RegExp, harm: (world: World) => void]>([
    [
      "cash is conserved",
      /dollars, \d+ at the start/,
      (world) => {
        world.cash[0]++;
      },
    ],
    [
      "cash is conserved",
      /ledger does not explain/,
      (world) => {
        world.cash[0]++;
        world.cash[1] -= 1;
      },
    ],
    [
      "cash is conserved",
      /dollars/,
      (world) => {
        world.bank[STOCK.paidOut] += 5;
      },
    ],
    [
      "nobody's cash is negative",
      /seat 0 has -1/,
      (world) => transfer(world, 0 as Seat, 1 as Seat, 1501, MONEY.rent),
    ],
    [
      "every deed is in one place",
      /Jail is owned/,
      (world) => {
        world.owner[10] = 0 as Seat;
      },
    ],
    [
      "every deed is in one place",
      /belongs to seat 2/,
      (world) => {
        world.owner[39] = 2 as Seat;
      },
    ],
    [
      "every deed is in one place",
      /bank's, but built or mortgaged/,
      (world) => {
        world.mortgaged[5] = 1;
      },
    ],
    [
      "houses and hotels add up",
      /31 houses/,
      (world) => {
        world.bank[STOCK.houses] -= 1;
      },
    ],
    [
      "houses and hotels add up",
      /13 hotels/,
      (world) => {
        world.bank[STOCK.hotels]++;
      },
    ],
    ["buildings stand evenly", /Brown: heights 0,2/, (world) => setBuildings(world, BALTIC, 2)],
    [
      "buildings stand evenly",
      /Dark Blue is built and not complete/,
      (world) => setBuildings(world, 39 as Square, 1),
    ],
    [
      "buildings stand evenly",
      /Brown is built and mortgaged/,
      (world) => {
        setBuildings(world, BALTIC, 1);
        setMortgaged(world, 1 as Square, 1);
      },
    ],
    [
      "every card is in exactly one place",
      /is in 0 places/,
      (world) => {
        world.deckCount[0] -= 1;
      },
    ],
    [
      "every card is in exactly one place",
      /is in 2 places/,
      (world) => {
        const dealt = [...Array(16).keys()].map((slot) => world.deckCards[1][slot]);
        // The lowest card of the deck twice: the first place the census looks.
        world.deckCards[1][dealt.indexOf(17)] = 16;
      },
    ],
    [
      "every card is in exactly one place",
      /getOutOfJailFree of deck 0 is in 2 places/,
      (world) => {
        world.jailCards[1] = 1;
      },
    ],
    [
      "a bankrupt seat owns nothing",
      /seat 0/,
      (world) => {
        world.bankrupt[0] = 1;
      },
    ],
    [
      "tokens stand on the board",
      /seat 0 on square 40/,
      (world) => {
        world.position[0] = 40 as Square;
      },
    ],
    [
      "tokens stand on the board",
      /seat 1 on square -1/,
      (world) => {
        world.position[1] = -1 as Square;
      },
    ],
    [
      "tokens stand on the board",
      /seat 1 on square 0/,
      (world) => {
        world.inJail[1] = 1;
      },
    ],
    ["nothing is pending between turns", /1 obligations/, (world) => world.work.pushAuction(39 as Square)],
    [
      "sums kept in step",
      /liquidity of seat 0/,
      (world) => {
        world.derived.liquidity[0]++;
      },
    ],
    [
      "sums kept in step",
      /set 0 of seat 1/,
      (world) => {
        world.derived.setCount[10] = 2;
      },
    ],
    [
      "sums kept in step",
      /buildings or mortgages of set 3/,
      (world) => {
        world.derived.setMortgages[3] = 1;
      },
    ],
  ])("%s: %s", (law, detail, harm) => {
    const found = verdict(harm);
    expect(found).toMatch(new RegExp(`^${law}`));
    expect(found).toMatch(detail);
  });

  test("even building is no law where the rules leave it off", () => {
    expect(verdict((world) => setBuildings(world, BALTIC, 2), { rules: { evenBuilding: false } })).toBeNull();
  });
});
