import { describe, expect, test } from "vitest";
import { scenarioFiles } from "./scenario-files.ts";

/** Faults that other engines had, each with the scenario that would show it here. */
const FAULTS = {
  "the player on turn bids for everybody": "016-declined-deed-everyone-bids-lander-wins",
  "no trade is ever offered": "196-trade-completes-two-groups",
  "the round never advances": "205-eight-players",
  "without a bid the deed goes to somebody": "017-auction-without-a-bid",
  "a third failure in jail neither pays nor moves": "011-first-failure-stays-third-pays-and-moves",
  "a double out of jail earns another throw": "010-double-leaves-jail-without-another-roll",
  "players in jail cannot build": "013-jailed-player-collects-builds-and-bids",
  "a card moves onto a deed without offer or rent": "065-back-three-onto-a-rented-deed",
  "back three onto Community Chest draws nothing": "004-back-three-onto-community-chest",
  "nearest railroad charges the plain rent": "022-railroad-rent-four-and-nearest-railroad-double",
  "nearest utility charges the plain rent": "024-utility-four-times-and-nearest-utility-ten-times",
  "even building is off by one": "033-building-refused",
  "houses never run out": "034-no-house-left-in-the-bank",
  "a hotel counts as four houses": "198-net-worth-counts-a-hotel-as-five",
  "a lot's buildings are all sold at once": "179-engine-raises-the-rest",
  "deeds of a bankrupt stay dead": "199-a-bankrupt-players-deeds-come-back",
  "a birthday skips who is short": "048-arena-birthday-one-cannot-pay",
  "railroads and utilities count as a colour": "200-railroads-and-utilities-are-no-colour",
  "the turn ends twice, or a landing is resolved twice": "197-landing-resolved-once",
  "cards that were held never come back": "187-jail-cards-of-a-bankrupt",
  "the deck runs empty or is shuffled again": "093-drawn-cards-go-to-the-bottom",
  "buildings of a bankrupt leak from the supply": "042-bankrupt-with-buildings",
  "a hotel broken in a shortage leaves a bare lot": "148-debtor-names-a-hotel-in-a-shortage",
  "a payment clamped at zero hides the debt": "176-exactly-solvent",
  "a bankrupt on a double throws again": "059-bankrupt-to-a-player-on-a-double",
  "the game goes on while the survivor throws doubles": "060-survivor-on-a-double-does-not-roll",
  "mortgage interest is forgotten in a trade": "160-traded-mortgage-not-lifted",
  "mortgage interest is forgotten in a bankruptcy": "182-creditor-lifts-at-once",
  "even building is measured over lots of others": "201-even-building-needs-the-whole-group",
  "a mortgaged deed doubles its rent or is built on": "092-mortgaged-lot-of-a-full-group",
  "a game must end": "193-tie-at-the-cap",
} as const;

const files = scenarioFiles().map(({ file }) => file.replace(/\.json$/, ""));

describe("the suite of scenarios", () => {
  test("has a scenario for every fault that other engines had", () => {
    expect(Object.values(FAULTS).filter((file) => !files.includes(file))).toEqual([]);
  });

  test("numbers its files without repeating a number", () => {
    const numbers = files.map((file) => file.slice(0, 3)).filter((number) => /^\d+$/.test(number));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
